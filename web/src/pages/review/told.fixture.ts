// What an engine may answer, for tests.
import type { AnalyzeAnswer, SumUpAnswer } from '../../protocol/generated/engine.ts';

export function answerOf(told: Partial<AnalyzeAnswer>): AnalyzeAnswer {
  return {
    ok: true,
    ply: 0,
    turn: 1,
    actor: 0,
    kind: 'decision',
    iterations: 100,
    before: [0.5, 0.5],
    after: [0.4, 0.6],
    unseen_before: [],
    unseen_after: [],
    margin: 0.1,
    decision: 'action',
    move: 'pass',
    loss: 0.1,
    candidates: [],
    outcomes: 0,
    exact: true,
    ...told,
  };
}

export function summaryOf(told: Partial<SumUpAnswer>): SumUpAnswer {
  return {
    ok: true,
    start: [0.5, 0.5],
    end: [1, 0],
    turns: [],
    marks: [],
    seats: [],
    decided: null,
    unexplained: 0.02,
    next: [],
    ...told,
  };
}

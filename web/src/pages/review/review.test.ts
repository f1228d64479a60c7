import { expect, test } from 'vitest';
import type { AnalyzeAnswer, SumUpAnswer } from '../../protocol/generated/engine.ts';
import {
  isEnough,
  isRoughlyKnown,
  NOTHING_KNOWN,
  nextJob,
  pliesOf,
  progressOf,
  type Review,
  type ReviewEvent,
  update,
} from './review.ts';
import { answerOf, summaryOf } from './told.fixture.ts';

function after(from: Review, ...events: readonly ReviewEvent[]): Review {
  return events.reduce(update, from);
}

const summed = (next: readonly (readonly [number, number])[], of = 0): ReviewEvent => ({
  kind: 'summed',
  summary: summaryOf({ next: next.map(([ply, iterations]) => ({ ply, iterations })) }),
  of,
});
const analyzed = (
  ply: number,
  iterations: number,
  answer: AnalyzeAnswer | null = answerOf({ ply, iterations }),
) => ({ kind: 'analyzed', task: { ply, iterations }, answer }) satisfies ReviewEvent;
const planned = after(
  NOTHING_KNOWN,
  { kind: 'begun', job: { kind: 'sum_up' } },
  summed([
    [7, 9],
    [2, 9],
    [5, 9],
  ]),
);

test('the engine is asked first what there is to do', () => {
  expect(nextJob(NOTHING_KNOWN, 'deep', null)).toEqual({ kind: 'sum_up' });
  expect(nextJob(after(NOTHING_KNOWN, { kind: 'begun', job: { kind: 'sum_up' } }), 'deep', null)).toBeNull();
});

test('the most telling ply comes first, but before it the one that is looked at', () => {
  expect(nextJob(planned, 'rough', null)).toEqual({ kind: 'analyze', task: { ply: 7, iterations: 9 } });
  expect(nextJob(planned, 'rough', 5)).toEqual({ kind: 'analyze', task: { ply: 5, iterations: 9 } });
  expect(nextJob(planned, 'rough', 4)).toEqual({ kind: 'analyze', task: { ply: 7, iterations: 9 } });
});

test('no two workers have the same ply, and what one leaves behind another one takes', () => {
  const job = nextJob(planned, 'rough', null);
  if (job === null) throw new Error('There is something to do.');
  const begun = after(planned, { kind: 'begun', job });
  expect(begun.queue.map(({ ply }) => ply)).toEqual([2, 5]);
  expect(nextJob(after(begun, { kind: 'lost', job }), 'rough', null)).toEqual(job);
});

test('the rough pass is over when all of its plies are known and summed up', () => {
  const all = after(planned, analyzed(7, 9), analyzed(2, 9), analyzed(5, 9));
  expect(progressOf(after(planned, analyzed(7, 9)))).toBeCloseTo(1 / 3);
  expect(progressOf(all)).toBe(1);
  expect(isRoughlyKnown(all)).toBe(false);
  const known = after({ ...all, queue: [] }, summed([[7, 50]], 3));
  expect(isRoughlyKnown(known)).toBe(true);
  expect([isEnough(known, 'rough'), isEnough(known, 'deep')]).toEqual([true, false]);
  expect(nextJob(known, 'rough', null)).toBeNull();
  expect(nextJob(known, 'deep', null)).toEqual({ kind: 'analyze', task: { ply: 7, iterations: 50 } });
  const deep = after(
    known,
    { kind: 'begun', job: { kind: 'analyze', task: { ply: 7, iterations: 50 } } },
    analyzed(7, 50),
    summed([], 4),
  );
  expect(isEnough(deep, 'deep')).toBe(true);
  expect(nextJob(deep, 'deep', null)).toBeNull();
});

test('what cannot be analyzed is not asked for again, and holds nothing up', () => {
  const refused = after(planned, analyzed(7, 9, null), analyzed(2, 9), analyzed(5, 9), summed([[7, 9]], 2));
  expect(refused.queue).toEqual([]);
  expect(isEnough(refused, 'deep')).toBe(true);
});

test('what came while it was summed up is neither lost nor asked for again', () => {
  const state = after(
    planned,
    { kind: 'begun', job: { kind: 'sum_up' } },
    analyzed(7, 9),
    summed(
      [
        [7, 9],
        [2, 9],
        [5, 9],
      ],
      0,
    ),
  );
  expect(state.queue.map(({ ply }) => ply)).toEqual([2, 5]);
  expect(state.answers.has(7)).toBe(true);
});

test('a deeper answer takes the place of a rough one, never the other way', () => {
  const deep = after(planned, analyzed(7, 90), analyzed(7, 9));
  expect(deep.answers.get(7)?.iterations).toBe(90);
});

test('the sum is made of all answers in the order of the game', () => {
  const told: SumUpAnswer = summaryOf({});
  expect(told.marks).toEqual([]);
  expect(pliesOf(after(planned, analyzed(7, 9), analyzed(2, 9))).map(({ ply }) => ply)).toEqual([2, 7]);
});

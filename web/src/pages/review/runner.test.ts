import { expect, test } from 'vitest';
import { failed, ok } from '../../base/result.ts';
import type { EngineHost } from '../../engine/host.ts';
import { isEnough, NOTHING_KNOWN, type Review } from './review.ts';
import { runReview, workersFor } from './runner.ts';
import { answerOf, summaryOf } from './told.fixture.ts';

interface Request {
  readonly cmd: string;
  readonly ply?: number;
  readonly iterations?: number;
  readonly plies?: readonly { readonly ply: number; readonly iterations: number }[];
}

const LOADED = JSON.stringify({
  ok: true,
  game: 'tigris',
  players: 2,
  chance: 'manual',
  played: [],
  events: [],
  to_act: 0,
  deciding: [0],
  sealed: [],
  decision: 'action',
  plies: 9,
  version: 9,
});
const ROUGH = [6, 2, 4];

/** Answers as the engine does: a rough pass, then ply 6 once more. */
function engine(log: Request[] = [], breaksAt = -1): EngineHost {
  let closed = false;
  return {
    async send(text) {
      const request = JSON.parse(text) as Request;
      log.push(request);
      await Promise.resolve();
      if (closed || request.ply === breaksAt) return failed({ kind: 'gone', why: 'It broke.' });
      if (request.cmd === 'load') return ok(LOADED);
      if (request.cmd === 'analyze')
        return ok(JSON.stringify(answerOf({ ply: request.ply ?? 0, iterations: request.iterations ?? 0 })));
      const known = new Map((request.plies ?? []).map(({ ply, iterations }) => [ply, iterations]));
      const rough = ROUGH.filter((ply) => !known.has(ply)).map((ply) => ({ ply, iterations: 10 }));
      const deeper = (known.get(6) ?? 0) < 99 ? [{ ply: 6, iterations: 99 }] : [];
      return ok(JSON.stringify(summaryOf({ next: rough.length > 0 ? rough : deeper })));
    },
    close() {
      closed = true;
    },
  };
}

function ended(
  hosts: readonly EngineHost[],
  depth: 'rough' | 'deep',
  known?: Review,
): Promise<Review | null> {
  return new Promise((resolve) => {
    runReview({
      record: '',
      hosts,
      depth,
      known,
      onchange: (review) => {
        if (isEnough(review, depth)) resolve(review);
      },
      onbroken: () => resolve(null),
    });
  });
}

test('one worker goes through all of it, deeper where it matters', async () => {
  const log: Request[] = [];
  const review = await ended([engine(log)], 'deep');
  expect(log[0]?.cmd).toBe('load');
  expect(log.filter(({ cmd }) => cmd === 'analyze').map(({ ply, iterations }) => [ply, iterations])).toEqual([
    [6, 10],
    [2, 10],
    [4, 10],
    [6, 99],
  ]);
  expect(review?.summary).not.toBeNull();
});

test('several share it, and no ply is analyzed twice as deep', async () => {
  const logs: Request[][] = [[], [], []];
  const review = await ended(
    logs.map((log) => engine(log)),
    'rough',
  );
  const plies = logs
    .flat()
    .filter(({ cmd }) => cmd === 'analyze')
    .map(({ ply }) => ply);
  expect(plies.toSorted()).toEqual([2, 4, 6]);
  expect(review?.answers.size).toBe(3);
});

test('what is known already is not asked again', async () => {
  const rough = await ended([engine()], 'rough');
  const log: Request[] = [];
  await ended([engine(log)], 'deep', rough ?? NOTHING_KNOWN);
  expect(log.filter(({ cmd }) => cmd === 'analyze').map(({ ply }) => ply)).toEqual([6]);
});

test('a worker that breaks leaves its ply to the others; if none is left, it is said', async () => {
  const review = await ended([engine([], 2), engine()], 'rough');
  expect(review?.answers.has(2)).toBe(true);
  expect(await ended([engine([], 2)], 'rough')).toBeNull();
});

test('one core is left to the page', () => {
  expect([1, 2, 4, 5, 64].map(workersFor)).toEqual([1, 1, 3, 4, 4]);
});

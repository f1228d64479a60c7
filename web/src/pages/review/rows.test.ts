import { expect, test } from 'vitest';
import type { ReviewMark } from '../../protocol/generated/engine.ts';
import { markBeside, marksAt, shownOf } from './rows.ts';

const candidates = ['a', 'b', 'c', 'd', 'e', 'f'].map((move, at) => ({
  move,
  visits: 10,
  shares: [0.5, 0.5],
  loss: at / 100,
  line: [move],
}));
const mark = (ply: number, kind: ReviewMark['mark'], turn = 1): ReviewMark => ({
  ply,
  turn,
  seat: 0,
  mark: kind,
  loss: 0.1,
});

test('at most five, and always the played one', () => {
  const moves = (played: string) =>
    shownOf({ actor: 0, candidates, move: played }).map(({ move, rank }) => [move, rank]);
  expect(moves('b')).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 4],
    ['e', 5],
  ]);
  expect(moves('f')).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
    ['d', 4],
    ['f', 6],
  ]);
});

test('marks are those of the ply, a turning point is that of the turn', () => {
  const marks = [mark(4, 'slip'), mark(3, 'turning', 2), mark(6, 'only', 2)];
  expect(marksAt(marks, 6, 2).map((one) => one.mark)).toEqual(['turning', 'only']);
  expect(marksAt(marks, 5, 3)).toEqual([]);
});

test('from mark to mark, around the ends', () => {
  const marks = [mark(4, 'slip'), mark(8, 'only')];
  expect(markBeside(marks, 4, 'next')?.ply).toBe(8);
  expect(markBeside(marks, 8, 'next')?.ply).toBe(4);
  expect(markBeside(marks, 4, 'prev')?.ply).toBe(8);
  expect(markBeside([], 4, 'prev')).toBeNull();
});

test('no move is worth more than the best, however good it seemed at a glance', () => {
  const glance = { move: 'g', visits: 1, shares: [0.7, 0.3], loss: 0, line: ['g'] };
  const shares = shownOf({ actor: 0, candidates: [...candidates.slice(0, 2), glance], move: 'a' });
  expect(shares.map(({ share }) => share)).toEqual([0.5, 0.5, 0.49]);
});

import { expect, test } from 'vitest';
import type { ReviewMark } from '../../protocol/generated/engine.ts';
import { lineOf, markBeside, markStops, marksAt, marksOn, shownOf } from './rows.ts';

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
  expect(marksAt(marks, 6, 2).map((one) => one.mark)).toEqual(['only', 'turning']);
  expect(marksAt(marks, 5, 3)).toEqual([]);
});

test('a turning point stands at the first decision of its turn', () => {
  const turns = [{ turn: 2, seat: 0, stops: [5, 6], hasConflict: false }];
  const marks = [mark(3, 'turning', 2), mark(6, 'slip', 2)];
  expect(marksOn({ turns }, marks).map(({ ply }) => ply)).toEqual([5, 6]);
});

test('several marks of a turn are one stop, at the most serious', () => {
  const marks = [mark(3, 'turning', 2), mark(3, 'slip', 2), mark(4, 'mistake', 2), mark(8, 'only', 3)];
  expect(markStops(marks).map(({ ply }) => ply)).toEqual([4, 8]);
});

test('from stop to stop, around the ends', () => {
  const stops = [mark(4, 'slip'), mark(8, 'only', 2)];
  expect(markBeside(stops, 4, 'next')?.ply).toBe(8);
  expect(markBeside(stops, 8, 'next')?.ply).toBe(4);
  expect(markBeside(stops, 4, 'prev')?.ply).toBe(8);
  expect(markBeside([], 4, 'prev')).toBeNull();
});

test('what was played goes on where its line ends, to the end of the mover’s next turn', () => {
  const answers = new Map([
    [3, { turn: 1, actor: 0, move: 'a' }],
    [4, { turn: 1, actor: 'chance' as const, move: 'drawn' }],
    [5, { turn: 1, actor: 0, move: 'b' }],
    [6, { turn: 2, actor: 1, move: 'c' }],
    [7, { turn: 3, actor: 0, move: 'e' }],
    [8, { turn: 4, actor: 1, move: 'f' }],
  ]);
  const played = (line: readonly string[], isPlayed = true) => lineOf({ isPlayed, line }, 3, answers);
  expect(played(['a'])).toEqual(['a', 'b', 'c', 'e']);
  expect(played(['a', 'b', 'd'])).toEqual(['a', 'b', 'd']);
  expect(played(['a', 'x'])).toEqual(['a', 'x']);
  expect(played(['a'], false)).toEqual(['a']);
});

test('no move is worth more than the best, however good it seemed at a glance', () => {
  const glance = { move: 'g', visits: 1, shares: [0.7, 0.3], loss: 0, line: ['g'] };
  const shares = shownOf({ actor: 0, candidates: [...candidates.slice(0, 2), glance], move: 'a' });
  expect(shares.map(({ share }) => share)).toEqual([0.5, 0.5, 0.49]);
});

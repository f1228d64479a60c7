import { expect, test } from 'vitest';
import type { Track } from '../replay/track.ts';
import { bandsOf, changeIn, labelsOf, luckOf, orderFrom, placeOfPoint, pointsOf } from './axis.ts';
import { summaryOf } from './told.fixture.ts';

const track: Track = {
  stops: [2, 4, 6, 8],
  turns: [
    { turn: 1, seat: 0, stops: [2], hasConflict: false },
    { turn: 2, seat: 1, stops: [4], hasConflict: true },
    { turn: 3, seat: 0, stops: [6], hasConflict: false },
  ],
  last: 8,
};
const turn = (n: number, shares: readonly number[], luck: readonly number[] = [0, 0]) => ({
  turn: n,
  seat: (n - 1) % 2,
  ply: 2 * n,
  shares,
  luck,
  loss: [0, 0],
});
const frame = { left: 0, right: 300, top: 0, bottom: 100 };

test('a turn that is not known yet is no guess', () => {
  expect(pointsOf(track, null, false)).toEqual([null, null, null, null]);
  const summary = summaryOf({ turns: [turn(1, [0.5, 0.5]), turn(2, []), turn(3, [0.2, 0.8])] });
  expect(pointsOf(track, summary, false)).toEqual([[0.5, 0.5], null, [0.2, 0.8], [1, 0]]);
});

test('forced turns tear no hole into the curve once everything is known', () => {
  const summary = summaryOf({ turns: [turn(1, []), turn(2, [0.2, 0.8]), turn(3, [])] });
  expect(pointsOf(track, summary, true)).toEqual([
    [0.2, 0.8],
    [0.2, 0.8],
    [1, 0],
    [1, 0],
  ]);
});

test('the curve is drawn between neighbours that are known', () => {
  const [first, second] = bandsOf([[0.5, 0.5], null, [0.2, 0.8], [1, 0]], [0, 1], frame);
  expect(first?.area).toBe('M200 0L300 0L300 100L200 20Z');
  expect(first?.edge).toBe('');
  expect(second?.area).toBe('M200 20L300 100L300 100L200 100Z');
  expect(second?.edge).toBe('M200 20L300 100');
  expect(bandsOf([null, [1, 0], null], [0, 1], frame)[0]?.area).toBe('');
});

test('points lie where the turns of the bar lie', () => {
  expect([0, 1, 3].map((index) => placeOfPoint(index, 4))).toEqual([0, 1 / 3, 1]);
  expect(placeOfPoint(0, 1)).toBe(1);
});

test('labels never touch and stay inside', () => {
  const labels = labelsOf([0.02, 0.01, 0.97, 0], [0, 1, 2, 3], frame, 20);
  const heights = labels.map(({ y }) => y);
  expect(labels.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  for (const [at, y] of heights.entries()) {
    expect(y).toBeGreaterThanOrEqual(10);
    expect(y).toBeLessThanOrEqual(98);
    expect(y - (heights[at - 1] ?? y - 20)).toBeGreaterThanOrEqual(20);
  }
});

test('luck is that of whose turn it is, cut at 8 points', () => {
  const summary = summaryOf({
    turns: [turn(1, [0.5, 0.5], [0.04, -0.04]), turn(2, [], [0.2, -0.2]), turn(3, [])],
  });
  expect(luckOf(track, summary)).toEqual([
    { turn: 1, seat: 0, place: 0, height: 0.5 },
    { turn: 2, seat: 1, place: 1 / 3, height: -1 },
  ]);
});

test('the order begins with the reader', () => {
  expect(orderFrom(2, 4)).toEqual([2, 3, 0, 1]);
});

test('of a turn the largest change is told, and whose turn it was where it is as large', () => {
  const points = [[0.5, 0.3, 0.2], [0.6, 0.1, 0.3], null];
  expect(changeIn(points, 0, 0)).toEqual({ seat: 1, from: 0.3, to: 0.1 });
  expect(
    changeIn(
      [
        [0.5, 0.5],
        [0.3, 0.7],
      ],
      0,
      1,
    ),
  ).toEqual({ seat: 1, from: 0.5, to: 0.7 });
  expect(changeIn(points, 1, 0)).toBeNull();
});

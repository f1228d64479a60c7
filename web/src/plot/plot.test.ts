import { expect, test } from 'vitest';
import { columnsOf, EMBLEM, pathOf, plotOf } from './plot.ts';
import { at, roundStep, turnMarks, valueMarks } from './scale.ts';

test('a scale maps its ends to its ends', () => {
  const scale = { from: [0, 10], to: [100, 0] } as const;
  expect([at(scale, 0), at(scale, 5), at(scale, 10)]).toEqual([100, 50, 0]);
  expect(at({ from: [3, 3], to: [7, 9] }, 3)).toBe(7);
});

test.each([
  [9, 5, 2],
  [5, 5, 1],
  [74, 5, 20],
  [0, 5, 1],
  [230, 5, 50],
])('%i in at most %i steps goes by %i', (length, most, step) => {
  expect(roundStep(length, most)).toBe(step);
});

test('marks of values reach from nothing to beyond the largest', () => {
  expect(valueMarks(0, 9, 5)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(valueMarks(0, 0, 5)).toEqual([0, 1]);
  expect(valueMarks(-6, 14, 5)).toEqual([-10, -5, 0, 5, 10, 15]);
});

test('the first and the last turn are always marked, and nothing stands too near to them', () => {
  expect(turnMarks(24, 6)).toEqual([1, 5, 10, 15, 20, 24]);
  expect(turnMarks(21, 5)).toEqual([1, 5, 10, 15, 21]);
  expect(turnMarks(1, 6)).toEqual([1]);
  expect(turnMarks(0, 6)).toEqual([]);
});

test('a path goes from dot to dot', () => {
  expect(
    pathOf([
      { x: 0, y: 1.26 },
      { x: 10, y: 2 },
    ]),
  ).toBe('M0 1.3L10 2');
});

test('emblems that would cover each other stand side by side', () => {
  expect(columnsOf([50, 50, 50 + 2 * EMBLEM, 60])).toEqual([0, 1, 0, 2]);
});

test('a plot has a line for every seat, which ends at what the seat ended with', () => {
  const series = [
    { seat: 0, values: [0, 1, 3] },
    { seat: 1, values: [0, 2, 2] },
  ];
  const plot = plotOf(series, new Map([[0, 5]]), { width: 400, height: 200 });
  expect(plot.lines.map(({ seat, value }) => [seat, value])).toEqual([
    [0, 5],
    [1, 2],
  ]);
  const [first, second] = plot.lines;
  expect(first?.end.y).toBeLessThan(second?.end.y ?? 0);
  expect(plot.values.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(plot.turns.map(({ turn }) => turn)).toEqual([1, 2]);
  for (const { end } of plot.lines) {
    expect(end.x + EMBLEM).toBeLessThanOrEqual(400);
    expect(end.y).toBeGreaterThanOrEqual(EMBLEM);
  }
});

test('a game without a turn has a plot too', () => {
  expect(plotOf([{ seat: 0, values: [0] }], new Map(), { width: 300, height: 100 }).lines).toHaveLength(1);
});

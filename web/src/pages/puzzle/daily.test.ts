import { expect, test } from 'vitest';
import { GAMES } from '../../protocol/game.ts';
import { dateOf, dayOf, numberOfDay } from './daily.ts';

test('a day is that of the calendar, at any hour', () => {
  const day = dayOf(new Date(2026, 10, 19, 0, 0));
  expect(dayOf(new Date(2026, 10, 19, 23, 59))).toBe(day);
  expect(dayOf(new Date(2026, 10, 20, 0, 1))).toBe(day + 1);
  expect(dayOf(new Date(1970, 0, 1, 12))).toBe(0);
  expect(dateOf(day)).toEqual(new Date(2026, 10, 19, 12));
});

test('days follow each other when clocks are changed', () => {
  const days = Array.from({ length: 366 }, (_, at) => dayOf(new Date(2026, 0, 1 + at, 3)));
  expect(days).toEqual(days.map((_, at) => (days[0] ?? 0) + at));
});

test('each puzzle has its day before one comes again', () => {
  const numbers = Array.from({ length: 50 }, (_, at) => numberOfDay('tigris', 20_000 + at, 50));
  expect(new Set(numbers).size).toBe(50);
  expect(numberOfDay('tigris', 20_050, 50)).toBe(numbers[0]);
});

test.each(GAMES)('%s has a puzzle on any day', (game) => {
  for (const count of [1, 3, 50]) {
    const number = numberOfDay(game, 20_776, count);
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(count);
  }
});

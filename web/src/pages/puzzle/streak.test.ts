import { expect, test } from 'vitest';
import { isDoneOn, keepStreak, keptStreak, lengthOn, type Streak, streakAfter } from './streak.ts';

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

/** Solved (`+`), shown (`-`) or left out (`.`), day after day. */
function after(days: string): Streak | null {
  return [...days].reduce<Streak | null>(
    (kept, what, day) => (what === '.' ? kept : streakAfter(kept, day, day, what === '+')),
    null,
  );
}

test('days in a row are counted', () => {
  expect(after('+')?.length).toBe(1);
  expect(after('+++')?.length).toBe(3);
  expect(after('++.+')?.length).toBe(1);
  expect(after('++-')?.length).toBe(0);
  expect(after('++-+')?.length).toBe(1);
});

test('only the first time counts, and only on the day itself', () => {
  const shown = after('++-');
  expect(streakAfter(shown, 2, 2, true)).toBe(shown);
  const solved = after('++');
  expect(streakAfter(solved, 1, 1, false)).toBe(solved);
  expect(streakAfter(solved, 0, 5, true)).toBe(solved);
  expect(streakAfter(null, 7, 5, true)).toBeNull();
});

test('a row stands until a day is left out', () => {
  const kept = after('+++');
  expect([2, 3, 4].map((today) => lengthOn(kept, today))).toEqual([3, 3, 0]);
  expect([2, 3].map((today) => isDoneOn(kept, today))).toEqual([true, false]);
  expect(lengthOn(null, 3)).toBe(0);
  expect(isDoneOn(null, 3)).toBe(false);
});

test('it is kept for each game, and what is not understood is forgotten', () => {
  const here = shelf();
  expect(keptStreak('tigris', here)).toBeNull();
  const streak = { day: 20_776, isSolved: true, length: 4 };
  keepStreak('tigris', streak, here);
  expect(keptStreak('tigris', here)).toEqual(streak);
  expect(keptStreak('rajas', here)).toBeNull();
  here.setItem('durbar.puzzle.rajas', '{"day":"today"}');
  expect(keptStreak('rajas', here)).toBeNull();
});

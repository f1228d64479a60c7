// On how many days in a row somebody has solved the puzzle of a game without help, kept in this browser.
import type { GameId } from '../../protocol/game.ts';
import { decode, fields, integer, parseJson, truth } from '../../protocol/guards.ts';

export interface Streak {
  /** The newest day of which the puzzle is done. */
  readonly day: number;
  /** It was solved, and not only shown. */
  readonly isSolved: boolean;
  /** Days in a row that end with it. */
  readonly length: number;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const MOST_DAYS = 1_000_000;
const isStreak = fields<Streak>(
  { day: integer(0, MOST_DAYS), isSolved: truth, length: integer(0, MOST_DAYS) },
  {},
);

function keyOf(game: GameId): string {
  return `durbar.puzzle.${game}`;
}

function shelfOfPage(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Null: nothing that can be understood. */
export function keptStreak(
  game: GameId,
  shelf: Pick<Shelf, 'getItem'> | null = shelfOfPage(),
): Streak | null {
  const value = parseJson(shelf?.getItem(keyOf(game)) ?? 'null');
  const streak = value.ok ? decode(isStreak, value.value) : value;
  return streak.ok ? streak.value : null;
}

export function keepStreak(
  game: GameId,
  streak: Streak,
  shelf: Pick<Shelf, 'setItem'> | null = shelfOfPage(),
): void {
  try {
    shelf?.setItem(keyOf(game), JSON.stringify(streak));
  } catch {
    // A browser that stores nothing counts no days.
  }
}

/** After the puzzle of `day` was solved, or shown. Only the first time counts, and only on the day itself. */
export function streakAfter(
  kept: Streak | null,
  day: number,
  today: number,
  isSolved: boolean,
): Streak | null {
  if (day !== today || (kept !== null && kept.day >= day)) return kept;
  const before = kept?.day === day - 1 && kept.isSolved ? kept.length : 0;
  return { day, isSolved, length: isSolved ? before + 1 : 0 };
}

/** Days in a row, as they count today: those up to yesterday can still be gone on with. */
export function lengthOn(kept: Streak | null, today: number): number {
  return kept !== null && kept.day >= today - 1 ? kept.length : 0;
}

export function isDoneOn(kept: Streak | null, today: number): boolean {
  return kept?.day === today;
}

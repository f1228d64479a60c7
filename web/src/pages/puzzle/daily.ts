// One puzzle a day for each game, the same for everybody: days are those of the calendar where the reader is.
import type { GameId } from '../../protocol/game.ts';
import { GAMES } from '../../protocol/game.ts';

const MS_OF_DAY = 86_400_000;

/** Days since 1970 by the calendar, whatever the hour and the time zone. */
export function dayOf(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / MS_OF_DAY);
}

/** A day of the calendar at noon, to be written. */
export function dateOf(day: number): Date {
  const utc = new Date(day * MS_OF_DAY);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);
}

/** In the order of the file, from the beginning again after the last; games begin at different places. */
export function numberOfDay(game: GameId, day: number, count: number): number {
  const shifted = day + 7 * GAMES.indexOf(game);
  return ((shifted % count) + count) % count;
}

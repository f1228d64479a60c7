// What a number of supporters would lead to, as the engine foresees it.
import type { Foretold, Playing, Target } from '../../../board/table_model.ts';
import type { Color, TigrisEvent } from '../pieces.ts';

/** What was foreseen for the targets of one decision. */
export interface Forecasts {
  readonly version: number;
  readonly known: ReadonlyMap<string, readonly TigrisEvent[]>;
}

export const NO_FORECASTS: Forecasts = { version: -1, known: new Map() };

/** What is foreseen stays known until the next decision, also while the answer is on its way. */
export function remember(
  before: Forecasts,
  version: number,
  foretold: ReadonlyMap<Target, readonly Foretold<'tigris'>[]>,
): Forecasts {
  if (foretold.size === 0) return before.version === version ? before : { version, known: new Map() };
  return { version, known: new Map([...foretold].map(([target, [told]]) => [target, told?.events ?? []])) };
}

/** The fewest supporters with which this seat wins, as far as that is foreseen; null: no number of them is known to win. */
export function fewestToWin({ known }: Forecasts, seat: number | null): number | null {
  const wins = [...known].flatMap(([target, events]) =>
    seat !== null && outcomeOf(events)?.winner === seat ? [Number(target.slice(7))] : [],
  );
  return wins.length === 0 ? null : Math.min(...wins);
}

/** The conflict of this colour, once what is told has come to its end. */
export function wonIn(
  playing: Playing<'tigris'> | null,
  color: Color,
): Extract<TigrisEvent, { event: 'conflict_won' }> | null {
  const told = playing === null ? [] : [...playing.before, playing.event];
  const won = told.findLast((event) => event.event === 'conflict_won' && event.color === color);
  return won?.event === 'conflict_won' ? won : null;
}

export interface Outcome {
  readonly winner: number;
  readonly loser: number;
  /** Tiles that leave the board. */
  readonly tiles: number;
  /** Of the winner; 0 where they are hidden. */
  readonly points: number;
  /** Of those points. */
  readonly color: Color | null;
}

/** Null: the conflict would not be decided by this. */
export function outcomeOf(events: readonly TigrisEvent[]): Outcome | null {
  const at = events.findIndex(({ event }) => event === 'conflict_won');
  const won = events[at];
  if (won?.event !== 'conflict_won') return null;
  const after = events.slice(at + 1);
  // A war that follows has its own outcome.
  const next = after.findIndex(({ event }) => event === 'war_begins');
  const own = next < 0 ? after : after.slice(0, next);
  const points = own.flatMap((event) =>
    event.event === 'points' && (event.reason === 'war' || event.reason === 'revolt') ? [event] : [],
  );
  return {
    winner: won.seat,
    loser: won.other,
    tiles: own.filter(({ event }) => event === 'tile_removed').length,
    points: points.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    color: points[0]?.color ?? null,
  };
}

// What a number of supporters would lead to, as the engine foresees it.
import type { Foreseen } from '../../../board/table_model.ts';
import type { Color, TigrisEvent } from '../pieces.ts';

/** What was foreseen for the targets of one decision. */
export interface Forecasts {
  readonly version: number;
  readonly known: ReadonlyMap<string, readonly TigrisEvent[]>;
}

export const NO_FORECASTS: Forecasts = { version: -1, known: new Map() };

/** What is foreseen stays known until the next decision, also when nobody looks at it any more. */
export function remember(before: Forecasts, version: number, foreseen: Foreseen<'tigris'> | null): Forecasts {
  const known = before.version === version ? before.known : new Map<string, readonly TigrisEvent[]>();
  if (foreseen === null || known.get(foreseen.target) === foreseen.events) return { version, known };
  return { version, known: new Map(known).set(foreseen.target, foreseen.events) };
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

// Where one can stand in a match, and what lies along the way.
import type { GameId, Games, LogEntry } from '../../protocol/game.ts';

export interface Turn {
  readonly turn: number;
  /** Who played it; null: nobody's. */
  readonly seat: number | null;
  /** Stops from where it begins, in order. */
  readonly stops: readonly number[];
  readonly hasConflict: boolean;
}

export interface Track {
  /** Plies where a seat has to decide, and the last one; in order. What chance does between them is not stopped at. */
  readonly stops: readonly number[];
  readonly turns: readonly Turn[];
  readonly last: number;
}

/** Of the log of a whole match, as any reader has it. */
export function trackOf<G extends GameId>(
  log: readonly LogEntry<G>[],
  isConflict: (event: Games[G]['event']) => boolean,
): Track {
  const moves = log.filter((entry) => entry.what === 'move' && entry.ply !== null);
  const last = moves.at(-1)?.ply ?? 0;
  const decisions = moves.filter(({ actor }) => typeof actor === 'number');
  const turns: Turn[] = [];
  for (const { turn, actor, ply } of decisions) {
    const stop = (ply ?? 1) - 1;
    const now = turns.at(-1);
    if (now !== undefined && now.turn === turn)
      turns[turns.length - 1] = { ...now, stops: [...now.stops, stop] };
    else {
      const hasConflict = moves.some((entry) => entry.turn === turn && entry.events.some(isConflict));
      turns.push({ turn, seat: typeof actor === 'number' ? actor : null, stops: [stop], hasConflict });
    }
  }
  return { stops: [...turns.flatMap(({ stops }) => stops), last], turns, last };
}

/** The stop at this ply, or the nearest before it. */
export function stopAt({ stops, last }: Track, ply: number): number {
  return stops.findLast((stop) => stop <= ply) ?? stops[0] ?? last;
}

/** The number of the turn that is being played at a stop, counted from 0; the number of turns at the end. */
export function turnAt({ turns, last }: Track, ply: number): number {
  if (ply >= last) return turns.length;
  const found = turns.findLastIndex(({ stops }) => (stops[0] ?? 0) <= ply);
  return Math.max(0, found);
}

/** From 0 to 1: turns lie evenly, and what is played in one lies evenly in it. */
export function placeOf(track: Track, ply: number): number {
  const index = turnAt(track, ply);
  const turn = track.turns[index];
  if (turn === undefined) return 1;
  const done = turn.stops.filter((stop) => stop <= ply).length - 1;
  return (index + Math.max(0, done) / turn.stops.length) / track.turns.length;
}

/** The stop nearest to such a place. */
export function stopNear(track: Track, place: number): number {
  return track.stops.reduce(
    (best, stop) =>
      Math.abs(placeOf(track, stop) - place) < Math.abs(placeOf(track, best) - place) ? stop : best,
    track.stops[0] ?? track.last,
  );
}

// The turns that decided a game, found in its points alone.
import type { Series } from '../../board/room.ts';
import type { GameId, Games, LogEntry } from '../../protocol/game.ts';

export interface TurningPoint {
  readonly turn: number;
  /** Whose it is. */
  readonly seat: number;
  /**
   * `lead`: alone in front, where somebody else or nobody was; `jump`: the most that anybody gained in one turn; `count`:
   * the counting at the end has made a winner of somebody who was not in front.
   */
  readonly kind: 'lead' | 'jump' | 'count';
  /** The points after it. */
  readonly value: number;
  readonly gain: number;
}

/** Who is alone in front after this turn; null: nobody is. */
function leader(series: readonly Series[], turn: number): number | null {
  const points = series.map(({ seat, values }) => ({ seat, value: values[turn] ?? 0 }));
  const most = Math.max(...points.map(({ value }) => value));
  const first = points.filter(({ value }) => value === most);
  return first.length === 1 ? (first[0]?.seat ?? null) : null;
}

function pointOf(one: Series, turn: number, kind: TurningPoint['kind']): TurningPoint {
  const value = one.values[turn] ?? 0;
  return { turn, seat: one.seat, kind, value, gain: value - (one.values[turn - 1] ?? 0) };
}

function turnsOf(series: readonly Series[]): readonly number[] {
  const last = Math.max(0, ...series.map(({ values }) => values.length - 1));
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** Somebody else than the last one who was is alone in front. */
function leads(series: readonly Series[]): readonly TurningPoint[] {
  let before: number | null = null;
  return turnsOf(series).flatMap((turn) => {
    const seat = leader(series, turn);
    if (seat === null || seat === before) return [];
    before = seat;
    const one = series.find((other) => other.seat === seat);
    return one === undefined ? [] : [pointOf(one, turn, 'lead')];
  });
}

function jumps(series: readonly Series[]): readonly TurningPoint[] {
  const all = turnsOf(series).flatMap((turn) => series.map((one) => pointOf(one, turn, 'jump')));
  const most = Math.max(0, ...all.map(({ gain }) => gain));
  // What everybody gains all the time is no jump.
  return most < 2 ? [] : all.filter(({ gain }) => gain === most);
}

function counted(series: readonly Series[], ends: ReadonlyMap<number, number>, winners: readonly number[]) {
  const [winner] = winners;
  const one = winners.length === 1 ? series.find(({ seat }) => seat === winner) : undefined;
  const value = one === undefined ? undefined : ends.get(one.seat);
  if (one === undefined || value === undefined) return null;
  const turn = one.values.length - 1;
  const before = one.values[turn] ?? 0;
  const isNew = series.some(({ values }) => (values[turn] ?? 0) > before);
  return isNew ? ({ turn, seat: one.seat, kind: 'count', value, gain: value - before } as const) : null;
}

/** What a game ended with. */
export interface Outcome {
  /** The points of each seat after the counting. */
  readonly ends: ReadonlyMap<number, number>;
  readonly winners: readonly number[];
}

/**
 * At most so many, in the order of the game: the last changes of the lead, because they lasted, the largest jump, and
 * the counting at the end.
 */
export function turningPoints(
  series: readonly Series[],
  { ends, winners }: Outcome,
  most: number,
): readonly TurningPoint[] {
  const changes = leads(series);
  const jump = jumps(series).findLast(({ turn }) => !changes.some((change) => change.turn === turn));
  const count = counted(series, ends, winners);
  const others = [...(jump === undefined ? [] : [jump]), ...(count === null ? [] : [count])];
  const kept = changes.slice(Math.max(0, changes.length - (most - others.length)));
  return [...kept, ...others].sort((a, b) => a.turn - b.turn);
}

/**
 * What is most worth telling of a turn: of the events that can be told, the one of the kind that was seen least in the
 * whole game; of several the last, which is what the others led to.
 */
export function rarestOf<G extends GameId>(
  log: readonly LogEntry<G>[],
  turn: number,
  canBeTold: (event: Games[G]['event']) => boolean,
): Games[G]['event'] | null {
  const times = new Map<string, number>();
  for (const { events } of log) for (const { event } of events) times.set(event, (times.get(event) ?? 0) + 1);
  let best: Games[G]['event'] | null = null;
  for (const entry of log) {
    if (entry.turn !== turn) continue;
    for (const event of entry.events) {
      const isRarer = best === null || (times.get(event.event) ?? 0) <= (times.get(best.event) ?? 0);
      if (isRarer && canBeTold(event)) best = event;
    }
  }
  return best;
}

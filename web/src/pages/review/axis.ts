// One time axis for everything that is told of a match: pure functions from what is known to places and paths.
import type { ReviewTurn, SumUpAnswer } from '../../protocol/generated/engine.ts';
import type { Track } from '../replay/track.ts';

/** Where the curve is drawn, in pixels. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Win shares by seat where a turn begins, or at the end; null: not known yet. */
export type Point = readonly number[] | null;

/** More luck than this is drawn no higher. */
const MOST_LUCK = 0.08;

function turnOf(summary: SumUpAnswer, turn: number): ReviewTurn | undefined {
  return summary.turns.find((one) => one.turn === turn);
}

/**
 * One for each turn of the track, and one for the end. `isWhole`: every decision is known; a turn without shares was forced
 * then, and is worth what the next one is.
 */
export function pointsOf(track: Track, summary: SumUpAnswer | null, isWhole: boolean): readonly Point[] {
  if (summary === null) return [...track.turns.map(() => null), null];
  const starts = track.turns.map(({ turn }): Point => {
    const shares = turnOf(summary, turn)?.shares ?? [];
    return shares.length === 0 ? null : shares;
  });
  const points = [...starts, summary.end.length === 0 ? null : summary.end];
  if (!isWhole) return points;
  return points.map((point, at) => point ?? points.slice(at).find((later) => later !== null) ?? null);
}

/** From 0 to 1, as on the replay's bar. */
export function placeOfPoint(index: number, count: number): number {
  return count <= 1 ? 1 : index / (count - 1);
}

export function xOf({ left, right }: Frame, place: number): number {
  return left + (right - left) * place;
}

/** Of a share counted from the top. */
export function yOf({ top, bottom }: Frame, share: number): number {
  return top + (bottom - top) * Math.min(1, Math.max(0, share));
}

/** Neighbours that are known, as runs of their indexes; a lonely one makes no curve. */
function runsOf(points: readonly Point[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const [index, point] of points.entries()) {
    if (point === null) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.at(-1) === index - 1) last.push(index);
    else runs.push([index]);
  }
  return runs.filter(({ length }) => length > 1);
}

/** What the seats before this one have together. */
function above(point: Point, order: readonly number[], until: number): number {
  return order.slice(0, until).reduce((sum, seat) => sum + (point?.[seat] ?? 0), 0);
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export interface Band {
  readonly seat: number;
  /** The area of the seat's share. */
  readonly area: string;
  /** Its upper edge; none for the first. */
  readonly edge: string;
}

/** The shares upon each other, the first seat of the order on top. */
export function bandsOf(points: readonly Point[], order: readonly number[], frame: Frame): readonly Band[] {
  const runs = runsOf(points);
  const dot = (index: number, share: number) =>
    `${fixed(xOf(frame, placeOfPoint(index, points.length)))} ${fixed(yOf(frame, share))}`;
  return order.map((seat, at) => {
    const upper = (index: number) => dot(index, above(points[index] ?? null, order, at));
    const lower = (index: number) =>
      dot(index, at === order.length - 1 ? 1 : above(points[index] ?? null, order, at + 1));
    return {
      seat,
      area: runs
        .map((run) => `M${run.map(upper).join('L')}L${run.toReversed().map(lower).join('L')}Z`)
        .join(''),
      edge: at === 0 ? '' : runs.map((run) => `M${run.map(upper).join('L')}`).join(''),
    };
  });
}

/** The middle of each seat's share, pushed apart so that labels never touch, from the bottom up. */
export function labelsOf(
  shares: readonly number[],
  order: readonly number[],
  frame: Frame,
  gap: number,
): readonly { readonly seat: number; readonly share: number; readonly y: number }[] {
  const middles = order.map((seat, at) => yOf(frame, above(shares, order, at) + (shares[seat] ?? 0) / 2));
  const least = frame.top + gap / 2;
  // Down to the frame's edge, then up again where that was too little room.
  let limit = frame.bottom - 2;
  const lifted = middles.toReversed().map((y) => {
    const placed = Math.min(y, limit);
    limit = placed - gap;
    return placed;
  });
  let ground = least;
  return lifted.toReversed().map((y, at) => {
    const placed = Math.max(y, ground);
    ground = placed + gap;
    const seat = order[at] ?? 0;
    return { seat, share: shares[seat] ?? 0, y: placed };
  });
}

/** How the share of a seat changed in a turn. */
export interface TurnChange {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** Of the seat whose share changed most, or of this one where others changed as much; null: not known yet. */
export function changeIn(points: readonly Point[], index: number, seat: number): TurnChange | null {
  const from = points[index] ?? null;
  const to = points[index + 1] ?? null;
  if (from === null || to === null) return null;
  const changes = from.map((share, at) => ({ seat: at, from: share, to: to[at] ?? 0 }));
  const moved = (one: TurnChange) => Math.abs(one.to - one.from) + (one.seat === seat ? 0.005 : 0);
  return changes.toSorted((a, b) => moved(b) - moved(a))[0] ?? null;
}

export interface Luck {
  readonly turn: number;
  readonly seat: number;
  /** From 0 to 1. */
  readonly place: number;
  /** From -1 to 1. */
  readonly height: number;
}

/** What chance gave to whoever's turn it was; turns in which it had no say are left out. */
export function luckOf({ turns }: Track, summary: SumUpAnswer | null): readonly Luck[] {
  if (summary === null) return [];
  return turns.flatMap(({ turn, seat }, index) => {
    const luck = seat === null ? undefined : turnOf(summary, turn)?.luck[seat];
    if (seat === null || luck === undefined || luck === 0) return [];
    const height = Math.min(1, Math.max(-1, luck / MOST_LUCK));
    return [{ turn, seat, place: index / turns.length, height }];
  });
}

/** Seats as they come, beginning with this one. */
export function orderFrom(seat: number, seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, at) => (seat + at) % seats);
}

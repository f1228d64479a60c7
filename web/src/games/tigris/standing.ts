// The end: four colours with the treasures placed, and what decided. It reads the engine's standing and counts nothing
// by a rule of its own.
import type { Standing } from '../../protocol/game.ts';
import { COLORS, type Color, type TigrisSeat } from './pieces.ts';

/** The values that decide, most important first. */
export const PLACES = ['weakest', 'second_weakest', 'second_strongest', 'strongest'] as const;
export type Place = (typeof PLACES)[number];
type Item = Standing<'tigris'>[number];

export interface Cell {
  readonly color: Color;
  readonly points: number;
  /** Treasures that stand for points of this colour. */
  readonly treasures: number;
  /** It is the value that counts first. */
  readonly deciding: boolean;
}

/**
 * A seat's colours. The engine tells the values with treasures from the weakest to the strongest; treasures only raise
 * weaker colours up to stronger ones, so the order of the colours without them is the same.
 */
export function colorsOf(seat: TigrisSeat, item: Item | undefined): readonly Cell[] {
  const { points } = seat;
  const values = item?.values ?? null;
  if (points === null) return [];
  const order = COLORS.toSorted((a, b) => points[a] - points[b]);
  return COLORS.map((color) => {
    const place = PLACES[order.indexOf(color)] ?? 'strongest';
    const value = values?.[place] ?? points[color];
    return {
      color,
      points: value,
      treasures: value - points[color],
      deciding: values !== null && value === values.weakest,
    };
  });
}

export function ranked(standing: Standing<'tigris'>): readonly Item[] {
  return standing.toSorted((a, b) => (a.rank ?? 9) - (b.rank ?? 9) || a.seat - b.seat);
}

/** Where two seats first differ; null: nowhere, or it is not known. */
export function decidedAt(one: Item, other: Item): Place | null {
  const { values: mine } = one;
  const { values: theirs } = other;
  if (mine === null || theirs === null) return null;
  return PLACES.find((place) => mine[place] !== theirs[place]) ?? null;
}

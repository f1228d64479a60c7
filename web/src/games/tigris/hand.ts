// A hand as single tiles, in the order of the colours.
import { COLORS, type Color, type TigrisSeat } from './pieces.ts';

export interface HandTile {
  readonly color: Color;
  /** Which of several of its colour, from 0. */
  readonly copy: number;
}

export function handOf(hand: TigrisSeat['hand']): readonly HandTile[] {
  if (hand === null) return [];
  return COLORS.flatMap((color) => Array.from({ length: hand[color] }, (_, copy) => ({ color, copy })));
}

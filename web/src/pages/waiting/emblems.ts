// How a seat is shown before there is a view of the match to ask.
import type { Option } from '../../protocol/generated/hall.ts';

export const DYNASTIES = ['archer', 'bull', 'potter', 'lion'] as const;
export type Dynasty = (typeof DYNASTIES)[number];

export interface SeatEmblem {
  readonly glyph: string;
  readonly colour: number;
  /** Of Tigris alone. */
  readonly dynasty: Dynasty | null;
}

function dynastyOf(options: readonly Option[], seat: number): Dynasty | null {
  const wanted = options.find(({ name }) => name === 'dynasties')?.value.split(',') ?? DYNASTIES;
  return DYNASTIES.find((one) => one === wanted[seat]?.trim()) ?? null;
}

export function emblemOf(game: string, options: readonly Option[], seat: number): SeatEmblem {
  const plain = { glyph: `seat-${seat + 1}`, colour: seat + 1, dynasty: null };
  if (game !== 'tigris') return plain;
  const dynasty = dynastyOf(options, seat);
  if (dynasty === null) return plain;
  return { glyph: `te-dynasty-${dynasty}`, colour: DYNASTIES.indexOf(dynasty) + 1, dynasty };
}

// What the examples of Maharaja share: parts of its board, and positions.
import type { Example } from '../../../example.ts';

export type Crop = NonNullable<Example<'maharaja'>['crop']>;

/** Jodhpur, Ajmer and the start. */
export const MIDDLE: Crop = [150, 346, 740, 482];

/** Ajmer, Kota and the start. */
export const EAST: Crop = [404, 346, 592, 624];

/** The same with the governor track. */
export const EAST_AND_TRACK: Crop = [560, 346, 628, 654];

/** Ajmer alone. */
export const AJMER: Crop = [440, 346, 520, 256];

/** Kota alone. */
export const KOTA: Crop = [560, 692, 436, 284];

export function table(players: number, lines: string): string {
  return `maharaja\nplayers ${players}\n${lines.trim()}\n`;
}

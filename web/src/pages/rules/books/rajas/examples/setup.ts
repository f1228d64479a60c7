// What the examples of Rajas share: parts of its board, and positions.
import { GROUPS, PARTS } from '../../../../../games/rajas/layout.ts';
import type { Example } from '../../../example.ts';

export type Crop = NonNullable<Example<'rajas'>['crop']>;

export const { palace, market } = GROUPS;

/** Parts of the palace: the chambers, with the balconies, and what lies below them. */
export const CHAMBERS: Crop = [palace.x + 2, palace.y + 98, 414, 160];

export const UPPER: Crop = [palace.x + 2, palace.y + 98, 414, 254];

export const LOWER: Crop = [palace.x + 2, palace.y + 254, 414, 175];

/** Balconies, terraces and the harbour. */
export const LEFT: Crop = [palace.x - 6, palace.y + 254, 430, 446];

export const STALLS: Crop = [market.x - 4, market.y - 2, 490, 130];

export const HARBOUR: Crop = [PARTS.river.x, PARTS.river.y, 470, PARTS.river.h];

/** The lowest tile of each stack but for those that are named. */
export function open(tiles: Readonly<Record<string, string>> = {}): string {
  const lowest = ['blue', 'orange', 'purple', 'green'].flatMap((color) =>
    ['01', '06', '11'].map((number) => `${color}-${number}`),
  );
  return `open ${lowest.map((tile) => tiles[tile] ?? tile).join(' ')}\n`;
}

export const IDLE = 'workers 1 outer-terrace-2 terrace-purple quarry-1\n';

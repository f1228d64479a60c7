// What the examples of Maharani share: parts of its board, and positions.
import { SIDE } from '../../../../../games/maharani/layout.ts';
import type { Example } from '../../../example.ts';

export type Crop = Example<'maharani'>['crop'];

/** With the ruler of gold around it. */
export const TABLE: Crop = [-66, -66, SIDE + 132, SIDE + 132];

/** With the seats at its walls. */
export const PALACE: Crop = [-37, -38, SIDE + 74, SIDE + 78];

/** The lion's section, its neighbours and the rondel. */
export const NORTH_WEST: Crop = [-10, -10, 470, 470];

/** The two sections in the north and the rondel. */
export const NORTH: Crop = [-10, -10, SIDE + 20, 470];

/** What everybody may have by then: markers on one number would stand in a row, into the picture. */
export const GOLD = [5, 3, 2, 1];

export function position(players: number, palace: string, rondel: string, more = ''): string {
  const laid = palace === '' ? '' : `palace ${palace}\n`;
  const gold = (palace === '' ? [] : GOLD)
    .slice(0, players)
    .map((amount, seat) => `gold ${seat} ${amount}\n`);
  return `maharani\nplayers ${players}\n${laid}rondel ${rondel}\n${gold.join('')}${more}`;
}

// What the pieces of the game are called and which pictures they have.
import type { Games } from '../../protocol/game.ts';

export type TigrisTable = Games['tigris']['table'];
export type TigrisSeat = Games['tigris']['seat'];
export type TigrisEvent = Games['tigris']['event'];
export type TigrisDecision = Games['tigris']['decision'];
export type SquareItem = TigrisTable['squares'][number];
export type Kingdom = TigrisTable['kingdoms'][number];

export const COLORS = ['red', 'blue', 'green', 'black'] as const;
export type Color = (typeof COLORS)[number];
/** In the order in which a player's leaders lie in the tray. */
export const LEADERS = ['king', 'priest', 'farmer', 'trader'] as const;
export type Leader = (typeof LEADERS)[number];

const TILES = { red: 'temple', blue: 'farm', green: 'market', black: 'settlement' } as const;
const LEADER_OF = { red: 'priest', blue: 'farmer', green: 'trader', black: 'king' } as const;
const COLOR_OF = { priest: 'red', farmer: 'blue', trader: 'green', king: 'black' } as const;
const BUILDINGS = { red: 'library', blue: 'granary', green: 'market-hall', black: 'palace' } as const;
const DYNASTIES = ['archer', 'bull', 'potter', 'lion'];

export function asColor(word: string | null | undefined): Color | null {
  return COLORS.find((color) => color === word) ?? null;
}

export function asLeader(word: string | null | undefined): Leader | null {
  return LEADERS.find((leader) => leader === word) ?? null;
}

export function leaderOf(color: Color): Leader {
  return LEADER_OF[color];
}

export function colorOf(leader: Leader): Color {
  return COLOR_OF[leader];
}

/** The picture of what lies on a square: a colour, or `flipped` or `catastrophe`. */
export function tilePicture(tile: string): string {
  const color = asColor(tile);
  if (color !== null) return `te-tile-${TILES[color]}`;
  return tile === 'catastrophe' ? 'te-catastrophe' : 'te-tile-flipped';
}

export function pointPicture(color: Color): string {
  return `te-point-${color}`;
}

export function buildingPicture(color: Color): string {
  return `te-building-${BUILDINGS[color]}`;
}

export function monumentPicture(monument: string): string {
  return `te-monument-${monument}`;
}

export function leaderPicture(leader: Leader, dynasty: string): string {
  return `te-leader-${leader}-${dynasty}`;
}

export function dynastyPicture(dynasty: string): string {
  return `te-dynasty-${dynasty}`;
}

/** Each dynasty has the colour of one seat, whoever plays it. */
export function dynastyColour(dynasty: string): number {
  return Math.max(DYNASTIES.indexOf(dynasty), 0) + 1;
}

export function dynastyOf(seats: readonly TigrisSeat[], seat: number): string {
  return seats[seat]?.dynasty ?? DYNASTIES[seat] ?? 'archer';
}

/** The number of the seat's colour, 1 to 4. */
export function colourOf(seats: readonly TigrisSeat[], seat: number): number {
  return dynastyColour(dynastyOf(seats, seat));
}

// What the pieces of the game are called, which pictures they have, and what the components tell about them.
import data from '../../../../src/games/rajas/data/rajas.json';
import type { Games } from '../../protocol/game.ts';
import type { Effect } from '../../protocol/generated/rajas.ts';

export type { Effect };
export type RajasTable = Games['rajas']['table'];
export type RajasSeat = Games['rajas']['seat'];
export type RajasEvent = Games['rajas']['event'];
export type RajasDecision = Games['rajas']['decision'];
export type DieItem = RajasSeat['dice'][number];

export const COLORS = ['blue', 'orange', 'purple', 'green'] as const;
export type Color = (typeof COLORS)[number];
export const BUILDINGS = ['temple', 'palace', 'fortress', 'mill'] as const;
export type Building = (typeof BUILDINGS)[number];
export const GOODS = ['mixed', 'silk', 'tea', 'spice'] as const;
export type Good = (typeof GOODS)[number];
export const ANIMALS = ['snake', 'cow', 'tiger'] as const;
export const CHAMBERS = [
  'great_mogul',
  'dancer',
  'yogi',
  'raja_man_singh',
  'master_builder',
  'portuguese',
] as const;
export type Chamber = (typeof CHAMBERS)[number];
export const TOKEN_COLORS = ['white', 'yellow', 'red', 'brown'] as const;

export function asColor(word: string | null | undefined): Color | null {
  return COLORS.find((color) => color === word) ?? null;
}

export function asBuilding(word: string | null | undefined): Building | null {
  return BUILDINGS.find((building) => building === word) ?? null;
}

export function asGood(word: string | null | undefined): Good | null {
  return GOODS.find((good) => good === word) ?? null;
}

/** The number of the seat's colour, 1 to 4. */
export function colourOf(seats: readonly RajasSeat[], seat: number): number {
  return colourNumber(seats[seat] ?? { seat, color: '' });
}

export function colourNumber(seat: Pick<RajasSeat, 'seat' | 'color'>): number {
  const at = data.players.colors.indexOf(seat.color);
  return (at < 0 ? seat.seat : at) + 1;
}

/** The other side of a die. */
export function opposite(face: number): number {
  return data.dice.opposite_sum - face;
}

// ---- effects: the components have other words for some of them than views and events

interface Printed {
  readonly type: string;
  readonly count?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly color?: string | undefined;
  readonly colors?: readonly string[] | undefined;
  readonly each?: number | undefined;
  readonly per?: number | undefined;
  readonly chamber?: number | undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  dice_color: 'dice_of',
  dice_colors: 'dice_of',
  dice_color_per_karma: 'dice_of_per_karma',
  reroll_own_dice: 'reroll',
  start_player_next_round: 'start_player',
  money_per_connected_yield_token: 'money_per_connected_token',
};

/** A printed effect as views tell it. */
export function effectOf(printed: Printed): Effect {
  const { type, count, min, max, color, colors, each, per, chamber } = printed;
  const all = colors ?? (type === 'dice_color' && color !== undefined ? [color] : undefined);
  return {
    kind: KINDS[type] ?? type,
    ...(count === undefined && colors === undefined ? {} : { count: count ?? colors?.length ?? 1 }),
    ...(type === 'dice_any' ? { fewer: min === 0 } : {}),
    ...(all === undefined ? {} : { colors: all }),
    ...(color === undefined || type === 'dice_color' ? {} : { color }),
    ...(each === undefined ? {} : { each }),
    ...(per === undefined ? {} : { per }),
    ...(type === 'boat' && min !== undefined ? { least: min } : {}),
    ...(max === undefined ? {} : { most: max }),
    ...(chamber === undefined ? {} : { chamber: CHAMBERS[chamber - 1] ?? 'dancer' }),
  };
}

function effectsOf(printed: readonly Printed[] | undefined): readonly Effect[] {
  return (printed ?? []).map(effectOf);
}

/** The steps of building, which are one decision to people. */
export const BUILDS: ReadonlySet<string> = new Set(['tile', 'lay', 'pay']);

// ---- spaces for workers

export type Area = 'quarry' | 'harbor' | 'market' | 'outer_terrace' | 'terrace' | 'balcony' | 'chamber';

export interface Space {
  readonly id: string;
  readonly area: Area;
  /** What it costs in money; 0: nothing. */
  readonly money: number;
  readonly row: number;
  readonly column: number;
  readonly good: Good | null;
  /** The colour of a terrace or a balcony. */
  readonly color: Color | null;
  /** From 1; null: it is none. */
  readonly chamber: number | null;
  readonly effects: readonly Effect[];
  /** Not used with this number of players. */
  readonly covered: boolean;
}

interface PrintedSpace {
  readonly id: string;
  readonly kind: string;
  readonly money?: number | undefined;
  readonly row?: number | undefined;
  readonly col?: number | undefined;
  readonly market?: string | undefined;
  readonly chamber?: number | undefined;
  readonly die_color?: string | undefined;
  readonly effects?: readonly Printed[] | undefined;
}

const AREAS: readonly Area[] = [
  'quarry',
  'harbor',
  'market',
  'outer_terrace',
  'terrace',
  'balcony',
  'chamber',
];

const chambers: readonly { readonly effects: readonly Printed[] }[] = data.chambers.items;

/** What a chamber brings; the dancer brings a white token of the stack, or a chosen one on the other side. */
export function chamberEffects(chamber: string): readonly Effect[] {
  const at = CHAMBERS.findIndex((one) => one === chamber);
  return effectsOf(chambers[at]?.effects);
}

function spaceOf(printed: PrintedSpace, players: number): Space {
  const { id, kind, money, row, col, market, chamber, effects } = printed;
  return {
    id,
    area: AREAS.find((area) => area === kind) ?? 'outer_terrace',
    money: money ?? 0,
    row: row ?? 0,
    column: col ?? 0,
    good: asGood(market),
    color: asColor(id.split('-').at(-1)),
    chamber: chamber ?? null,
    effects: chamber === undefined ? effectsOf(effects) : chamberEffects(CHAMBERS[chamber - 1] ?? ''),
    covered: players === data.covers.players && data.covers.spaces.includes(id),
  };
}

const sides: Readonly<Record<'two' | 'more', readonly PrintedSpace[]>> = {
  two: data.boards.two.spaces,
  more: data.boards.three_four.spaces,
};

const known = new Map<number, readonly Space[]>();

/** The spaces of the side of the board that so many players use. */
export function spacesFor(players: number): readonly Space[] {
  const found = known.get(players);
  if (found !== undefined) return found;
  const made = (players === 2 ? sides.two : sides.more).map((printed) => spaceOf(printed, players));
  known.set(players, made);
  return made;
}

// ---- tiles, yields, tokens, river

export type Shape = 'bend' | 'straight' | 'tee' | 'cross';
const SHAPES: readonly Shape[] = ['bend', 'straight', 'tee', 'cross'];

export interface Tile {
  readonly id: string;
  readonly color: Color;
  readonly cost: number;
  readonly shape: Shape;
  readonly buildings: readonly string[];
  readonly markets: readonly { readonly good: string; readonly value: number }[];
}

const tiles: ReadonlyMap<string, Tile> = new Map(
  data.tiles.items.map(({ id, color, cost, shape, buildings, markets }) => [
    id,
    {
      id,
      color: asColor(color) ?? 'blue',
      cost,
      shape: SHAPES.find((one) => one === shape) ?? 'bend',
      buildings,
      markets,
    },
  ]),
);

export function tileOf(id: string): Tile | null {
  return tiles.get(id) ?? null;
}

export interface Yield {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly side: string;
  readonly effects: readonly Effect[];
}

interface PrintedYield {
  readonly id: string;
  readonly cell: readonly number[];
  readonly side: string;
  readonly effects: readonly Printed[];
}

function yieldOf({ id, cell, side, effects }: PrintedYield): Yield {
  return { id, row: cell[0] ?? 0, column: cell[1] ?? 0, side, effects: effectsOf(effects) };
}

const basic: readonly Yield[] = data.province.basic.map(yieldOf);
const navaratnas: readonly Yield[] = data.province.navaratnas.map(yieldOf);

export function yieldsOf(side: string): readonly Yield[] {
  return side === 'navaratnas' ? navaratnas : basic;
}

const tokens: ReadonlyMap<string, readonly Effect[]> = new Map(
  data.yield_tokens.items.map(({ id, effects }: { id: string; effects: readonly Printed[] }) => [
    id,
    effectsOf(effects),
  ]),
);

export function tokenEffects(token: string): readonly Effect[] {
  return tokens.get(token) ?? [];
}

export function tokenColor(token: string): string {
  return token.split('-')[0] ?? 'white';
}

const river: readonly (readonly Effect[])[] = data.river.spaces.map(
  ({ effects }: { effects: readonly Printed[] }) => effectsOf(effects),
);
const riverTokens: readonly (readonly Effect[])[] = data.river_tokens.items.map(
  ({ effects }: { effects: readonly Printed[] }) => effectsOf(effects),
);

/** What a space of the river brings, with the token that lies there. */
export function riverEffects(space: number, table: Pick<RajasTable, 'river_tokens'>): readonly Effect[] {
  const token = riverTokenOn(space, table);
  return (token === null ? river[space] : riverTokens[token - 1]) ?? [];
}

export function riverTokenOn(
  space: number,
  { river_tokens }: Pick<RajasTable, 'river_tokens'>,
): number | null {
  return river_tokens.find(({ river_space }) => river_space === space)?.river_token ?? null;
}

export const RIVER_LENGTH = data.river.length;
export const BRIDGE_AFTER = data.river.bridge_after;
export const FAME_LAST = data.tracks.fame_last;
export const MONEY_LAST = data.tracks.money_last;
export const WORKER_AT = { fame: data.workers.fame, money: data.workers.money } as const;
export const HIGHEST_VALUE = data.upgrades.highest_value;
export const MOST_KARMA = data.karma.max;

interface PrintedBonus {
  readonly space: number;
  readonly effects: readonly Printed[];
}

function bonusesOf(printed: readonly PrintedBonus[]): ReadonlyMap<number, readonly Effect[]> {
  return new Map(printed.map(({ space, effects }) => [space, effectsOf(effects)]));
}

export const FAME_BONUSES = bonusesOf(data.tracks.fame_bonuses);
export const MONEY_BONUSES = bonusesOf(data.tracks.money_bonuses);

/** Where the money marker would face the fame marker: the place of the fame track opposite of some money. */
export function facing(money: number): number {
  return data.tracks.facing_constant - Math.ceil(money / data.tracks.money_spaces_per_fame_space);
}

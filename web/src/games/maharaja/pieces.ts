// What the pieces of the game are called, which pictures they have, and what is printed on the components.
import {
  actions,
  characters,
  components,
  costs,
  end_of_game,
  scoring_payout,
  scoring_points,
  short_game,
} from '../../../../src/games/maharaja/data/maharaja.json';
import type { Games, View } from '../../protocol/game.ts';

export { costs };

export type MaharajaView = View<'maharaja'>;
export type MaharajaTable = Games['maharaja']['table'];
export type MaharajaSeat = Games['maharaja']['seat'];
export type MaharajaEvent = Games['maharaja']['event'];
export type Turn = NonNullable<MaharajaTable['turn']>;
export type Part = keyof Turn['disc'];

export const CHARACTERS = characters.rows.map(({ number, id, home_city }) => ({
  number,
  id,
  home: home_city,
}));
export const ACTIONS = actions.rows.map(({ id }) => id);

/** A part of an action: the word of its targets and of its moves, and its picture. */
export interface PartKind {
  readonly part: Part;
  readonly word: string;
  readonly picture: string;
}

const KINDS: Readonly<Record<string, PartKind>> = {
  take_gold: { part: 'gold', word: 'gold', picture: 'mj-act-gold' },
  city_house: { part: 'city_house', word: 'house', picture: 'mj-act-house' },
  build_house: { part: 'house', word: 'house', picture: 'mj-act-house' },
  move_house: { part: 'move_house', word: 'move', picture: 'mj-act-move_house' },
  take_houses: { part: 'quarry', word: 'quarry', picture: 'mj-act-quarry' },
  build_palace: { part: 'palace', word: 'palace', picture: 'mj-act-palace' },
  move_governor: { part: 'governor', word: 'governor', picture: 'mj-act-governor' },
  swap_character: { part: 'character', word: 'character', picture: 'mj-act-character' },
};

interface Printed {
  readonly kind: string;
  readonly where?: string;
}

function kindOf({ kind, where }: Printed): readonly PartKind[] {
  const found = KINDS[kind === 'build_house' && where === 'city' ? 'city_house' : kind];
  return found === undefined ? [] : [found];
}

/** The parts of an action in the order in which they are printed. */
export function partsOf(action: string): readonly PartKind[] {
  const parts: readonly Printed[] = actions.rows.find(({ id }) => id === action)?.parts ?? [];
  return parts.flatMap(kindOf);
}

/** What a token brings is told by its open parts alone. */
export const ALL_PARTS: readonly PartKind[] = Object.values(KINDS);

export function numberOf(character: string): number {
  return CHARACTERS.find(({ id }) => id === character)?.number ?? 1;
}

export function characterPicture(id: string): string {
  return `mj-char-${numberOf(id)}`;
}

export function actionPicture(id: string): string {
  return `mj-act-${id}`;
}

export function roundsOf(view: MaharajaView): number {
  return view.options['short'] === 'on' ? short_game.max_rounds : end_of_game.max_rounds;
}

export function palacesOf(view: MaharajaView): number {
  return view.options['short'] === 'on' ? short_game.palaces_per_player : components.palaces_per_color;
}

const PAYOUT: Readonly<Record<string, readonly number[]>> = scoring_payout.by_players;

/** For whoever is the only one with a point. */
export const MONOPOLY = scoring_points.monopoly_bonus_gold;

/** Gold by rank, as the overview card shows it. */
export function payoutOf(players: number): readonly number[] {
  return PAYOUT[String(players)] ?? [];
}

/** The governors in the order in which their cities come, the one that is scored now first. */
export function governorsOf({ table }: MaharajaView): MaharajaTable['track'] {
  const now = table.track.find(({ city }) => city === table.maharaja && table.round > 0);
  return now === undefined ? table.track : [now, ...table.track.filter((one) => one !== now)];
}

/** The colours of a piece, for its symbol; black builds violet palaces. */
export function pieceStyle(seat: number): string {
  return `--pc: var(--seat-${seat + 1}); --pc-ink: var(--on-seat-${seat + 1})`;
}

export function palaceStyle(seat: number): string {
  return seat === 4 ? '--pc: var(--mj-violet); --pc-ink: var(--on-seat-5)' : pieceStyle(seat);
}

// The table that is about to be opened: a draft, and what every choice makes of it.
import type { LocalSettings } from '../../app/local_tables.ts';
import type { GameId } from '../../protocol/game.ts';
import type { Chair, Level, NewSettings, OptionKind, TimeLimit } from '../../protocol/generated/hall.ts';
import { DYNASTIES, type Dynasty } from '../waiting/emblems.ts';

export type SeatChoice = 'you' | 'open' | Level;
export const CLOCKS = ['none', 'live20', 'live45', 'days2'] as const;
export type Clock = (typeof CLOCKS)[number];

export interface Draft {
  readonly game: GameId;
  /** One of them is `you`. */
  readonly seats: readonly SeatChoice[];
  /** Only those that somebody has chosen; all others are as usual. */
  readonly options: Readonly<Record<string, string>>;
  /** The sign of one's own pieces in Tigris. */
  readonly dynasty: Dynasty;
  readonly clock: Clock;
  readonly listed: boolean;
  readonly hints: boolean;
  readonly undo: boolean;
  readonly standIn: Level;
}

export type DraftEvent =
  | { readonly kind: 'game'; readonly game: GameId; readonly most: number }
  | { readonly kind: 'seat'; readonly at: number; readonly choice: SeatChoice }
  | { readonly kind: 'remove'; readonly at: number }
  | { readonly kind: 'add'; readonly choice: SeatChoice }
  | { readonly kind: 'option'; readonly name: string; readonly value: string }
  | { readonly kind: 'dynasty'; readonly dynasty: Dynasty }
  | { readonly kind: 'clock'; readonly clock: Clock }
  | { readonly kind: 'listed' | 'hints' | 'undo'; readonly on: boolean }
  | { readonly kind: 'stand_in'; readonly level: Level };

/** What is usual: in the hall with a seat for somebody who comes, in the page against bots. */
export function draftOf(game: GameId, alone: boolean): Draft {
  return {
    game,
    seats: alone ? ['you', 'medium', 'medium'] : ['you', 'open', 'medium'],
    options: {},
    dynasty: 'archer',
    clock: 'none',
    listed: true,
    hints: true,
    undo: true,
    standIn: 'medium',
  };
}

export function update(draft: Draft, event: DraftEvent): Draft {
  switch (event.kind) {
    case 'game':
      // Options belong to their game; the people who come do not change.
      return { ...draft, game: event.game, options: {}, seats: draft.seats.slice(0, event.most) };
    case 'seat':
      return { ...draft, seats: chosen(draft.seats, event.at, event.choice) };
    case 'remove':
      if (draft.seats.length <= 2 || draft.seats[event.at] === 'you') return draft;
      return { ...draft, seats: draft.seats.filter((_, at) => at !== event.at) };
    case 'add':
      return { ...draft, seats: [...draft.seats, event.choice] };
    case 'option':
      return { ...draft, options: { ...draft.options, [event.name]: event.value } };
    case 'dynasty':
      return { ...draft, dynasty: event.dynasty };
    case 'clock':
      return { ...draft, clock: event.clock };
    case 'listed':
    case 'hints':
    case 'undo':
      return { ...draft, [event.kind]: event.on };
    case 'stand_in':
      return { ...draft, standIn: event.level };
  }
}

/** Whoever takes a seat leaves the old one to what was there. */
function chosen(seats: readonly SeatChoice[], at: number, choice: SeatChoice): readonly SeatChoice[] {
  const before = seats[at];
  if (before === undefined || before === 'you') return seats;
  return seats.map((seat, here) => {
    if (here === at) return choice;
    return choice === 'you' && seat === 'you' ? before : seat;
  });
}

export function freeOf(draft: Draft): number {
  return draft.seats.filter((seat) => seat === 'open').length;
}

export function botsOf(draft: Draft): number {
  return draft.seats.length - freeOf(draft) - 1;
}

export function yourSeat(draft: Draft): number {
  return Math.max(0, draft.seats.indexOf('you'));
}

/** The dynasty of each seat: as usual, but for the one that was wished and the one that it changes places with. */
export function dynastiesOf(draft: Draft): readonly Dynasty[] {
  const mine = yourSeat(draft);
  const usual = DYNASTIES[mine];
  if (usual === undefined) return DYNASTIES;
  return DYNASTIES.map((dynasty, at) => {
    if (at === mine) return draft.dynasty;
    return dynasty === draft.dynasty ? usual : dynasty;
  });
}

function optionsOf(draft: Draft): Readonly<Record<string, string>> {
  if (draft.game !== 'tigris') return draft.options;
  const dynasties = dynastiesOf(draft).join(',');
  return dynasties === DYNASTIES.join(',') ? draft.options : { ...draft.options, dynasties };
}

/** The value of an option as it stands. */
export function optionValue(draft: Draft, option: OptionKind): string {
  return draft.options[option.name] ?? option.default;
}

function timeOf(clock: Clock): TimeLimit {
  switch (clock) {
    case 'none':
      return { kind: 'none' };
    case 'live20':
      return { kind: 'live', base: 20 * 60 };
    case 'live45':
      return { kind: 'live', base: 45 * 60 };
    case 'days2':
      return { kind: 'days', base: 2 };
  }
}

function chairOf(seat: SeatChoice): Chair {
  return seat === 'you' || seat === 'open' ? { kind: 'open' } : { kind: 'bot', who: seat };
}

export function settingsOf(draft: Draft): NewSettings {
  return {
    game: draft.game,
    chairs: draft.seats.map(chairOf),
    options: Object.entries(optionsOf(draft)).map(([name, value]) => ({ name, value })),
    time: timeOf(draft.clock),
    stand_in: draft.standIn,
    listed: draft.listed,
    hints: draft.hints,
    undo: draft.undo,
  };
}

/** The same in the page, where nobody can come: bots have the open seats. */
export function localSettingsOf(draft: Draft): LocalSettings {
  return {
    game: draft.game,
    chairs: draft.seats.map((seat) => {
      if (seat === 'you') return null;
      return seat === 'open' ? draft.standIn : seat;
    }),
    options: optionsOf(draft),
  };
}

// What the page knows of the hall, as a pure machine: what was told goes in, the new state comes out.
import type { Game, Level, OwnSummary, Summary } from '../protocol/generated/hall.ts';

/**
 * `reaching`: nobody has answered yet, and it is too early to say more; `alone`: nobody ever has, so only games against
 * bots in the page can be had; `lost`: somebody had, and the page is trying to get back.
 */
export type Reach = 'reaching' | 'here' | 'lost' | 'alone';

export interface HallState {
  readonly reach: Reach;
  /** What is added to this browser's clock to get the hall's, in ms. */
  readonly ahead: number;
  /** Null before the first answer; then what was last heard, also while the hall is lost. */
  readonly lobby: readonly Summary[] | null;
  readonly mine: readonly OwnSummary[] | null;
  readonly finished: readonly OwnSummary[] | null;
  readonly games: readonly Game[] | null;
  readonly levels: readonly Level[];
}

export type HallEvent =
  | { readonly kind: 'greeted'; readonly hallClock: number; readonly ourClock: number }
  | { readonly kind: 'lost' }
  /** A dial has failed, or it takes too long. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'lobby'; readonly tables: readonly Summary[] }
  | { readonly kind: 'mine'; readonly tables: readonly OwnSummary[] }
  | { readonly kind: 'finished'; readonly tables: readonly OwnSummary[] }
  | { readonly kind: 'games'; readonly games: readonly Game[]; readonly levels: readonly Level[] }
  /** The browser is somebody else now, whose tables are others. */
  | { readonly kind: 'stranger' };

export const OUTSIDE: HallState = {
  reach: 'reaching',
  ahead: 0,
  lobby: null,
  mine: null,
  finished: null,
  games: null,
  levels: ['easy', 'medium', 'hard', 'master'],
};

export function update(state: HallState, event: HallEvent): HallState {
  switch (event.kind) {
    case 'greeted': {
      // A page that has begun alone goes on as it is until it is told of its tables.
      const mine = state.reach === 'alone' ? (state.mine ?? []) : state.mine;
      return { ...state, reach: 'here', ahead: event.hallClock - event.ourClock, mine };
    }
    case 'lost':
      return state.reach === 'here' ? { ...state, reach: 'lost' } : state;
    case 'unanswered':
      return state.reach === 'reaching' ? { ...state, reach: 'alone' } : state;
    case 'lobby':
      return { ...state, lobby: event.tables };
    case 'mine':
      return { ...state, mine: inOrder(event.tables) };
    case 'finished':
      return { ...state, finished: event.tables };
    case 'games':
      return { ...state, games: event.games, levels: event.levels };
    case 'stranger':
      return { ...state, reach: 'reaching', mine: null, finished: null };
  }
}

/** Where one is waited for stands first; otherwise as they came, the last changed first. */
function inOrder(tables: readonly OwnSummary[]): readonly OwnSummary[] {
  return [...tables.filter((table) => table.your_turn), ...tables.filter((table) => !table.your_turn)];
}

/** Tables of the lobby where somebody could still sit down, and whoever asks does not sit yet. */
export function joinable(state: HallState, me: string | null): readonly Summary[] {
  return (state.lobby ?? []).filter(
    (table) =>
      table.stage === 'waiting' &&
      freeSeats(table, me).length > 0 &&
      !table.seats.some((seat) => me !== null && seat.person === me),
  );
}

/** Tables of others that are being played and may be looked at. */
export function watchable(state: HallState, me: string | null): readonly Summary[] {
  return (state.lobby ?? []).filter(
    (table) => table.stage === 'playing' && !table.seats.some((seat) => me !== null && seat.person === me),
  );
}

/** Seats where this person could sit down: open and empty, or kept for it. */
export function freeSeats(table: Summary, me: string | null): readonly number[] {
  return table.seats.flatMap((seat, at) => {
    const chair = table.settings.chairs[at];
    if (seat.sitter !== 'nobody' || chair === undefined) return [];
    const isOpen = chair.kind === 'open' || (chair.kind === 'reserved' && chair.who === me);
    return isOpen ? [at] : [];
  });
}

export interface PersonInHall {
  readonly id: string;
  readonly name: string;
  /** 1 to 5, the same wherever the person appears. */
  readonly colour: number;
  readonly doing: 'with_you' | 'playing' | 'thinking' | 'waiting';
}

/** Who sits at the tables that one may see; the protocol tells of nobody else. Each person once, the busiest place first. */
export function peopleInHall(state: HallState, me: string | null): readonly PersonInHall[] {
  const tables: readonly Summary[] = [...(state.mine ?? []), ...(state.lobby ?? [])];
  const found = new Map<string, PersonInHall>();
  for (const table of tables) {
    const isMine = table.seats.some((seat) => seat.person === me);
    for (const [seat, { person, name }] of table.seats.entries()) {
      if (person === null || person === me || name === null || found.has(person)) continue;
      found.set(person, { id: person, name, colour: colourOf(person), doing: doingOf(table, seat, isMine) });
    }
  }
  return [...found.values()];
}

function colourOf(person: string): number {
  return ([...person].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5) + 1;
}

function doingOf(table: Summary, seat: number, isMine: boolean): PersonInHall['doing'] {
  if (isMine) return 'with_you';
  if (table.stage === 'waiting') return 'waiting';
  return table.deciding.includes(seat) ? 'thinking' : 'playing';
}

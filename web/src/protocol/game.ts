// What the general schemas tell, with the parts of one game in their places: a view of Tigris is typed as such.
import { failed, ok, type Result } from '../base/result.ts';
import type { Contract, GameId, Games } from './generated/games.ts';
import type * as log from './generated/log.ts';
import type * as standing from './generated/standing.ts';
import type * as view from './generated/view.ts';
import { decode, type Garbled, type Guard, listOf, nothing } from './guards.ts';

export { type Contract, contracts, GAMES, type GameId, type Games } from './generated/games.ts';
export type Reader = view.Reader;

type Filled = 'game' | 'table' | 'seats' | 'decision' | 'over';

/** What a reader may know of a match of this game. */
export type View<G extends GameId> = Omit<view.View, Filled> & {
  readonly game: G;
  readonly table: Games[G]['table'];
  readonly seats: readonly Games[G]['seat'][];
  readonly decision: Games[G]['decision'];
  readonly over: Games[G]['over'] | null;
};

/** A change of the match with what it caused. */
export type LogEntry<G extends GameId> = Omit<log.Entry, 'events'> & {
  readonly events: readonly Games[G]['event'][];
};

export type Standing<G extends GameId> = readonly (Omit<standing.StandingItem, 'values'> & {
  readonly values: Games[G]['standing'] | null;
})[];

function differs(where: string, expected: string): Garbled {
  return { kind: 'garbled', where, expected };
}

function within<T>(guard: Guard<T>, value: unknown, where: string): Result<T, Garbled> {
  const found = decode(guard, value);
  if (found.ok) return found;
  const inner = found.error.where;
  return failed(differs(inner === '' ? where : `${where}.${inner}`, found.error.expected));
}

export function viewOf<G extends GameId>(contract: Contract<G>, told: view.View): Result<View<G>, Garbled> {
  if (told.game !== contract.game) return failed(differs('game', contract.game));
  const table = within<Games[G]['table']>(contract.table, told.table, 'table');
  if (!table.ok) return table;
  const seats = within(listOf<Games[G]['seat']>(contract.seat), told.seats, 'seats');
  if (!seats.ok) return seats;
  const decision = within<Games[G]['decision']>(contract.decision, told.decision, 'decision');
  if (!decision.ok) return decision;
  const over = told.over === null ? ok(null) : within<Games[G]['over']>(contract.over, told.over, 'over');
  if (!over.ok) return over;
  return ok({
    ...told,
    game: contract.game,
    table: table.value,
    seats: seats.value,
    decision: decision.value,
    over: over.value,
  });
}

export function entriesOf<G extends GameId>(
  contract: Contract<G>,
  told: readonly log.Entry[],
): Result<readonly LogEntry<G>[], Garbled> {
  const entries: LogEntry<G>[] = [];
  for (const entry of told) {
    const events = within(listOf<Games[G]['event']>(contract.event), entry.events, `${entry.version}.events`);
    if (!events.ok) return events;
    entries.push({ ...entry, events: events.value });
  }
  return ok(entries);
}

/** Of a match that was never played, with their turns. */
export function eventsOf<G extends GameId>(
  contract: Contract<G>,
  told: readonly { readonly event: string }[],
): Result<readonly Games[G]['event'][], Garbled> {
  return within(listOf<Games[G]['event']>(contract.event), told, 'events');
}

export function standingOf<G extends GameId>(
  contract: Contract<G>,
  told: standing.Standing,
): Result<Standing<G>, Garbled> {
  const items: Standing<G>[number][] = [];
  for (const item of told) {
    const values =
      item.values === null
        ? decode(nothing, item.values)
        : within<Games[G]['standing']>(contract.standing, item.values, `${item.seat}.values`);
    if (!values.ok) return values;
    items.push({ ...item, values: values.value });
  }
  return ok(items);
}

/** Events that have not happened yet, dated with the turn in which they would. */
export function foreseenOf<G extends GameId>(
  contract: Contract<G>,
  told: readonly { readonly event: string }[],
  turn: number,
): Result<readonly Games[G]['event'][], Garbled> {
  const dated = told.map((event) => ({ ...event, turn }));
  return eventsOf(contract, dated);
}

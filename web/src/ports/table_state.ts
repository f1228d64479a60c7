// How the state of a table follows what a port is told: pure functions.
import type { GameId, LogEntry, Standing, View } from '../protocol/game.ts';
import type { OpenChoices } from '../protocol/generated/hall.ts';
import type { Change, Link, TableState } from './port.ts';

export type TableEvent<G extends GameId> =
  | { readonly kind: 'link'; readonly link: Link }
  | {
      readonly kind: 'told';
      readonly version: number;
      readonly view: View<G> | null;
      readonly choices: OpenChoices | null;
      readonly standing: Standing<G> | null;
      /** Of the log after the version `since`, in order. If older ones were left out, the first one tells. */
      readonly entries: readonly LogEntry<G>[];
      readonly since: number;
    };

export function unopened<G extends GameId>(): TableState<G> {
  return { link: 'opening', version: 0, view: null, choices: null, standing: null, log: [], logFrom: 0 };
}

export function update<G extends GameId>(state: TableState<G>, event: TableEvent<G>): Change<G> {
  if (event.kind === 'link') return { state: { ...state, link: event.link }, entries: [] };
  const known = state.logFrom + state.log.length;
  const [first] = event.entries;
  const from = first === undefined ? event.since : first.version - 1;
  const joins = from >= state.logFrom && from <= known;
  const unchanged = event.entries.length === 0 && from === known;
  return {
    state: {
      link: 'live',
      version: event.version,
      view: event.view,
      choices: event.choices,
      standing: event.standing,
      log: unchanged
        ? state.log
        : [...(joins ? state.log.slice(0, from - state.logFrom) : []), ...event.entries],
      logFrom: joins ? state.logFrom : from,
    },
    entries: event.entries.filter((entry) => entry.version > known),
  };
}

/** Whether the decision that was open at that version still is: since then choices may have been sealed, nothing else. */
export function isOpenSince<G extends GameId>(state: TableState<G>, version: number): boolean {
  const since = state.log.slice(Math.max(0, version - state.logFrom));
  return (
    state.choices !== null && version <= state.version && since.every((entry) => entry.what === 'sealed')
  );
}

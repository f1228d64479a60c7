// Looking back in a match that goes on: the table as it was, with nothing to decide in it, and the way there and back.

import type { Result } from '../../base/result.ts';
import { NOTHING } from '../../board/select.ts';
import type { Table } from '../../board/table.svelte.ts';
import { holding, turnsSince } from '../../board/table_logic.ts';
import type { GameId, LogEntry, Standing, View } from '../../protocol/game.ts';
import { trackOf } from '../replay/track.ts';
import { type Transport, type TransportEvent, transportOf, update } from '../replay/transport.ts';

/** What a reader knew then. */
export interface Past<G extends GameId> {
  readonly view: View<G>;
  readonly standing: Standing<G>;
}

/** What is asked of wherever the match is kept. */
export interface Archive<G extends GameId> {
  /** Everything so far, also what is older than the table's own log. */
  log(): Promise<Result<readonly LogEntry<G>[], unknown>>;
  /** The match after so many moves. */
  look(plies: number): Promise<Result<Past<G>, unknown>>;
}

export interface LookingBack<G extends GameId> {
  /** As it was; null: what is shown is what is. */
  readonly table: Table<G> | null;
  readonly transport: Transport;
  move(event: TransportEvent): void;
  /** Reads what happened before the page came, so that the line is whole. */
  begin(): Promise<void>;
  /** Back to what is. */
  live(): void;
}

/** The same table at another moment. What is pressed on it leads nowhere. */
function asItWas<G extends GameId>(table: Table<G>, past: Past<G>, log: readonly LogEntry<G>[]): Table<G> {
  const { room } = table;
  const nothing = () => {};
  return {
    game: table.game,
    room,
    seat: table.seat,
    people: table.people,
    view: past.view,
    standing: past.standing,
    log,
    since: turnsSince(log, table.seat, room.trail?.bind(room)),
    speaking: { ...table.speaking, view: past.view, standing: past.standing },
    latest: table.latest,
    version: table.version,
    choices: null,
    canAct: false,
    canUndo: false,
    selection: NOTHING,
    foreseen: null,
    foretold: new Map(),
    earlier: [],
    told: null,
    looked: null,
    advice: null,
    advised: [],
    thinking: null,
    example: null,
    playing: null,
    refusal: null,
    isTelling: false,
    isHeld: false,
    isSending: false,
    get lit() {
      return table.lit;
    },
    get pointed() {
      return table.pointed;
    },
    light: table.light,
    point: table.point,
    why: () => Promise.resolve(null),
    pick: nothing,
    retake: nothing,
    unpick: nothing,
    back: nothing,
    confirm: nothing,
    look: nothing,
    undo: nothing,
    hint: nothing,
    show: nothing,
    foretell: () => Promise.resolve(null),
    dismissHint: nothing,
    dismissRefusal: nothing,
    refuse: nothing,
    skip: nothing,
    close: nothing,
  };
}

export function lookBackAt<G extends GameId>(table: Table<G>, archive: Archive<G>): LookingBack<G> {
  /** What the table's own log does not begin with. */
  let older = $state.raw<readonly LogEntry<G>[]>([]);
  /** Where one wants to stand; null: where the match is. */
  let wish = $state<number | null>(null);
  let shown = $state.raw<{ readonly at: string; readonly table: Table<G> } | null>(null);
  let isAsking = false;
  const known = new Map<string, Past<G>>();

  const first = $derived(table.log[0]?.version ?? Number.POSITIVE_INFINITY);
  const held = $derived(holding([...older.filter(({ version }) => version < first), ...table.log]));
  const track = $derived(trackOf(held, (event) => table.room.isConflict?.(event) ?? false));
  /** Moves that are taken back take the place with them. */
  const ply = $derived(wish !== null && wish < track.last ? wish : null);
  const transport = $derived(transportOf(track, ply ?? track.last));

  /** The same place of the same match: what was taken back since is another. */
  const keyOf = (plies: number) => `${plies} ${held.findLast((entry) => (entry.ply ?? 0) <= plies)?.version}`;

  async function follow(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (ply !== null && shown?.at !== keyOf(ply)) {
      const [plies, at] = [ply, keyOf(ply)];
      const found = known.get(at) ?? (await asked(plies));
      if (found === null) {
        wish = null;
        break;
      }
      known.set(at, found);
      const log = held.filter((entry) => (entry.ply ?? 0) <= plies);
      if (ply === plies) shown = { at, table: asItWas(table, found, log) };
    }
    isAsking = false;
  }

  async function asked(plies: number): Promise<Past<G> | null> {
    const answer = await archive.look(plies);
    return answer.ok ? answer.value : null;
  }

  return {
    get table() {
      return ply === null ? null : (shown?.table ?? null);
    },
    get transport() {
      return transport;
    },
    move(event) {
      if (event.kind === 'toggle' || event.kind === 'tick' || event.kind === 'faster') return;
      const next = update(transport, event).ply;
      wish = next < track.last ? next : null;
      void follow();
    },
    async begin() {
      if (table.latest.logFrom === 0 || older.length > 0) return;
      const answer = await archive.log();
      if (answer.ok) older = answer.value;
    },
    live() {
      wish = null;
    },
  };
}

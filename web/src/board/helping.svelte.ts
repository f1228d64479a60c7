// "What can I do now?": the kinds of actions that are open, with one move of each as an example that the board can show.
import { untrack } from 'svelte';
import type { GameId, Games } from '../protocol/game.ts';
import { type ActionHelp, openKinds, spread } from './help.ts';
import type { Way } from './ways.ts';
import type { Table } from './whole_table.ts';

/** Of so many moves of a kind the best becomes the example. */
const LOOKED_AT = 12;
/** So many questions are under way at once. */
const ABREAST = 4;

export interface OpenAction<G extends GameId> extends ActionHelp {
  readonly kind: string;
  readonly example: Way;
  /** What the example would cause; null: not known yet. */
  readonly events: readonly Games[G]['event'][] | null;
}

export interface Helping<G extends GameId> {
  /** `list`: what can be done; `example`: one of these is shown on the board. */
  readonly stage: 'closed' | 'list' | 'example';
  /** Empty while the reader has nothing to decide. */
  readonly actions: readonly OpenAction<G>[];
  /** The next click tells what something is. */
  readonly isAsking: boolean;
  /** The kind whose example was shown last; whoever comes back to the list goes on there. */
  readonly last: string | null;
  open(): void;
  close(): void;
  /** Shows the example of this kind. */
  show(kind: string): void;
  /** From an example to the list, and from there away. */
  back(): void;
  ask(isAsking: boolean): void;
}

interface Found<G extends GameId> {
  readonly example: Way;
  readonly events: readonly Games[G]['event'][];
}

/** To be made while a component begins. */
export function helpingAt<G extends GameId>(table: () => Table<G>): Helping<G> {
  let isOpen = $state(false);
  let isAsking = $state(false);
  let last = $state<string | null>(null);
  let found = $state.raw<{ readonly version: number; readonly of: ReadonlyMap<string, Found<G>> }>({
    version: -1,
    of: new Map(),
  });

  const tree = $derived(table().canAct ? (table().choices?.tree ?? null) : null);
  const kinds = $derived.by(() => {
    const { room, speaking } = table();
    return isOpen && tree !== null ? openKinds(tree, room.help, speaking) : [];
  });
  const actions = $derived.by((): readonly OpenAction<G>[] => {
    const { version, speaking, room } = table();
    return kinds.map(({ kind, ways: [first] }) => {
      const best = found.version === version ? found.of.get(kind) : undefined;
      return {
        ...room.help.action(kind, speaking),
        kind,
        example: best?.example ?? first,
        events: best?.events ?? null,
      };
    });
  });

  async function best(ways: readonly Way[]): Promise<Found<G> | null> {
    const { foretell, room, speaking } = table();
    let best: (Found<G> & { readonly worth: number }) | null = null;
    for (const example of spread(ways, LOOKED_AT)) {
      const events = (await foretell(example.move))?.events;
      if (events === undefined) continue;
      const worth = room.help.worth(events, speaking);
      if (best === null || worth > best.worth) best = { example, events, worth };
    }
    return best;
  }

  /** Asks what some moves of each kind would cause. */
  async function learn(): Promise<void> {
    const { version } = table();
    const unknown = found.version === version ? [] : [...kinds];
    if (unknown.length === 0) return;
    found = { version, of: new Map() };
    const asker = async () => {
      for (let next = unknown.shift(); next !== undefined; next = unknown.shift()) {
        const told = await best(next.ways);
        if (found.version !== version) return;
        if (told !== null) found = { version, of: new Map(found.of).set(next.kind, told) };
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, asker));
  }

  $effect(() => {
    if (kinds.length > 0) untrack(() => void learn());
  });

  const helping: Helping<G> = {
    get stage() {
      if (!isOpen) return 'closed';
      return table().example === null ? 'list' : 'example';
    },
    get actions() {
      return actions;
    },
    get isAsking() {
      return isOpen && isAsking;
    },
    get last() {
      return last;
    },
    open() {
      last = null;
      isAsking = false;
      isOpen = true;
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      table().show(null);
    },
    show(kind) {
      last = kind;
      isAsking = false;
      table().show(actions.find((action) => action.kind === kind)?.example ?? null);
    },
    back() {
      if (table().example === null) helping.close();
      else table().show(null);
    },
    ask(now) {
      isAsking = now;
    },
  };
  return helping;
}

// Going through a match: where one stands, the table that shows it, and the address that says so.
import { go, route } from '../../app/navigation.svelte.ts';
import { isStill } from '../../app/preferences.svelte.ts';
import { nameWindow } from '../../app/title.svelte.ts';
import { openTable, type Table } from '../../board/table.svelte.ts';
import type { EnginePort } from '../../ports/engine_port.ts';
import type { GameId, LogEntry, Reader } from '../../protocol/game.ts';
import type { Sitter } from '../table/company.ts';
import { takePlayNext } from './handed.ts';
import { type Opened, openView, type Trouble } from './open_replay.ts';
import { trackOf } from './track.ts';
import { isStep, type Transport, type TransportEvent, transportOf, update } from './transport.ts';

export interface WalkOptions {
  readonly opened: Opened;
  /** Where to stand first; null: at the beginning. */
  readonly ply: number | null;
  readonly page: 'replay' | 'review';
  /** Whether the table knows what can be decided where it stands. */
  readonly choices: 'hidden' | 'shown';
  readonly people: (seat: number | null) => readonly Sitter[];
  /** What the window is called. */
  readonly title: () => string;
  readonly ontrouble: (trouble: Trouble) => void;
}

export interface Walk {
  /** Null: still being opened. */
  readonly table: Table<GameId> | null;
  readonly port: EnginePort<GameId> | null;
  readonly transport: Transport | null;
  readonly reader: Reader;
  /** Of the whole match. */
  readonly log: readonly LogEntry<GameId>[];
  /** Where the board stands. */
  readonly stood: number;
  /** The same place through other eyes. */
  look(as: Reader): Promise<void>;
  move(event: TransportEvent): void;
  /** The address says where the board stands. */
  address(): void;
  close(): void;
}

/** Between two moves while it plays by itself, at speed 1. */
const STEP_MS = 700;
/** Browsers do not like addresses that change all the time. */
const ADDRESS_MS = 250;

/** To be called while a component begins. */
export function walkOf(options: WalkOptions): Walk {
  const { opened } = options;
  /** What is over has no secrets; whoever wants to know what was known then looks through a seat's eyes. */
  let reader = $state.raw<Reader>('referee');
  let table = $state.raw<Table<GameId> | null>(null);
  let port = $state.raw<EnginePort<GameId> | null>(null);
  let transport = $state.raw<Transport | null>(null);
  let log = $state.raw<readonly LogEntry<GameId>[]>([]);
  let isStanding = $state(false);
  let stood = $state(-1);
  let addressing: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  const seat = $derived(typeof reader === 'number' ? reader : null);
  const paced = {
    ...opened.room,
    duration: (event: Parameters<typeof opened.room.duration>[0]) =>
      opened.room.duration(event) / (transport?.speed ?? 1),
  };

  function leave(): void {
    table?.close();
    port?.close();
  }

  async function look(as: Reader): Promise<void> {
    const view = await openView(opened, as, options.choices);
    if (!view.ok) {
      options.ontrouble(view.error);
      return;
    }
    const fresh = view.value;
    log = fresh.state().log;
    const next =
      transport ??
      transportOf(
        trackOf(log, (event) => opened.room.isConflict?.(event) ?? false),
        options.ply,
      );
    await fresh.stand(next.ply);
    if (isGone) {
      fresh.close();
      return;
    }
    leave();
    reader = as;
    port = fresh;
    stood = next.ply;
    table = openTable<GameId>({
      port: fresh,
      room: paced,
      seat: () => seat,
      people: () => options.people(seat),
      isStill,
      waitForMe: () => false,
    });
    if (transport === null && takePlayNext()) transport = update(next, { kind: 'toggle' });
    else transport ??= next;
    void follow();
  }

  /** Stands where the transport is, as often as it has gone on in the meantime. */
  async function follow(): Promise<void> {
    if (isStanding || port === null || transport === null) return;
    isStanding = true;
    while (!isGone && transport.ply !== stood) {
      const goal: Transport = transport;
      const step = isStep({ ...goal, ply: stood }, goal);
      table?.skip();
      const answer = await port.stand(goal.ply);
      if (!answer.ok) break;
      stood = goal.ply;
      if (!step) table?.skip();
    }
    isStanding = false;
  }

  function move(event: TransportEvent): void {
    if (transport === null) return;
    transport = update(transport, event);
    clearTimeout(addressing);
    addressing = setTimeout(address, ADDRESS_MS);
    void follow();
  }

  function address(): void {
    const here = route();
    if (here.page !== options.page || transport === null || isGone) return;
    go({ ...here, ply: transport.ply }, 'replace');
    nameWindow(options.title());
  }

  $effect(() => {
    if (transport?.isPlaying !== true || isStanding || table?.isTelling === true) return;
    const timer = setTimeout(() => move({ kind: 'tick' }), STEP_MS / transport.speed);
    return () => clearTimeout(timer);
  });

  void look('referee');
  return {
    get table() {
      return table;
    },
    get port() {
      return port;
    },
    get transport() {
      return transport;
    },
    get reader() {
      return reader;
    },
    get log() {
      return log;
    },
    get stood() {
      return stood;
    },
    look,
    move,
    address,
    close() {
      isGone = true;
      clearTimeout(addressing);
      leave();
    },
  };
}

/** Whether a key is meant for going through the match, and not for what has the focus. */
export function isForWalk(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('select, input, dialog, .log') !== null) return false;
  // A button in focus is pressed by the bar and by Enter, as everywhere.
  return !([' ', 'Enter'].includes(event.key) && target.closest('button, a') !== null);
}

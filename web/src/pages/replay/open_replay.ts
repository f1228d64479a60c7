// From an address or a text to a match that can be looked at.
import { localTable } from '../../app/local_tables.ts';
import { askWhoIAm, me } from '../../app/me.svelte.ts';
import { failed, ok, type Result } from '../../base/result.ts';
import type { GameRoom } from '../../board/room.ts';
import { NOBODY } from '../../engine/nobody.ts';
import { engineModule } from '../../engine/page_module.ts';
import { pageHost } from '../../engine/worker_host.ts';
import { rooms } from '../../games/rooms.ts';
import { type EnginePort, openEnginePort } from '../../ports/engine_port.ts';
import type { PortError, TableState } from '../../ports/port.ts';
import { type Contract, contracts, type GameId, type Reader } from '../../protocol/game.ts';
import { type HeadError, headOf, type RecordHead } from './record_text.ts';

export type Trouble =
  | HeadError
  /** The engine refuses it: in this line (0: it does not say which), for this reason (English). */
  | { readonly kind: 'damaged'; readonly line: number; readonly reason: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'hall' }
  | { readonly kind: 'engine' };

/** The record of a finished game: of this browser, or of the hall. */
export async function recordOf(table: string): Promise<Result<string, Trouble>> {
  const local = localTable(table);
  if (local !== null)
    return local.over && local.record !== null ? ok(local.record) : failed({ kind: 'unknown' });
  try {
    // The hall shows records to people, so a browser that it does not know becomes a guest first.
    if (me() === null) await askWhoIAm();
    const response = await fetch(`/api/record/${encodeURIComponent(table)}`);
    if (response.ok) return ok(await response.text());
    return failed({ kind: response.status < 500 ? 'unknown' : 'hall' });
  } catch {
    return failed({ kind: 'hall' });
  }
}

/** A record with everything that is needed to show it. */
export interface Opened {
  readonly record: string;
  readonly head: RecordHead;
  readonly room: GameRoom<GameId>;
  readonly contract: Contract<GameId>;
  readonly module: WebAssembly.Module;
}

/** What a page that shows such a record is told. */
export interface RecordTable {
  readonly opened: Opened;
  /** Of the hall or of this browser; null: the record came as a file. */
  readonly id: string | null;
  /** Where to stand first; null: at the beginning. */
  readonly ply: number | null;
  readonly ontrouble: (trouble: Trouble) => void;
  readonly onanother: () => void;
}

export async function openRecord(record: string): Promise<Result<Opened, Trouble>> {
  const head = headOf(record);
  if (!head.ok) return head;
  const { game } = head.value;
  try {
    const [module, contract, room] = await Promise.all([engineModule(), contracts[game](), rooms[game]()]);
    // The room of this very game: the index has its name.
    return ok({ record, head: head.value, module, contract, room: room as unknown as GameRoom<GameId> });
  } catch {
    return failed({ kind: 'engine' });
  }
}

function troubleOf(error: PortError): Trouble {
  if (error.kind !== 'refused') return { kind: 'engine' };
  return { kind: 'damaged', line: error.line ?? 0, reason: error.sentence };
}

/** The match as this reader sees it, standing at its end. `hidden`: nothing can be decided in it. */
export async function openView(
  opened: Opened,
  reader: Reader,
  choices: 'hidden' | 'shown' = 'hidden',
): Promise<Result<EnginePort<GameId>, Trouble>> {
  const { contract, module, record } = opened;
  const port = await openEnginePort<GameId>({
    contract,
    match: pageHost(module),
    thoughts: NOBODY,
    reader,
    opening: { kind: 'load', request: { record, chance: 'manual' } },
  });
  if (!port.ok) return failed(troubleOf(port.error));
  return ok(choices === 'shown' ? port.value : withoutChoices(port.value));
}

function withoutChoices(port: EnginePort<GameId>): EnginePort<GameId> {
  const bare = (state: TableState<GameId>): TableState<GameId> => ({ ...state, choices: null });
  return {
    ...port,
    state: () => bare(port.state()),
    subscribe: (listener) =>
      port.subscribe(({ state, entries }) => listener({ state: bare(state), entries })),
  };
}

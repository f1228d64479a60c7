// A match against bots in this page: two engines in Workers, and its record kept after every move.
import { keepLocalTable, type LocalTable, seatOf } from '../../app/local_tables.ts';
import type { GameRoom } from '../../board/room.ts';
import { engineModule } from '../../engine/page_module.ts';
import { pageHost } from '../../engine/worker_host.ts';
import { rooms } from '../../games/rooms.ts';
import { type EnginePort, openEnginePort } from '../../ports/engine_port.ts';
import { contracts, type GameId } from '../../protocol/game.ts';

export interface OpenLocal {
  readonly port: EnginePort<GameId>;
  readonly room: GameRoom<GameId>;
  readonly close: () => void;
}

/** Null: the engine did not come. */
export async function openLocal(kept: LocalTable): Promise<OpenLocal | null> {
  const parts = await everything(kept.game);
  if (parts === null) return null;
  const { module, contract, room } = parts;
  const you = seatOf(kept);
  const bots = new Map(
    kept.chairs.flatMap((level, seat) => (level === null ? [] : [[seat, level] as const])),
  );
  const opened = await openEnginePort<GameId>({
    contract,
    match: pageHost(module),
    thoughts: pageHost(module),
    reader: you,
    opening:
      kept.record === null
        ? { kind: 'new', request: { players: kept.chairs.length, options: kept.options, seed: kept.seed } }
        : { kind: 'load', request: { record: kept.record, seed: kept.seed, chance: 'auto' } },
    bots,
    adviser: 'hard',
  });
  if (!opened.ok) return null;
  const port = opened.value;
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    const record = await port.wholeRecord();
    if (!record.ok) return;
    const { view, standing } = port.state();
    const over = view?.over !== null;
    const places = (standing ?? []).map(({ seat, rank, points }) => ({ seat, rank, points }));
    keepLocalTable({ ...kept, record: record.value, over, standing: over ? places : null });
  };
  const unsubscribe = port.subscribe(({ state }) => {
    if (state.link === 'live') writing = writing.then(write);
  });
  return {
    port,
    room,
    close() {
      unsubscribe();
      void writing.then(() => port.close());
    },
  };
}

async function everything(game: GameId) {
  try {
    const [module, contract, room] = await Promise.all([engineModule(), contracts[game](), rooms[game]()]);
    // The room of this very game: the index has its name.
    return { module, contract, room: room as GameRoom<GameId> };
  } catch {
    return null;
  }
}

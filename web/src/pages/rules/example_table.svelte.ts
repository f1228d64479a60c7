// An example of the rules as a table: a position and its moves on the engine, standing at one of its steps. Whoever plays
// on it goes astray, and the next step begins it anew.

import type { GameRoom } from '../../board/room.ts';
import { openTable, type Table } from '../../board/table.svelte.ts';
import type { SeatPerson } from '../../board/table_model.ts';
import { NOBODY } from '../../engine/nobody.ts';
import { engineModule } from '../../engine/page_module.ts';
import { pageHost } from '../../engine/worker_host.ts';
import { type EnginePort, openEnginePort } from '../../ports/engine_port.ts';
import { contracts, type GameId } from '../../protocol/game.ts';
import type { Example } from './example.ts';

interface Options {
  readonly room: GameRoom<GameId>;
  readonly example: Example<GameId>;
  readonly people: readonly string[];
  readonly isStill: () => boolean;
}

export interface ExampleTable {
  readonly table: Table<GameId> | null;
  /** Somebody has played on the board, so it shows no step any more. */
  readonly isAstray: boolean;
  /** The engine cannot show it. */
  readonly isBroken: boolean;
  /** What the table shows is this step, or on its way to it. */
  readonly step: number | null;
  show(step: number): Promise<void>;
  close(): void;
}

/** Chance, where an example needs it, is the same every time. */
const SEED = 1;

interface Line {
  readonly port: EnginePort<GameId>;
  /** The ply of each step. */
  readonly plies: readonly number[];
}

async function lineOf({ room, example }: Options): Promise<Line | null> {
  const [module, contract] = await Promise.all([engineModule(), contracts[room.game]()]);
  const opened = await openEnginePort<GameId>({
    contract,
    match: pageHost(module),
    thoughts: NOBODY,
    reader: 'referee',
    opening: { kind: 'load', request: { game: room.game, position: example.position, seed: SEED } },
  });
  if (!opened.ok) return null;
  const port = opened.value;
  const plies: number[] = [];
  for (const { moves = [] } of example.steps) {
    for (const move of moves) {
      const played = await port.play(move, port.state().version);
      if (!played.ok) return null;
    }
    plies.push(port.state().view?.plies ?? 0);
  }
  return { port, plies };
}

export function exampleTable(options: Options): ExampleTable {
  let table = $state.raw<Table<GameId> | null>(null);
  let isAstray = $state(false);
  let isBroken = $state(false);
  let step = $state<number | null>(null);
  let line: Line | null = null;
  let isGone = false;
  /** The newest wish; what comes before it is done is no longer wanted. */
  let wish = 0;
  let last: Promise<void> = Promise.resolve();
  let isStanding = false;

  function people(port: EnginePort<GameId>): () => readonly SeatPerson[] {
    return () =>
      (port.state().view?.seats ?? []).map((_seat, seat) => ({
        seat,
        name: options.people[seat] ?? String(seat + 1),
        bot: null,
        isYou: false,
      }));
  }

  function leave(): void {
    table?.close();
    line?.port.close();
    table = null;
    line = null;
  }

  async function begin(at: number): Promise<void> {
    const fresh = await lineOf(options).catch(() => null);
    if (fresh === null || isGone) {
      fresh?.port.close();
      isBroken = fresh === null;
      return;
    }
    leave();
    line = fresh;
    isAstray = false;
    await fresh.port.stand(fresh.plies[at] ?? 0);
    fresh.port.subscribe(() => {
      if (!isStanding) isAstray = true;
    });
    table = openTable<GameId>({
      port: fresh.port,
      room: options.room,
      // Whoever reads decides for everybody.
      seat: () => fresh.port.state().view?.deciding[0] ?? null,
      people: people(fresh.port),
      isStill: options.isStill,
      waitForMe: () => false,
    });
  }

  async function stand(at: number, mine: number): Promise<void> {
    if (mine !== wish || isGone) return;
    if (line === null || isAstray) {
      step = at;
      await begin(at);
      return;
    }
    const before = step;
    const isNext = before !== null && at === before + 1;
    table?.skip();
    step = at;
    isStanding = true;
    await line.port.stand(line.plies[at] ?? 0);
    isStanding = false;
    if (!isNext) table?.skip();
  }

  return {
    get table() {
      return table;
    },
    get isAstray() {
      return isAstray;
    },
    get isBroken() {
      return isBroken;
    },
    get step() {
      return step;
    },
    show(at) {
      wish += 1;
      const mine = wish;
      last = last.then(() => stand(at, mine));
      return last;
    },
    close() {
      isGone = true;
      leave();
    },
  };
}

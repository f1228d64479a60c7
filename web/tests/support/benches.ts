// Where the contract of a port is tried: each bench opens tables of its own kind.
import type { EngineHost } from '../../src/engine/host.ts';
import { connectHall, type HallConnection } from '../../src/hall/connection.ts';
import { openEnginePort } from '../../src/ports/engine_port.ts';
import { type HallPort, openHallPort } from '../../src/ports/hall_port.ts';
import type { Port } from '../../src/ports/port.ts';
import { contracts, type GameId } from '../../src/protocol/game.ts';
import { granted } from './granted.ts';
import { type Hall, openHall, visitor } from './hall.ts';

export interface Bench {
  /** A table that has started. The ports are those of people, beginning with seat 0; bots sit in all other seats. */
  open<G extends GameId>(game: G, players: number): Promise<readonly Port<G>[]>;
  close(): Promise<void>;
}

/** One person; random bots in the other seats. */
export function engineBench(host: () => EngineHost): Bench {
  const opened: Port<GameId>[] = [];
  return {
    async open<G extends GameId>(game: G, players: number) {
      const bots = new Map(Array.from({ length: players - 1 }, (_, index) => [index + 1, 'random']));
      const port = await openEnginePort<G>({
        contract: await contracts[game](),
        match: host(),
        thoughts: host(),
        reader: 0,
        opening: { kind: 'new', request: { players, seed: 7 } },
        bots,
        adviser: 'easy',
      });
      opened.push(granted(port) as unknown as Port<GameId>);
      return [granted(port)];
    },
    async close() {
      for (const port of opened) port.close();
    },
  };
}

export interface Guest {
  readonly connection: HallConnection;
  /** Another page of the same person. */
  page(): HallConnection;
}

export async function guest(hall: Hall): Promise<Guest> {
  const dial = await visitor(hall);
  return { connection: connectHall({ dial: () => dial() }), page: () => connectHall({ dial: () => dial() }) };
}

/** A table of these people, who all sit at it; it has started. */
export async function openTable<G extends GameId>(
  game: G,
  connections: readonly HallConnection[],
): Promise<readonly HallPort<G>[]> {
  const [host] = connections;
  if (host === undefined) throw new Error('A table needs somebody.');
  const chairs = connections.map(() => ({ kind: 'open' as const }));
  const { table } = granted(await host.ask('open', { settings: { game, chairs } }, 'once'));
  const contract = await contracts[game]();
  const ports: HallPort<G>[] = [];
  for (const [seat, connection] of connections.entries()) {
    const port = granted(await openHallPort<G>({ connection, contract, table }));
    granted(await port.ask('sit', { seat, salt: `salt-${seat}` }));
    ports.push(port);
  }
  granted(await host.ask('start', { table }, 'once'));
  for (const port of ports) await seen(port, (one) => one.state().view !== null);
  return ports;
}

/** Once the port shows what is wanted. */
export function seen<P extends Port<GameId>>(port: P, wanted: (port: P) => boolean): Promise<void>;
export function seen<G extends GameId>(port: Port<G>, wanted: (port: Port<G>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (wanted(port)) {
      resolve();
      return;
    }
    const end = port.subscribe(() => {
      if (!wanted(port)) return;
      end();
      resolve();
    });
  });
}

/** A person in every seat. */
export async function hallBench(): Promise<Bench> {
  const hall = await openHall();
  const connections: HallConnection[] = [];
  return {
    async open(game, players) {
      const people = await Promise.all(Array.from({ length: players }, () => guest(hall)));
      connections.push(...people.map((one) => one.connection));
      return openTable(
        game,
        people.map((one) => one.connection),
      );
    },
    async close() {
      for (const connection of connections) connection.close();
      await hall.close();
    },
  };
}

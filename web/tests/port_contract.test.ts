// What every port of a table promises (src/ports/port.ts), tried on each kind.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Change, Port } from '../src/ports/port.ts';
import { GAMES, type GameId } from '../src/protocol/game.ts';
import { type Bench, engineBench, hallBench } from './support/benches.ts';
import { granted } from './support/granted.ts';
import { nativeHost } from './support/native_host.ts';
import { dice, leaves, randomMove } from './support/random_move.ts';
import { wasmHost } from './support/wasm_host.ts';

const kinds: readonly [string, () => Promise<Bench>][] = [
  ['the engine, native', async () => engineBench(nativeHost)],
  ['the engine, in a Worker', async () => engineBench(wasmHost)],
  ['the hall', hallBench],
];

/** Whether its reader must decide; a choice that is sealed could only be changed. */
function mustDecide<G extends GameId>(port: Port<G>): boolean {
  const { choices, view } = port.state();
  return choices !== null && !view?.sealed.some((seat) => seat === view.reader);
}

/** The port that has something to decide, once there is one. */
async function decider<G extends GameId>(ports: readonly Port<G>[]): Promise<Port<G> | undefined> {
  const now = () => ports.find(mustDecide);
  const isOver = () => ports.every((port) => (port.state().view?.over ?? null) !== null);
  if (now() !== undefined || isOver()) return now();
  return new Promise((resolve) => {
    const ends = ports.map((port) =>
      port.subscribe(() => {
        if (now() === undefined && !isOver()) return;
        for (const end of ends) end();
        resolve(now());
      }),
    );
  });
}

function choicesOf<G extends GameId>(port: Port<G>) {
  const { choices } = port.state();
  if (choices === null || choices.tree === null) throw new Error('There is nothing to decide.');
  return { version: choices.version, tree: choices.tree };
}

describe.each(kinds)('a port of %s', (_kind, makeBench) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await makeBench();
  });
  afterAll(() => bench.close());

  async function tigris() {
    const ports = await bench.open('tigris', 2);
    const port = await decider(ports);
    if (port === undefined) throw new Error('Nobody has to decide.');
    return { ports, port };
  }

  test('shows what its reader may know, and no more', async () => {
    const { ports } = await tigris();
    const { view, standing, version, link } = ports[0]?.state() ?? {};
    expect(link).toBe('live');
    expect(view?.reader).toBe(0);
    expect(view?.version).toBe(version);
    expect(view?.seats.map((seat) => seat.hand_size)).toEqual([6, 6]);
    expect(view?.seats[0]?.hand).not.toBeNull();
    expect(view?.seats[1]?.hand).toBeNull();
    expect(standing?.map((one) => one.seat)).toEqual([0, 1]);
  });

  test('offers choices of which every path is a legal move', async () => {
    const { port } = await tigris();
    const { tree } = choicesOf(port);
    const moves = leaves(tree);
    expect(moves.length).toBeGreaterThan(20);
    for (const move of [...moves.slice(0, 5), ...moves.slice(-5)])
      expect(await port.check(move)).toEqual({ ok: true, value: null });
  });

  test('refuses with the rule, and changes nothing', async () => {
    const { port } = await tigris();
    const before = port.state();
    const { version } = choicesOf(port);
    const move = 'tile blue A1';
    const checked = await port.check(move);
    expect(checked).toMatchObject({ ok: false, error: { kind: 'refused', code: 'move/illegal' } });
    if (!checked.ok && checked.error.kind === 'refused') {
      expect(checked.error.rule).toMatch(/^TE-/);
      expect(checked.error.key).toMatch(/^tigris\./);
    }
    expect(await port.play(move, version)).toEqual(checked);
    expect(await port.play('no such move', version)).toMatchObject({
      ok: false,
      error: { code: 'move/illegal' },
    });
    expect(port.state().view).toEqual(before.view);
  });

  test('foresees what a move causes', async () => {
    const { port } = await tigris();
    const before = port.state();
    const move = leaves(choicesOf(port).tree).find((one) => one.startsWith('leader')) ?? '';
    const { events } = granted(await port.preview(move));
    expect(events[0]).toMatchObject({ event: 'leader_placed', turn: before.view?.turn });
    expect(port.state().view).toEqual(before.view);
    expect(await port.preview('tile blue A1')).toMatchObject({ ok: false, error: { code: 'move/illegal' } });
  });

  test('plays a move and takes it back', async () => {
    const { port } = await tigris();
    const changes: Change<'tigris'>[] = [];
    port.subscribe((change) => changes.push(change));
    const { version, tree } = choicesOf(port);
    const plies = port.state().view?.plies ?? 0;
    const move = leaves(tree).find((one) => one.startsWith('leader')) ?? '';
    granted(await port.play(move, version));
    expect(port.state().view?.plies).toBe(plies + 1);
    expect(port.state().log.at(-1)).toMatchObject({ what: 'move', move });
    granted(await port.undo());
    expect(port.state().view?.plies).toBe(plies);
    expect(port.state().log.at(-1)).toMatchObject({ what: 'undo' });
    expect(changes.flatMap(({ entries }) => entries.map((entry) => entry.what))).toEqual(['move', 'undo']);
    expect(await port.undo()).toMatchObject({ ok: false, error: { code: 'undo/refused' } });
  });

  test('refuses a move that answers an older decision', async () => {
    const { port } = await tigris();
    const { version, tree } = choicesOf(port);
    const [move = ''] = leaves(tree);
    granted(await port.play(move, version));
    const late = await port.play(move, version);
    expect(late).toMatchObject({ ok: false, error: { kind: 'refused', code: 'move/stale' } });
  });

  test('gives a hint that is a legal move', async () => {
    const { port } = await tigris();
    const { move } = granted(await port.hint());
    expect(await port.check(move)).toEqual({ ok: true, value: null });
  });

  test('tells everything since any version', async () => {
    const { port } = await tigris();
    const all = granted(await port.events(0));
    expect(all.map((entry) => entry.version)).toEqual(all.map((_, index) => index + 1));
    expect(all.length).toBe(port.state().version);
    expect(granted(await port.events(5))).toEqual(all.slice(5));
    expect(granted(await port.events(all.length))).toEqual([]);
  });

  test('is gone once it is closed', async () => {
    const { port } = await tigris();
    port.close();
    expect(port.state().link).toBe('closed');
    expect(await port.check('pass')).toMatchObject({ ok: false, error: { kind: 'gone' } });
  });

  test.each(GAMES)('plays a whole game of %s', async (game) => {
    const ports = await bench.open(game, game === 'maharaja' ? 3 : 2);
    const roll = dice(3);
    const told = ports.map((port) => [...port.state().log]);
    for (const [seat, port] of ports.entries()) port.subscribe(({ entries }) => told[seat]?.push(...entries));
    for (;;) {
      const port = await decider(ports);
      if (port === undefined) break;
      const { version, tree } = choicesOf(port);
      granted(await port.play(randomMove(tree, roll), version));
    }
    for (const [seat, port] of ports.entries()) {
      const { view, standing, log, version } = port.state();
      expect(view?.over).not.toBeNull();
      expect(standing?.map((one) => one.rank)).toContain(1);
      expect(told[seat]).toEqual(log);
      expect(log.map((entry) => entry.version)).toEqual(
        Array.from({ length: version }, (_, index) => index + 1),
      );
    }
  });
});

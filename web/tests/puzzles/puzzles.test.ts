// The stored puzzles: each loads, its seat alone is to decide, the best move can be clicked and is legal, and so are the others
// of which something is known.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '../../src/board/select.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { percents, puzzlesOf } from '../../src/pages/puzzle/puzzle.ts';
import { GAMES } from '../../src/protocol/game.ts';
import { granted } from '../support/granted.ts';
import { wasmHost } from '../support/wasm_host.ts';

describe.each(GAMES)('%s', (game) => {
  let host: EngineHost;
  beforeAll(() => {
    host = wasmHost();
  });
  afterAll(() => host.close());

  test('every puzzle can be set up and solved', async () => {
    const puzzles = await puzzlesOf(game);
    expect(puzzles?.length).toBeGreaterThan(0);
    for (const [index, puzzle] of (puzzles ?? []).entries()) {
      const where = `puzzle ${index + 1}`;
      const { seat, move, position } = puzzle;
      granted(await ask(host, 'load', { game, position, seed: 1 }));
      const view = granted(await ask(host, 'view', { reader: seat })).view;
      expect(view.deciding, where).toEqual([seat]);
      expect(view.players, where).toBe(puzzle.players);
      const { choices } = granted(await ask(host, 'choices', { reader: seat }));
      expect(choices === null ? null : pathTo(choices, move), where).not.toBeNull();
      for (const each of [move, ...puzzle.others.map((other) => other.move)])
        expect((await ask(host, 'check', { move: each, seat })).ok, `${where}: ${each}`).toBe(true);
      const { steps } = granted(await ask(host, 'foresee', { ply: 0, moves: [...puzzle.line] }));
      expect(steps[0]?.move, where).toBe(move);
    }
  });

  test('the best move of each is clearly better than what is known of others', async () => {
    for (const puzzle of (await puzzlesOf(game)) ?? []) {
      expect(puzzle.line[0]).toBe(puzzle.move);
      expect(puzzle.margin).toBeGreaterThanOrEqual(0.08);
      for (const { move, loss } of puzzle.others) {
        expect(move).not.toBe(puzzle.move);
        expect(loss).toBeGreaterThanOrEqual(puzzle.margin);
        expect(percents(puzzle, loss).other).toBeLessThan(percents(puzzle, loss).best);
      }
    }
  });
});

test('positions stand alone: none comes twice', async () => {
  const all = (await Promise.all(GAMES.map(puzzlesOf))).flatMap((puzzles) => puzzles ?? []);
  expect(new Set(all.map(({ position }) => position)).size).toBe(all.length);
});

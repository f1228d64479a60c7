// Trees that offer only some moves: over random games of all four exactly these are left, with the clicks that they had.
import { afterEach, expect, test } from 'vitest';
import { isSameMove, narrowed } from '../../src/board/narrow.ts';
import { pathTo, selectionOf } from '../../src/board/select.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { GAMES } from '../../src/protocol/game.ts';
import type { Node } from '../../src/protocol/generated/choices.ts';
import { granted } from '../support/granted.ts';
import { dice, randomMove } from '../support/random_move.ts';
import { wasmHost } from '../support/wasm_host.ts';

const hosts: EngineHost[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.close();
});

const DECISIONS = 60;
/** Of a set there are too many moves to be counted. */
const MOST_MOVES = 5000;

/** All moves behind the clicks that are offered, up to some thousands. */
function movesOf(tree: Node): ReadonlySet<string> {
  const moves = new Set<string>();
  const open: (readonly string[])[] = [[]];
  for (let picked = open.pop(); picked !== undefined && moves.size < MOST_MOVES; picked = open.pop()) {
    const selection = selectionOf(tree, picked);
    if (selection === null) continue;
    if (selection.move !== null) moves.add(selection.move);
    for (const target of selection.legal) open.push([...picked, target]);
  }
  return moves;
}

function hasSet(node: Node): boolean {
  return node.pick !== undefined || (node.next ?? []).some(hasSet);
}

test.each(GAMES)('%s', async (game) => {
  const host = wasmHost();
  hosts.push(host);
  const roll = dice(game.length * 7);
  const opened = granted(await ask(host, 'new', { game, players: 2, seed: 5 }));
  let now: Pick<typeof opened, 'deciding' | 'sealed'> = opened;
  for (let decision = 0; decision < DECISIONS; ++decision) {
    const seat = now.deciding.find((one) => !now.sealed.includes(one));
    if (seat === undefined) return;
    const { choices } = granted(await ask(host, 'choices', { reader: seat }));
    if (choices === null) return;
    const wanted = [...new Set([randomMove(choices, roll), randomMove(choices, roll)])];
    const only = narrowed(choices, wanted);
    if (only === null) throw new Error(`${wanted.join(', ')} is lost.`);
    for (const move of wanted) expect(pathTo(only, move), move).toEqual(pathTo(choices, move));
    if (!hasSet(only)) expect([...movesOf(only)].toSorted()).toEqual(wanted.toSorted());
    const first = selectionOf(choices, [])?.legal ?? new Set();
    const left = selectionOf(only, [])?.legal ?? new Set();
    expect([...left].filter((target) => !first.has(target))).toEqual([]);
    now = granted(await ask(host, 'play', { move: wanted[0] ?? '', seat }));
  }
});

const tree: Node = {
  next: [
    { target: 'hand:red', each: [{ target: 'cell:', move: 'tile red ', of: ['A1', 'A2'] }] },
    { target: 'pass', move: 'pass' },
    {
      target: 'swap',
      pick: {
        verb: 'swap',
        none: null,
        items: ['red', 'blue'].map((word) => ({
          target: `hand:${word}`,
          word,
          adds: [{ sum: 'tiles', amount: 1 }],
        })),
        limits: [{ sum: 'tiles', least: 1, most: 6 }],
      },
    },
  ],
};

test('what leads to none of the moves is not offered', () => {
  expect(narrowed(tree, ['pass'])).toEqual({ next: [{ target: 'pass', move: 'pass' }] });
  expect([...movesOf(narrowed(tree, ['tile red A2']) ?? {})]).toEqual(['tile red A2']);
  expect(narrowed(tree, ['tile red B9'])).toBeNull();
});

test('a set keeps what its moves need, and its limits', () => {
  const only = narrowed(tree, ['swap 2 red']) ?? {};
  expect(selectionOf(only, ['swap'])?.legal).toEqual(new Set(['hand:red']));
  expect(selectionOf(only, ['swap', 'hand:red', 'hand:red'])?.move).toBe('swap red red');
});

test('a move is the same one however its set is written', () => {
  expect(isSameMove(tree, 'swap 2 red blue', 'swap red red blue')).toBe(true);
  expect(isSameMove(tree, 'swap red', 'swap red red')).toBe(false);
  expect(isSameMove(tree, 'pass', 'pass')).toBe(true);
});

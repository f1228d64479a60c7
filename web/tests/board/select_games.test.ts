// The selector on the engine itself: over random games of all four, what it offers is what may be played.
import { afterEach, expect, test } from 'vitest';
import { isInSet, pathTo, selectionOf } from '../../src/board/select.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { GAMES, type GameId } from '../../src/protocol/game.ts';
import type { Node } from '../../src/protocol/generated/choices.ts';
import { granted } from '../support/granted.ts';
import { nativeHost } from '../support/native_host.ts';
import { type Dice, dice } from '../support/random_move.ts';

const hosts: EngineHost[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.close();
});

const PLAYERS: { readonly [G in GameId]: readonly number[] } = {
  tigris: [2, 4],
  maharani: [2, 4],
  maharaja: [2, 4],
  rajas: [2, 4],
};
const DECISIONS = 80;
const WALKS = 12;

/** Clicks anything that is offered until a move is made. */
function walk(tree: Node, roll: Dice): { readonly picked: readonly string[]; readonly move: string } {
  let picked: readonly string[] = [];
  for (;;) {
    const selection = selectionOf(tree, picked);
    if (selection === null) throw new Error(`${picked.join(' ')} leads nowhere.`);
    const { legal, move } = selection;
    if (legal.size === 0 && move === null) throw new Error(`${picked.join(' ')} is a dead end.`);
    if (move !== null && (legal.size === 0 || roll(3) === 0)) return { picked, move };
    picked = [...picked, [...legal][roll(legal.size)] ?? ''];
  }
}

/** The same clicks with those of the set in another order. */
function shuffled(tree: Node, picked: readonly string[], roll: Dice): readonly string[] {
  let start = picked.length;
  while (start > 0 && isInSet(tree, picked.slice(0, start))) --start;
  const set = picked.slice(start);
  for (let at = set.length - 1; at > 0; --at) {
    const other = roll(at + 1);
    [set[at], set[other]] = [set[other] ?? '', set[at] ?? ''];
  }
  return [...picked.slice(0, start), ...set];
}

const cases = GAMES.flatMap((game) => PLAYERS[game].map((players) => ({ game, players })));

test.each(cases)(
  '$game of $players: every path is a legal move, every legal move has a path',
  async (one) => {
    const host = nativeHost();
    hosts.push(host);
    const roll = dice(one.players * 31 + one.game.length);
    granted(await ask(host, 'new', { ...one, seed: 11 + one.players }));
    for (let decision = 0; decision < DECISIONS; ++decision) {
      const legal = granted(await ask(host, 'legal', {}));
      const [seat] = legal.deciding.filter((open) => !legal.sealed.includes(open));
      if (seat === undefined) return;
      const { choices } = granted(await ask(host, 'choices', { reader: seat }));
      expect(choices).not.toBeNull();
      if (choices === null) return;

      const walks = Array.from({ length: WALKS }, () => walk(choices, roll));
      const checked = await Promise.all(walks.map(({ move }) => ask(host, 'check', { move, seat })));
      for (const [index, answer] of checked.entries())
        if (!answer.ok) throw new Error(`${JSON.stringify(walks[index])}: ${JSON.stringify(answer.error)}`);
      for (const { picked, move } of walks) {
        expect(selectionOf(choices, shuffled(choices, picked, roll))?.move).toBe(move);
        const path = pathTo(choices, move);
        expect(path === null ? null : selectionOf(choices, path)?.move).toBe(move);
      }

      const moves = legal.to_act === seat ? legal.moves.filter((move) => typeof move === 'string') : [];
      for (const move of moves) {
        const path = pathTo(choices, move);
        // Sets that the engine asks for die by die are taken as a whole.
        if (path === null && one.game === 'rajas' && ['reroll', 'return'].includes(move.split(' ')[0] ?? ''))
          continue;
        if (path === null) throw new Error(`No clicks make ${move}.`);
        // Of a set the tree writes every item, the engine numbers.
        const made = selectionOf(choices, path)?.move ?? '';
        if (!isInSet(choices, path)) expect(made).toBe(move);
        else granted(await ask(host, 'check', { move: made, seat }));
      }
      const { move } = walks[0] ?? { move: '' };
      granted(await ask(host, 'play', { move, seat }));
    }
  },
);

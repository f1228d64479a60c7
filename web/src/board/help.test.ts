import { expect, test } from 'vitest';
import type { Node } from '../protocol/generated/choices.ts';
import { openKinds, spread } from './help.ts';
import type { Speaking } from './room.ts';
import { waysOf } from './ways.ts';

const tree: Node = {
  next: [
    { target: 'leader:king', each: [{ target: 'cell:', move: 'leader king ', of: ['A1', 'B2'] }] },
    { target: 'pass', move: 'pass' },
    {
      target: 'swap',
      pick: {
        verb: 'swap',
        none: null,
        items: [
          { target: 'hand:red', word: 'red', adds: [{ sum: 'tiles', amount: 1 }] },
          { target: 'hand:blue', word: 'blue', adds: [{ sum: 'tiles', amount: 1 }] },
        ],
        limits: [{ sum: 'tiles', least: 2, most: 2 }],
      },
    },
  ],
};

test('all moves are found with their clicks, and of a set one for each of its items', () => {
  expect(waysOf(tree)).toEqual([
    { picked: ['leader:king', 'cell:A1'], move: 'leader king A1' },
    { picked: ['leader:king', 'cell:B2'], move: 'leader king B2' },
    { picked: ['pass'], move: 'pass' },
    { picked: ['swap', 'hand:red', 'hand:red'], move: 'swap red red' },
    { picked: ['swap', 'hand:blue', 'hand:red'], move: 'swap red blue' },
  ]);
});

test('moves of a kind are one line of the list, in the order of the game', () => {
  const help = {
    kinds: ['swap', 'leader', 'pass'],
    kindOf: ([first = '']: readonly string[]) => first.split(':')[0] ?? '',
  };
  const open = openKinds<'tigris'>(tree, help, {} as Speaking<'tigris'>);
  expect(open.map(({ kind, ways }) => [kind, ways.length])).toEqual([
    ['swap', 2],
    ['leader', 2],
    ['pass', 1],
  ]);
});

test('a few of many are from all over them', () => {
  expect(spread([1, 2, 3], 4)).toEqual([1, 2, 3]);
  expect(spread([1, 2, 3, 4, 5, 6, 7, 8], 4)).toEqual([1, 3, 5, 7]);
  expect(spread(Array.from({ length: 100 }).fill(0), 12)).toHaveLength(12);
});

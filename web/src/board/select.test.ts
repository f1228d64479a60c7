import { describe, expect, test } from 'vitest';
import type { Node } from '../protocol/generated/choices.ts';
import { back, isInSet, nearestMove, pathTo, pick, selectionOf, unpick } from './select.ts';

const tree: Node = {
  next: [
    {
      target: 'swap',
      pick: {
        verb: 'swap',
        none: null,
        items: [
          {
            target: 'hand:red',
            word: 'red',
            adds: [
              { sum: 'red', amount: 1 },
              { sum: 'all', amount: 1 },
            ],
          },
          {
            target: 'hand:blue',
            word: 'blue',
            adds: [
              { sum: 'blue', amount: 1 },
              { sum: 'all', amount: 1 },
            ],
          },
        ],
        limits: [
          { sum: 'all', least: 1, most: 2 },
          { sum: 'red', least: 0, most: 1 },
          { sum: 'blue', least: 0, most: 2 },
        ],
      },
    },
    { target: 'hand:red', each: [{ target: 'cell:', move: 'tile red ', of: ['A1', 'B2'] }] },
    { target: 'leader:king', move: 'stay', next: [{ target: 'cell:C3', move: 'leader king C3' }] },
    { target: 'pass', move: 'pass' },
  ],
};

describe('paths', () => {
  test('the first click is one of the root', () => {
    expect(selectionOf(tree, [])).toEqual({
      picked: [],
      legal: new Set(['swap', 'hand:red', 'leader:king', 'pass']),
      move: null,
    });
  });

  test('a word of a family ends with its move', () => {
    const selection = selectionOf(tree, ['hand:red', 'cell:B2']);
    expect(selection?.move).toBe('tile red B2');
    expect(selection?.legal.size).toBe(0);
  });

  test('a node with a move and more clicks can be confirmed or gone on with', () => {
    expect(selectionOf(tree, ['leader:king'])).toMatchObject({ move: 'stay', legal: new Set(['cell:C3']) });
  });

  test('clicks that lead nowhere select nothing', () => {
    expect(selectionOf(tree, ['cell:A1'])).toBeNull();
  });

  test('another square takes the place of the last one, another tile that of both', () => {
    expect(pick(tree, ['hand:red', 'cell:B2'], 'cell:A1')).toEqual(['hand:red', 'cell:A1']);
    expect(pick(tree, ['hand:red', 'cell:B2'], 'pass')).toEqual(['pass']);
    expect(pick(tree, ['hand:red'], 'cell:C3')).toBeNull();
  });

  test('one step back, and back to before a click', () => {
    expect(back(['hand:red', 'cell:B2'])).toEqual(['hand:red']);
    expect(unpick(tree, ['hand:red', 'cell:B2'], 'hand:red')).toEqual([]);
    expect(unpick(tree, ['hand:red'], 'cell:B2')).toEqual(['hand:red']);
  });

  test('the nearest move is one of the same kind with the other id', () => {
    expect(nearestMove(tree, ['hand:red'], 'cell:P9')).toBe('tile red P9');
    expect(nearestMove(tree, ['leader:king'], 'cell:P9')).toBe('leader king P9');
    expect(nearestMove(tree, [], 'cell:P9')).toBeNull();
  });
});

describe('sets', () => {
  test('can be confirmed when all limits hold, in any order', () => {
    expect(selectionOf(tree, ['swap'])?.move).toBeNull();
    expect(selectionOf(tree, ['swap', 'hand:blue', 'hand:red'])?.move).toBe('swap red blue');
    expect(selectionOf(tree, ['swap', 'hand:red', 'hand:blue'])?.move).toBe('swap red blue');
  });

  test('what would pass a limit is not offered', () => {
    expect(selectionOf(tree, ['swap', 'hand:red'])?.legal).toEqual(new Set(['hand:blue']));
    expect(selectionOf(tree, ['swap', 'hand:blue', 'hand:blue'])?.legal).toEqual(new Set());
  });

  test('an item is taken out without those after it, and a full set keeps what it has', () => {
    expect(unpick(tree, ['swap', 'hand:red', 'hand:blue'], 'hand:red')).toEqual(['swap', 'hand:blue']);
    expect(pick(tree, ['swap', 'hand:red', 'hand:blue'], 'hand:red')).toBeNull();
    expect(pick(tree, ['swap', 'hand:red'], 'pass')).toEqual(['pass']);
    expect(isInSet(tree, ['swap'])).toBe(false);
    expect(isInSet(tree, ['swap', 'hand:red'])).toBe(true);
  });

  test('nobody is led into a dead end', () => {
    const exact: Node = {
      pick: {
        verb: 'take',
        none: 'nothing',
        items: [
          {
            target: 'die:3',
            word: '3',
            adds: [
              { sum: 'pips', amount: 3 },
              { sum: '3', amount: 1 },
            ],
          },
          {
            target: 'die:4',
            word: '4',
            adds: [
              { sum: 'pips', amount: 4 },
              { sum: '4', amount: 1 },
            ],
          },
        ],
        limits: [
          { sum: 'pips', least: 4, most: 6 },
          { sum: '3', least: 0, most: 1 },
          { sum: '4', least: 0, most: 1 },
        ],
      },
    };
    expect(selectionOf(exact, [])?.legal).toEqual(new Set(['die:4']));
  });
});

test('the clicks of a move', () => {
  expect(pathTo(tree, 'tile red B2')).toEqual(['hand:red', 'cell:B2']);
  expect(pathTo(tree, 'swap red blue')).toEqual(['swap', 'hand:red', 'hand:blue']);
  expect(pathTo(tree, 'swap red 1 blue 1')).toEqual(['swap', 'hand:red', 'hand:blue']);
  expect(pathTo(tree, 'swap 2 blue')).toEqual(['swap', 'hand:blue', 'hand:blue']);
  expect(pathTo(tree, 'stay')).toEqual(['leader:king']);
  expect(pathTo(tree, 'swap red red')).toBeNull();
  expect(pathTo(tree, 'tile red C9')).toBeNull();
});

import { expect, test } from 'vitest';
import { selectionOf } from '../../board/select.ts';
import type { View } from '../../protocol/game.ts';
import { asAsked } from './asked.ts';

function deciding(kind: string, pending: object): View<'tigris'> {
  return { decision: { kind, pending } } as unknown as View<'tigris'>;
}
const stays = (...of: string[]) => ({ each: [{ target: 'cell:', move: 'stay ', of }] });

test('of two treasures a click takes its own, and leaves the other', () => {
  const view = deciding('treasure', { treasures: ['F3', 'I7'], priority: [], may_stay: ['F3', 'I7'] });
  const tree = asAsked(stays('F3', 'I7'), view);
  expect(selectionOf(tree, ['cell:F3'])?.move).toBe('stay I7');
  expect(selectionOf(tree, ['cell:I7'])?.move).toBe('stay F3');
});

test('of three treasures a click names the one that stays', () => {
  const cells = ['F3', 'I7', 'K1'];
  const tree = stays(...cells);
  const view = deciding('treasure', { treasures: cells, priority: [], may_stay: cells });
  expect(asAsked(tree, view)).toBe(tree);
});

test('the one place for a monument need not be chosen, and no is still an answer', () => {
  const tree = {
    next: [
      {
        target: 'cell:J7',
        // biome-ignore lint/suspicious/noThenProperty: the engine calls the end of a move so
        each: [{ target: 'monument:', move: 'build ', of: ['red-green'], then: ' J7' }],
      },
      { target: 'no', move: 'no' },
    ],
  };
  const alone = asAsked(tree, deciding('monument', { corners: ['J7'] }));
  expect(selectionOf(alone, ['monument:red-green'])?.move).toBe('build red-green J7');
  expect(selectionOf(alone, [])?.legal).toEqual(new Set(['monument:red-green', 'cell:J7', 'no']));
  expect(asAsked(tree, deciding('monument', { corners: ['J7', 'K7'] }))).toBe(tree);
});

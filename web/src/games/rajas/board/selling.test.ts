import { expect, test } from 'vitest';
import type { RajasSeat } from '../pieces.ts';
import { mostOf, payingStalls } from './selling.ts';

function provinceOf(...tiles: readonly string[]): RajasSeat {
  const province = tiles.map((tile, at) => ({ cell: `a${at + 1}`, tile, turn: 0, covers: false }));
  return { province } as unknown as RajasSeat;
}

function sellingWith(good: string, stalls: number) {
  return {
    foreseen: { target: 'die:blue-3', move: '', events: [], gloss: [{ effect: 'sells', good, stalls }] },
    foretold: new Map(),
    view: { decision: { kind: 'die' } },
    canAct: true,
  } as unknown as Parameters<typeof payingStalls>[0];
}

const own = provinceOf('blue-08', 'blue-02', 'blue-03');

test('of one good, the stalls that are worth most pay', () => {
  const goods = new Set(payingStalls(sellingWith('mixed', 3), own).map(({ good }) => good));
  for (const good of goods) {
    const all = payingStalls(sellingWith(good, 6), own);
    expect(all.every((stall) => stall.good === good)).toBe(true);
    const [first] = payingStalls(sellingWith(good, 1), own);
    expect(first?.value).toBe(Math.max(...all.map(({ value }) => value)));
  }
  expect(goods.size).toBeGreaterThan(0);
});

test('of mixed goods, one stall of each pays', () => {
  const goods = payingStalls(sellingWith('mixed', 3), own).map(({ good }) => good);
  expect(new Set(goods).size).toBe(goods.length);
});

test('a click is worth the best sale that it leads to', () => {
  const sale = (stalls: number, money: number) => ({
    move: '',
    events: [
      { event: 'sold', turn: 0, seat: 0, good: 'tea', stalls } as const,
      { event: 'money', turn: 0, seat: 0, money, reason: 'sold', source: 'tea' } as const,
    ],
  });
  expect(mostOf([sale(1, 3), sale(2, 5)])).toBe(5);
  expect(mostOf([])).toBeNull();
});

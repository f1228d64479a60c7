import { describe, expect, it } from 'vitest';
import type { Kingdom } from './pieces.ts';
import { remembered, WASHES, type Washes, washesOf } from './washes.ts';

function kingdom(...squares: readonly string[]): Kingdom {
  return { squares, leaders: [] };
}

function washed(kingdoms: readonly Kingdom[], before: Washes = new Map()) {
  const washes = washesOf(kingdoms, before);
  return { washes, memory: remembered(kingdoms, washes) };
}

describe('washes', () => {
  it('are given in their order', () => {
    expect(washed([kingdom('A1'), kingdom('E1'), kingdom('J1')]).washes).toEqual([0, 1, 2]);
  });

  it('stay when kingdoms grow, come and go', () => {
    const first = washed([kingdom('C1'), kingdom('H1', 'H2')]);
    const second = washed([kingdom('A1'), kingdom('C1', 'D1'), kingdom('H1', 'H2', 'H3')], first.memory);
    expect(second.washes).toEqual([2, 0, 1]);
    const third = washed([kingdom('H1', 'H2', 'H3')], second.memory);
    expect(third.washes).toEqual([1]);
  });

  it('stay with the larger part when a kingdom breaks', () => {
    const first = washed([kingdom('C1', 'D1', 'E1', 'F1')]);
    expect(washed([kingdom('C1'), kingdom('E1', 'F1')], first.memory).washes).toEqual([1, 0]);
  });

  it('of the larger part win when kingdoms are joined', () => {
    const first = washed([kingdom('C1'), kingdom('E1', 'F1')]);
    expect(washed([kingdom('C1', 'D1', 'E1', 'F1')], first.memory).washes).toEqual([1]);
  });

  it('never are alike side by side, even if there are more kingdoms than washes', () => {
    const many = ['A1', 'C1', 'E1', 'G1', 'I1', 'K1', 'M1', 'O1', 'B3', 'D3', 'F3', 'H3'].map((cell) =>
      kingdom(cell),
    );
    const { washes } = washed(many);
    expect(Math.max(...washes)).toBe(WASHES - 1);
    const near = (a: number, b: number) => {
      const [one, other] = [many[a]?.squares[0] ?? '', many[b]?.squares[0] ?? ''];
      const columns = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
      return Math.max(columns, Math.abs(Number(one.slice(1)) - Number(other.slice(1)))) < 3;
    };
    for (let a = 0; a < many.length; ++a)
      for (let b = 0; b < a; ++b) if (near(a, b)) expect(washes[a]).not.toBe(washes[b]);
  });
});

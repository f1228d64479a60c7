import { describe, expect, it } from 'vitest';
import type { Standing } from '../../protocol/game.ts';
import type { TigrisSeat } from './pieces.ts';
import { fewestToWin, NO_FORECASTS, outcomeOf, remember, wonIn } from './sheet/forecast.ts';
import { colorsOf, decidedAt, ranked } from './standing.ts';

function seat(red: number, blue: number, green: number, black: number, treasures: number): TigrisSeat {
  return {
    seat: 0,
    dynasty: 'archer',
    leaders: { priest: null, farmer: null, trader: null, king: null },
    catastrophes: 0,
    points: { red, blue, green, black },
    treasures,
    hand_size: 0,
    hand: null,
    swapped_size: 0,
    swapped: null,
  };
}

function item(seatNumber: number, rank: number, ...values: readonly [number, number, number, number]) {
  const [weakest, second_weakest, second_strongest, strongest] = values;
  return {
    seat: seatNumber,
    rank,
    points: weakest,
    values: { weakest, second_weakest, second_strongest, strongest },
  } satisfies Standing<'tigris'>[number];
}

describe('the colours at the end', () => {
  it('show where the treasures went', () => {
    const cells = colorsOf(seat(11, 7, 12, 10, 2), item(0, 1, 9, 10, 11, 12));
    expect(cells.map(({ points, treasures, deciding }) => [points, treasures, deciding])).toEqual([
      [11, 0, false],
      [9, 2, true],
      [12, 0, false],
      [10, 0, false],
    ]);
  });

  it('show treasures in several colours, and several that decide', () => {
    const cells = colorsOf(seat(12, 5, 5, 13, 2), item(0, 4, 6, 6, 12, 13));
    expect(cells.map(({ points, treasures, deciding }) => [points, treasures, deciding])).toEqual([
      [12, 0, false],
      [6, 1, true],
      [6, 1, true],
      [13, 0, false],
    ]);
  });

  it('are unknown where points are hidden', () => {
    expect(colorsOf({ ...seat(1, 1, 1, 1, 0), points: null }, undefined)).toEqual([]);
  });
});

describe('ranks', () => {
  const [first, second] = [item(2, 1, 8, 9, 9, 9), item(0, 2, 8, 8, 9, 20)];

  it('are in order', () => expect(ranked([second, first]).map(({ seat }) => seat)).toEqual([2, 0]));

  it('are decided where two differ first', () => {
    expect(decidedAt(first, second)).toBe('second_weakest');
    expect(decidedAt(first, first)).toBeNull();
  });
});

describe('forecasts', () => {
  const events = [
    { event: 'committed', turn: 1, seat: 0, color: 'green', amount: 1 },
    {
      event: 'conflict_won',
      turn: 1,
      seat: 0,
      other: 3,
      color: 'green',
      strength: 4,
      against: 4,
      reason: 'war',
    },
    { event: 'leader_home', turn: 1, seat: 3, color: 'green', from: 'G2', reason: 'war' },
    { event: 'tile_removed', turn: 1, color: 'green', cell: 'H3', reason: 'war' },
    { event: 'points', turn: 1, seat: 0, color: 'green', amount: 2, cell: 'G2', reason: 'war' },
    { event: 'war_begins', turn: 1, seat: 0, other: 2, color: 'black', attack: 1, defence: 2 },
    { event: 'tile_removed', turn: 1, color: 'black', cell: 'H4', reason: 'war' },
  ] as const;

  it('tell who wins and what it costs, of this war only', () => {
    expect(outcomeOf(events)).toEqual({ winner: 0, loser: 3, tiles: 1, points: 2, color: 'green' });
    expect(outcomeOf([events[0]])).toBeNull();
  });

  const none = [{ ...events[1], seat: 3, other: 0, strength: 4, against: 3 }] as const;
  const told = new Map([
    ['commit:0', [{ move: 'commit 0', events: none }]],
    ['commit:2', [{ move: 'commit 2', events }]],
    ['commit:1', [{ move: 'commit 1', events }]],
  ]);

  it('stay known until the next decision', () => {
    const seen = remember(NO_FORECASTS, 4, told);
    expect(remember(seen, 4, new Map()).known.get('commit:1')).toBe(events);
    expect(remember(seen, 5, new Map()).known.size).toBe(0);
  });

  it('tell how few supporters win', () => {
    const seen = remember(NO_FORECASTS, 4, told);
    expect(fewestToWin(seen, 0)).toBe(1);
    expect(fewestToWin(seen, 3)).toBe(0);
    expect(fewestToWin(seen, 2)).toBeNull();
    expect(fewestToWin(seen, null)).toBeNull();
  });

  it('end with what is told of this colour', () => {
    const [committed, won, home] = events;
    expect(wonIn({ event: home, ms: 0, before: [committed, won] }, 'green')).toBe(won);
    expect(wonIn({ event: home, ms: 0, before: [committed, won] }, 'black')).toBeNull();
    expect(wonIn({ event: committed, ms: 0, before: [] }, 'green')).toBeNull();
    expect(wonIn(null, 'green')).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import {
  architectAt,
  CITIES,
  fieldY,
  housesAt,
  plateAt,
  R,
  SITES,
  SIZE,
  VILLAGES,
  wayPoints,
} from './layout.ts';

const SEATS = [0, 1, 2, 3, 4];
/** As wide as the longest name with a price and a tag. */
const WIDEST = 260;

function apart(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

describe('cities', () => {
  test('have a central site and six outer ones, which do not touch', () => {
    expect(SITES.map(({ kind }) => kind)).toEqual(['central', ...Array<string>(6).fill('outer')]);
    for (const a of SITES)
      for (const b of SITES)
        if (a.site !== b.site) expect(apart({ x: a.dx, y: a.dy }, { x: b.dx, y: b.dy })).toBeGreaterThan(34);
  });

  test('keep a place of its own for the houses and the architect of every seat', () => {
    for (const city of CITIES) {
      const houses = SEATS.map((seat) => housesAt(city, seat));
      const architects = SEATS.map((seat) => architectAt(city.id, seat));
      for (const places of [houses, architects])
        for (const [at, place] of places.entries())
          for (const other of places.slice(at + 1)) expect(apart(place, other)).toBeGreaterThan(40);
    }
  });

  test('have a plate that stays on the map and covers no village', () => {
    for (const city of CITIES)
      for (const isCrowned of [false, true]) {
        const { x, y } = plateAt(city, WIDEST, isCrowned);
        expect(x, city.id).toBeGreaterThanOrEqual(20);
        expect(x + WIDEST, city.id).toBeLessThanOrEqual(980);
        expect(y, city.id).toBeGreaterThanOrEqual(0);
        expect(y + 32, city.id).toBeLessThanOrEqual(SIZE.alone.h);
        for (const village of VILLAGES) {
          const near = {
            x: Math.max(x, Math.min(village.x, x + WIDEST)),
            y: Math.max(y, Math.min(village.y, y + 32)),
          };
          expect(apart(near, village), `${city.id} ${village.id}`).toBeGreaterThan(16);
        }
      }
  });

  test('lie apart by more than their walls', () => {
    for (const a of CITIES)
      for (const b of CITIES) if (a !== b) expect(apart(a, b)).toBeGreaterThan(2 * R + 40);
  });
});

test('a way passes the villages of its roads in the order of travel', () => {
  expect(wayPoints('jodhpur', ['r07', 'r13'])).toEqual([
    'jodhpur',
    'v13',
    'v14',
    'ajmer',
    'v18',
    'v22',
    'start',
  ]);
  expect(wayPoints('start', ['r13', 'r07'])).toEqual([
    'start',
    'v22',
    'v18',
    'ajmer',
    'v14',
    'v13',
    'jodhpur',
  ]);
});

test('the fields of the track fill its height', () => {
  expect(fieldY(1)).toBeLessThan(990);
  expect(fieldY(17)).toBeGreaterThan(40);
});

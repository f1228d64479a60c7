import { expect, test } from 'vitest';
import type { Speaking } from '../../board/room.ts';
import { hop, wayTarget } from './travel.ts';

/** Seat 0 on its way to Start from this place; the cheapest way goes over Jodhpur. */
function at(architect: string): Speaking<'maharaja'> {
  const journeys = [{ to: 'start', roads: architect === 'ajmer' ? ['r07', 'r12'] : ['r12'] }];
  return {
    view: { decision: { kind: 'turn', pending: { seat: 0, journeys } }, seats: [{ architect }] },
    people: [],
    seat: 0,
  } as unknown as Speaking<'maharaja'>;
}

test('a place behind several roads is reached road by road, the cheapest way', () => {
  expect(hop('junction:start', at('ajmer'))).toEqual(['junction:jodhpur']);
  expect(hop('junction:start', at('jodhpur'))).toEqual(['junction:start']);
  expect(hop('junction:start', at('start'))).toBeNull();
});

test('a way that was chosen is kept to its end', () => {
  const way = wayTarget('start', ['r13']);
  expect(hop(way, at('ajmer'))).toEqual(['junction:start']);
  const round = wayTarget('kota', ['r07', 'r12', 'r15']);
  expect(hop(round, at('ajmer'))).toEqual(['junction:jodhpur']);
  expect(hop(round, at('jodhpur'))).toEqual(['junction:start']);
  expect(hop(round, at('start'))).toEqual(['junction:kota']);
  expect(hop(round, at('kota'))).toBeNull();
});

test('what is no travel is clicked as it is', () => {
  expect(hop('disc:gold', at('ajmer'))).toBeNull();
});

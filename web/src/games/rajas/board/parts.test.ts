// Phones show one part of the board: the one with something to choose.
import { expect, test } from 'vitest';
import { countParts, partFor, partOf, partOfDecision, partOfEvent } from './parts.ts';

test.each([
  ['space:quarry-1', 'quarry'],
  ['space:harbor-2', 'river'],
  ['space:market-tea-1', 'market'],
  ['space:outer-terrace-1', 'palace'],
  ['chamber:yogi', 'palace'],
  ['tile:blue-05', 'quarry'],
  ['building:mill', 'market'],
  ['river:17', 'river'],
  ['cell:B2', 'province'],
  ['slot:W3', 'province'],
  ['yield:S0', 'province'],
  ['die:blue-2*', null],
  ['no', null],
])('%s lies in %s', (target, part) => {
  expect(partOf(target)).toBe(part);
});

test('whoever looks at a part with choices stays there, others are led to one', () => {
  const counts = countParts(['space:quarry-1', 'space:market-tea-1', 'space:market-silk-1', 'die:blue-1']);
  expect(counts.get('market')).toBe(2);
  expect(partFor('market', counts)).toBe('market');
  expect(partFor('palace', counts)).toBe('quarry');
  expect(partFor('track', new Map())).toBe('track');
});

test('whoever pays, sells or lays a token looks at the province', () => {
  expect(partOfDecision('pay')).toBe('province');
  expect(partOfDecision('place')).toBeNull();
});

test('what others do is followed on the board, what the reader does is not', () => {
  const placed = { event: 'worker_placed', turn: 3, seat: 1, space: 'harbor-2' } as const;
  expect(partOfEvent(placed, 0)).toBe('river');
  expect(partOfEvent(placed, 1)).toBeNull();
  expect(
    partOfEvent({ event: 'karma', turn: 3, seat: 1, karma: 1, reason: 'chamber', source: 'yogi' }, 0),
  ).toBeNull();
  expect(partOfEvent(null, 0)).toBeNull();
});

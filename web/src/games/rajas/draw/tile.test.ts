// Tiles: features turn with the road, and the price keeps out of their way.
import { expect, test } from 'vitest';
import { tileOf } from '../pieces.ts';
import { freeCorner, spotsOf, tilePicture } from './tile.ts';

test('four quarter turns are none', () => {
  const tile = tileOf('blue-05');
  if (tile === null) throw new Error('no such tile');
  expect(spotsOf(tile, 4)).toEqual(spotsOf(tile, 0));
  expect(spotsOf(tile, 1)).not.toEqual(spotsOf(tile, 0));
});

test('the price stands in the corner that is furthest from the features', () => {
  expect(freeCorner([[50, 50]])).toEqual([11, 11]);
  expect(freeCorner([[11, 11]])).toEqual([53, 53]);
});

test('what is no tile is not drawn', () => {
  expect(tilePicture('red-01', 0, 0, 64)).toBe('');
});

import { expect, test } from 'vitest';
import { wishOf } from './keys.ts';

test('arrows go through turns, with Shift through moves', () => {
  expect(wishOf('ArrowRight', false)).toEqual({ kind: 'walk', event: { kind: 'turn_forward' } });
  expect(wishOf('ArrowLeft', true)).toEqual({ kind: 'walk', event: { kind: 'back' } });
  expect(wishOf(' ', false)).toEqual({ kind: 'walk', event: { kind: 'toggle' } });
});

test('candidates, their lines and the marks have keys of their own', () => {
  expect(wishOf('ArrowDown', false)).toEqual({ kind: 'candidate', by: 1 });
  expect(wishOf('Enter', false)).toEqual({ kind: 'line' });
  expect(wishOf('M', true)).toEqual({ kind: 'mark', direction: 'prev' });
  expect(wishOf('m', false)).toEqual({ kind: 'mark', direction: 'next' });
  expect(wishOf('x', false)).toBeNull();
});

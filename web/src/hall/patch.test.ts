import { expect, test } from 'vitest';
import { patched } from './patch.ts';

test.each([
  ['a new value', 1, [2], 2],
  ['a field', { a: 1, b: { c: 2 } }, { b: { c: [3] } }, { a: 1, b: { c: 3 } }],
  ['an item of a list', [1, 2, 3], { 1: [9] }, [1, 9, 3]],
  ['items that go and come', [1, 2, 3, 4], [1, 2, [7, 8, 9]], [1, 7, 8, 9, 4]],
  ['a list as a new value', [1], [[1, 2]], [1, 2]],
])('%s', (_name, before, patch, after) => {
  expect(patched(before, patch)).toEqual({ ok: true, value: after });
});

test('the old value stays, and what does not change is shared', () => {
  const before = { a: { x: 1 }, b: [1, 2] };
  const after = patched(before, { b: [0, 1, []] });
  expect(before).toEqual({ a: { x: 1 }, b: [1, 2] });
  expect(after.ok && after.value).toEqual({ a: { x: 1 }, b: [2] });
  expect(after.ok && Reflect.get(Object(after.value), 'a')).toBe(before.a);
});

test.each([
  ['a field that is not there', {}, { a: [1] }],
  ['a field of a number', 3, { a: [1] }],
  ['items beyond the end', [1], [1, 2, []]],
  ['a splice of an object', {}, [0, 0, []]],
])('%s does not fit', (_name, before, patch) => {
  expect(patched(before, patch)).toMatchObject({ ok: false, error: { kind: 'garbled' } });
});

import { expect, test } from 'vitest';
import type { Box } from './outline.ts';
import { wayIntoSight } from './sight.ts';

const view = { top: 10, bottom: 310 };

function box(top: number, height: number): Box {
  return { left: 0, right: 50, top, bottom: top + height };
}

test('what can be seen stays where it is', () => {
  expect(wayIntoSight([box(20, 50)], [box(200, 100)], view)).toBe(0);
  expect(wayIntoSight([], [], view)).toBe(0);
});

test('all together comes into the middle', () => {
  expect(wayIntoSight([box(400, 100)], [], view)).toBe(290);
  expect(wayIntoSight([box(400, 20)], [box(340, 20)], view)).toBe(220);
});

test('what is too tall together shows what is to be clicked, and the beginning of that at least', () => {
  expect(wayIntoSight([box(400, 100)], [box(20, 30)], view)).toBe(290);
  expect(wayIntoSight([box(30, 400)], [], view)).toBe(20);
  expect(wayIntoSight([], [box(50, 400)], view)).toBe(40);
});

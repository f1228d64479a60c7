import { expect, test } from 'vitest';
import { around, type Box, common, outlineOf } from './outline.ts';

function square(x: number, y: number, side = 50): Box {
  return { left: x, top: y, right: x + side, bottom: y + side };
}

/** How many shapes a path has, and how many corners. */
function counted(path: string): { readonly shapes: number; readonly corners: number } {
  return { shapes: path.split('Z').length - 1, corners: path.split('Q').length - 1 };
}

const look = { grow: 5, radius: 12 };

test('one box has four round corners', () => {
  expect(outlineOf([square(0, 0)], { grow: 0, radius: 10 })).toBe(
    'M40 0Q50 0 50 10L50 40Q50 50 40 50L10 50Q0 50 0 40L0 10Q0 0 10 0Z',
  );
});

test('boxes that touch become one shape, with inner corners', () => {
  expect(counted(outlineOf([square(0, 0), square(50, 0)], look))).toEqual({ shapes: 1, corners: 4 });
  expect(counted(outlineOf([square(0, 0), square(0, 50), square(50, 50)], look))).toEqual({
    shapes: 1,
    corners: 6,
  });
});

test('those that lie apart have a contour each', () => {
  expect(counted(outlineOf([square(0, 0), square(200, 0)], look))).toEqual({ shapes: 2, corners: 8 });
});

test('around a hole there is a contour too', () => {
  const ring = [0, 50, 100].flatMap((x) => [0, 50, 100].map((y) => square(x, y)));
  const open = ring.filter(({ left, top }) => left !== 50 || top !== 50);
  expect(counted(outlineOf(open, { grow: 0, radius: 8 }))).toEqual({ shapes: 2, corners: 8 });
});

test('edges that nearly meet are one line', () => {
  expect(counted(outlineOf([square(0, 0), { left: 50, top: 3, right: 100, bottom: 52 }], look)).corners).toBe(
    4,
  );
});

test('boxes that meet only at a corner', () => {
  const path = outlineOf([square(0, 0), square(50, 50)], { grow: 0, radius: 8 });
  expect(counted(path).corners).toBe(8);
});

test('nothing has no contour', () => {
  expect(outlineOf([], look)).toBe('');
  expect(around([])).toBeNull();
});

test('what two boxes have in common', () => {
  expect(common(square(0, 0), square(30, 20))).toEqual({ left: 30, top: 20, right: 50, bottom: 50 });
  expect(common(square(0, 0), square(50, 0))).toBeNull();
  expect(around([square(0, 0), square(100, 20)])).toEqual({ left: 0, top: 0, right: 150, bottom: 70 });
});

// The geometry of the drawing: nothing overlaps, tracks stand opposite of each other, cells have names.
import { describe, expect, test } from 'vitest';
import {
  type Box,
  CELLS,
  cellBox,
  cellName,
  cellPlace,
  centreOf,
  fameAt,
  HEIGHT,
  moneyAt,
  outline,
  RIBBON,
  ribbonPoint,
  riverBox,
  riverPoint,
  STEP,
  spaceBoxes,
  stackBox,
  WIDTH,
  yieldPoint,
} from './layout.ts';
import { facing, RIVER_LENGTH, spacesFor, yieldsOf } from './pieces.ts';

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.w &&
    other.x < one.x + one.w &&
    one.y < other.y + other.h &&
    other.y < one.y + one.h
  );
}

describe.each([2, 3, 4])('the side for %i players', (players) => {
  const boxes = spaceBoxes(players);

  test('has a box on the board for each space', () => {
    expect([...boxes.keys()]).toEqual(spacesFor(players).map(({ id }) => id));
    for (const { x, y, w, h } of boxes.values()) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x + w).toBeLessThan(WIDTH);
      expect(y + h).toBeLessThan(HEIGHT);
    }
  });

  test('has no two spaces in one place, and none on a tile or on the river', () => {
    const others = [
      ...[0, 1, 2, 3].flatMap((column) => [0, 1, 2].map((row) => stackBox(column, row))),
      ...Array.from({ length: RIVER_LENGTH }, (_, index) => riverBox(index + 1)),
    ];
    const all = [...boxes.values(), ...others.slice(0, 12)];
    const pairs = all.flatMap((one, index) => all.slice(index + 1).filter((other) => overlap(one, other)));
    expect(pairs).toEqual([]);
  });
});

test('the river is as long as its spaces: each step is the same', () => {
  const steps = Array.from({ length: RIVER_LENGTH }, (_, space) => {
    const [from, to] = [riverPoint(space), riverPoint(space + 1)];
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(8);
});

test('money stands opposite of the fame that it faces', () => {
  for (const money of [1, 2, 33, 34, 77, 120]) {
    const distance = Math.abs(fameAt(facing(money)) - moneyAt(money));
    expect(distance).toBeLessThan(STEP / 2);
  }
});

test('the ribbon ends where it begins', () => {
  const [start, end] = [ribbonPoint(0), ribbonPoint(RIBBON - 1e-9)];
  expect(Math.hypot(start.x - end.x, start.y - end.y)).toBeLessThan(1e-3);
});

describe('a province', () => {
  const frame = { cell: 60, border: 28 };

  test('has eighteen cells, and names for them that can be read back', () => {
    expect(CELLS).toHaveLength(18);
    for (const cell of CELLS) {
      const place = cellPlace(cell);
      expect(place === null ? null : cellName(place.row, place.column)).toBe(cell);
    }
    expect(cellPlace('F1')).toBeNull();
    expect(cellPlace('A5')).toBeNull();
  });

  test.each(['basic', 'navaratnas'])('has its yields outside of the cells: %s', (side) => {
    for (const { id } of yieldsOf(side)) {
      const { x, y } = yieldPoint(id, side, frame);
      const inside = CELLS.some((cell) => {
        const box = cellBox(cell, frame);
        return x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;
      });
      expect(inside).toBe(false);
    }
  });
});

test.each(['arch', 'rect', 'round'] as const)('the outline of a box closes: %s', (form) => {
  const box: Box = { x: 10, y: 20, w: 40, h: 40, form };
  expect(outline(box)).toMatch(/^M.*Z$/);
  expect(centreOf(box)).toEqual({ x: 30, y: 40 });
});

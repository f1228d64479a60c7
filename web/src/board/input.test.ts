import { describe, expect, test } from 'vitest';
import { commandOf, nextIn } from './keys.ts';
import { type Box, snapped } from './snap.ts';
import { MOST_ZOOM, moved, pinched, UNZOOMED, zoomedAt } from './zoom.ts';

function box(left: number, top: number, size = 20): Box {
  return { left, top, right: left + size, bottom: top + size };
}

describe('keys', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };

  test('mean the same in capitals, and nothing with a modifier', () => {
    expect(commandOf({ ...plain, key: 'Z' })).toEqual({ kind: 'undo' });
    expect(commandOf({ ...plain, key: 'z', ctrlKey: true })).toBeNull();
    expect(commandOf({ ...plain, key: '3' })).toEqual({ kind: 'hand', index: 2 });
    expect(commandOf({ ...plain, key: '?' })).toEqual({ kind: 'help' });
    expect(commandOf({ ...plain, key: 'q' })).toBeNull();
  });

  test('arrows lead to the nearest ahead, on a grid and beside one', () => {
    const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })));
    const others = grid.map((of) => ({ box: box(of.column * 24, of.row * 24), of }));
    expect(nextIn('right', box(0, 24), others)).toEqual({ row: 1, column: 1 });
    expect(nextIn('up', box(24, 24), others)).toEqual({ row: 0, column: 1 });
    expect(nextIn('left', box(0, 24), others)).toBeNull();
    const ring = [
      { box: box(30, 10), of: 'near' },
      { box: box(60, 0), of: 'straight' },
    ];
    expect(nextIn('right', box(0, 0), ring)).toBe('near');
  });
});

describe('a tap', () => {
  const targets = [
    { box: box(0, 0), of: 'a' },
    { box: box(40, 0), of: 'b' },
  ];

  test('counts for the nearest legal target within reach', () => {
    expect(snapped({ x: 27, y: 10 }, targets)).toBe('a');
    expect(snapped({ x: 33, y: 10 }, targets)).toBe('b');
    expect(snapped({ x: 10, y: 10 }, targets)).toBe('a');
    expect(snapped({ x: 10, y: 60 }, targets)).toBeNull();
  });
});

describe('zoom', () => {
  const size = { width: 400, height: 200 };

  test('keeps what is under the pointer, within its limits', () => {
    const zoom = zoomedAt(UNZOOMED, 2, { x: 100, y: 50 }, size);
    expect(zoom).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomedAt(zoom, 10, { x: 0, y: 0 }, size).scale).toBe(MOST_ZOOM);
    expect(zoomedAt(zoom, 0.1, { x: 0, y: 0 }, size)).toEqual(UNZOOMED);
  });

  test('never leaves the frame', () => {
    const zoom = { scale: 2, x: -100, y: -50 };
    expect(moved(zoom, { x: 500, y: -500 }, size)).toEqual({ scale: 2, x: 0, y: -200 });
  });

  test('two fingers that spread and wander take the board along', () => {
    const fingers = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const spread = [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ] as const;
    expect(pinched(UNZOOMED, fingers, spread, size)).toEqual({ scale: 2, x: -150, y: -100 });
  });
});

import { describe, expect, it } from 'vitest';
import { blob } from '../../board/blob.ts';
import { besides, cellAt, cornerOf, layoutOf, mapOf, monumentSquares, placeOf, squareOf } from './layout.ts';

describe('squares', () => {
  it('have the same name there and back', () => {
    for (const line of layoutOf(false).lines)
      for (const cell of line) {
        const place = placeOf(cell);
        expect(place === null ? null : cellAt(place.column, place.row)).toBe(cell);
      }
  });

  it.each(['', 'Q1', 'A0', 'A12', 'a1', 'A1.5', '11'])('are not %j', (word) => {
    expect(placeOf(word)).toBeNull();
  });

  it('share sides with two, three or four others', () => {
    expect(besides('A1')).toEqual(['B1', 'A2']);
    expect(besides('P6')).toEqual(['P5', 'P7', 'O6']);
    expect(besides('H6')).toEqual(['H5', 'I6', 'H7', 'G6']);
  });

  it('of a monument are four', () => {
    expect(monumentSquares('J5')).toEqual(['J5', 'K5', 'J6', 'K6']);
  });
});

describe('both boards', () => {
  it('are those of the components', () => {
    expect(mapOf('standard').temples).toBe(10);
    expect(mapOf('advanced').temples).toBe(14);
    expect(mapOf('standard').priority).toEqual(['B2', 'P2', 'B8', 'O9']);
    expect(mapOf('standard').river).toContain('E1');
    expect(mapOf('advanced').river).toContain('P1');
    expect(mapOf('unheard of')).toEqual(mapOf('standard'));
  });
});

describe.each([false, true])('the layout, narrow: %s', (narrow) => {
  const layout = layoutOf(narrow);

  it('has every square once, where it says', () => {
    const all = layout.lines.flat();
    expect(new Set(all).size).toBe(16 * 11);
    layout.lines.forEach((line, y) => {
      line.forEach((cell, x) => {
        expect(squareOf(layout, cell)).toEqual({ x, y });
      });
    });
  });

  it('has coordinates for all', () => {
    expect(layout.above).toHaveLength(layout.width);
    expect(layout.beside).toHaveLength(layout.height);
    for (const [y, line] of layout.lines.entries())
      for (const [x, cell] of line.entries())
        expect([layout.beside[y], layout.above[x]].toSorted().join('')).toBe(
          [cell.charAt(0), cell.slice(1)].toSorted().join(''),
        );
  });
});

describe('turned clockwise', () => {
  it('A1 is at the upper right', () => {
    expect(cornerOf(layoutOf(true), 'A1')).toEqual({ x: 640, y: 0 });
    expect(cornerOf(layoutOf(true), 'A11')).toEqual({ x: 0, y: 0 });
    expect(cornerOf(layoutOf(true), 'P1')).toEqual({ x: 640, y: 960 });
  });
});

describe('a shape', () => {
  it('of no squares is empty', () => expect(blob([], { unit: 64, radius: 15 })).toBe(''));

  it('of one square has four round corners', () => {
    const path = blob([{ x: 0, y: 0 }], { unit: 10, radius: 2 });
    expect(path).toBe('M2 0H8a2 2 0 0 1 2 2V8a2 2 0 0 1 -2 2H2a2 2 0 0 1 -2 -2V2a2 2 0 0 1 2 -2Z');
  });

  it('of three squares around a corner has a fillet there', () => {
    const squares = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
    expect(blob(squares, { unit: 10, radius: 2 }).match(/A2 2 0 0 0/g)).toHaveLength(1);
  });

  it('leaves the board where that counts as open', () => {
    const path = blob([{ x: 0, y: 0 }], { unit: 10, radius: 2, open: (x) => x < 0 });
    expect(path.startsWith('M0 0H8')).toBe(true);
  });
});

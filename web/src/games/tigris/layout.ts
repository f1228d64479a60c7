// Where the squares of a board are: the map as the components tell it, and its drawing, wide or turned.
import { boards, columns, rows } from '../../../../src/games/tigris/data/tigris.json';
import type { Square } from '../../board/blob.ts';

/** The side of a square in the drawing. */
export const UNIT = 64;

export interface BoardMap {
  readonly river: readonly string[];
  /** Squares whose treasures are taken first. */
  readonly priority: readonly string[];
  /** Temples at the start. */
  readonly temples: number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function cellAt(column: number, row: number): string {
  return `${LETTERS[column] ?? '?'}${row + 1}`;
}

/** Column and row of a square from 0; null if it is none. */
export function placeOf(cell: string): { readonly column: number; readonly row: number } | null {
  const column = LETTERS.indexOf(cell.charAt(0));
  const row = Number(cell.slice(1)) - 1;
  const isOn =
    cell !== '' && column >= 0 && column < columns && Number.isInteger(row) && row >= 0 && row < rows;
  return isOn ? { column, row } : null;
}

function cellsOf(ascii: readonly string[], marks: string): readonly string[] {
  return ascii.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (marks.includes(mark) ? [cellAt(column, row)] : [])),
  );
}

const maps: readonly (BoardMap & { readonly name: string })[] = boards.map(({ name, ascii }) => ({
  name,
  river: cellsOf(ascii, '~'),
  priority: cellsOf(ascii, 'P'),
  temples: cellsOf(ascii, 'TP').length,
}));
const NO_MAP: BoardMap = { river: [], priority: [], temples: 0 };

/** The map of the option `board`. */
export function mapOf(board: string | undefined): BoardMap {
  return maps.find(({ name }) => name === board) ?? maps[0] ?? NO_MAP;
}

export interface Layout {
  /** A quarter turn clockwise; pieces stay upright. */
  readonly narrow: boolean;
  /** In squares. */
  readonly width: number;
  readonly height: number;
  /** The breadth of the frame with the coordinates, in units of the drawing. */
  readonly frame: number;
  /** All squares as they are seen, row by row from the top. */
  readonly lines: readonly (readonly string[])[];
  /** The coordinates above the columns and beside the lines. */
  readonly above: readonly string[];
  readonly beside: readonly string[];
}

function turned(column: number, row: number): Square {
  return { x: rows - 1 - row, y: column };
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}

const letters = range(columns).map((column) => LETTERS[column] ?? '');
const numbers = range(rows).map((row) => String(row + 1));

const WIDE: Layout = {
  narrow: false,
  width: columns,
  height: rows,
  frame: 24,
  lines: range(rows).map((row) => range(columns).map((column) => cellAt(column, row))),
  above: letters,
  beside: numbers,
};

const NARROW: Layout = {
  narrow: true,
  width: rows,
  height: columns,
  frame: 20,
  lines: range(columns).map((column) => range(rows).map((x) => cellAt(column, rows - 1 - x))),
  above: numbers.toReversed(),
  beside: letters,
};

export function layoutOf(narrow: boolean): Layout {
  return narrow ? NARROW : WIDE;
}

/** The square's place among the squares as they are seen. What is no square lies off the board. */
export function squareOf(layout: Layout, cell: string): Square {
  const place = placeOf(cell);
  if (place === null) return { x: -9, y: -9 };
  return layout.narrow ? turned(place.column, place.row) : { x: place.column, y: place.row };
}

/** The upper left corner of the square in the drawing. */
export function cornerOf(layout: Layout, cell: string): Square {
  const { x, y } = squareOf(layout, cell);
  return { x: x * UNIT, y: y * UNIT };
}

export function centreOf(layout: Layout, cell: string): Square {
  const { x, y } = cornerOf(layout, cell);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

export function viewBoxOf({ width, height, frame }: Layout): string {
  return [-frame, -frame, width * UNIT + 2 * frame, height * UNIT + 2 * frame].join(' ');
}

export function shapeOf({ width, height, frame }: Layout): number {
  return (width * UNIT + 2 * frame) / (height * UNIT + 2 * frame);
}

/** The squares of a monument, whose name is its top left one on the wide board. */
export function monumentSquares(corner: string): readonly string[] {
  const place = placeOf(corner);
  if (place === null) return [];
  const { column, row } = place;
  return [
    cellAt(column, row),
    cellAt(column + 1, row),
    cellAt(column, row + 1),
    cellAt(column + 1, row + 1),
  ].filter((cell) => placeOf(cell) !== null);
}

/** The squares that share a side with this one. */
export function besides(cell: string): readonly string[] {
  const place = placeOf(cell);
  if (place === null) return [];
  const { column, row } = place;
  return [
    cellAt(column, row - 1),
    cellAt(column + 1, row),
    cellAt(column, row + 1),
    cellAt(column - 1, row),
  ].filter((near) => placeOf(near) !== null);
}

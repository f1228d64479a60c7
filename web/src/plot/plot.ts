// Points over the turns as a picture: pure functions from values to places and paths.
import type { Series } from '../board/room.ts';
import { at, type Scale, turnMarks, valueMarks } from './scale.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A turn with a picture above it, such as that of what was scored in it. */
export interface Mark {
  readonly turn: number;
  readonly picture: string;
}

export interface Dot {
  readonly x: number;
  readonly y: number;
}

export interface PlotLine {
  readonly seat: number;
  readonly path: string;
  /** From the last turn to the emblem: what counting at the end has changed. */
  readonly ending: string;
  /** Where the seat's emblem stands. */
  readonly end: Dot;
  /** What the seat ended with. */
  readonly value: number;
}

export interface Plot extends Size {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly lines: readonly PlotLine[];
  readonly values: readonly { readonly value: number; readonly y: number }[];
  readonly turns: readonly { readonly turn: number; readonly x: number }[];
  /** Where the pictures of marked turns stand, side by side if they would cover each other, and the line below each. */
  readonly marks: readonly (Mark & { readonly x: number; readonly at: number })[];
}

/** Of an emblem at the end of a line. */
export const EMBLEM = 11;
const LEFT = 30;
const TOP = 16;
/** Of the picture of a mark, which stands above the lines. */
export const MARK = 26;
const BOTTOM = 24;
/** From the last turn to the emblems. */
const GAP = 40;
/** Lines that lie upon each other are drawn so far apart. */
const APART = 2.2;
const VALUE_MARKS = 5;
const TURN_WIDTH = 60;

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function pathOf(dots: readonly Dot[]): string {
  return dots.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');
}

/** Columns for the emblems, so that none covers another: as far left as there is room. */
export function columnsOf(heights: readonly number[]): readonly number[] {
  const taken: number[][] = [];
  return heights.map((y) => {
    const free = taken.findIndex((column) => column.every((other) => Math.abs(other - y) >= 2 * EMBLEM));
    const found = free < 0 ? taken.length : free;
    taken[found] = [...(taken[found] ?? []), y];
    return found;
  });
}

/** From left to right, each as near to its turn as the one before it lets it be. */
function marksOf(marks: readonly Mark[], x: Scale): Plot['marks'] {
  let last = Number.NEGATIVE_INFINITY;
  return marks
    .toSorted((a, b) => a.turn - b.turn)
    .map((mark) => {
      const wanted = at(x, mark.turn);
      last = Math.max(wanted, last + MARK + 2);
      return { ...mark, x: last, at: wanted };
    });
}

/** `ends`: what each seat ended with; a seat that is not in it ended with its last value. */
export function plotOf(
  series: readonly Series[],
  ends: ReadonlyMap<number, number>,
  size: Size,
  marks: readonly Mark[] = [],
): Plot {
  const turns = Math.max(1, ...series.map(({ values }) => values.length - 1));
  const finals = series.map(({ seat, values }) => ends.get(seat) ?? values.at(-1) ?? 0);
  const all = [...series.flatMap(({ values }) => values), ...finals];
  const valued = valueMarks(Math.min(0, ...all), Math.max(1, ...all), VALUE_MARKS);
  const low = valued[0] ?? 0;
  const high = Math.max(valued.at(-1) ?? 1, ...all);
  const bottom = size.height - BOTTOM;
  const y: Scale = { from: [low, high], to: [bottom, marks.length === 0 ? TOP : TOP + MARK] };
  const columns = columnsOf(finals.map((value) => at(y, value)));
  const right = size.width - GAP - EMBLEM - Math.max(0, ...columns) * (2 * EMBLEM + 2);
  const x: Scale = { from: [0, turns], to: [LEFT, right] };
  const lines = series.map(({ seat, values }, index): PlotLine => {
    const apart = (index - (series.length - 1) / 2) * APART;
    const dots = values.map((value, turn) => ({ x: at(x, turn), y: at(y, value) + apart }));
    const last = dots.at(-1) ?? { x: right, y: bottom };
    const value = finals[index] ?? 0;
    const column = columns[index] ?? 0;
    const end = { x: right + GAP + column * (2 * EMBLEM + 2), y: at(y, value) };
    return {
      seat,
      path: pathOf(dots),
      ending: pathOf([last, { x: right + GAP - EMBLEM, y: end.y }]),
      end,
      value,
    };
  });
  return {
    ...size,
    left: LEFT,
    right,
    bottom,
    lines,
    values: valued.map((value) => ({ value, y: at(y, value) })),
    turns: turnMarks(turns, Math.max(2, Math.floor((right - LEFT) / TURN_WIDTH))).map((turn) => ({
      turn,
      x: at(x, turn),
    })),
    marks: marksOf(marks, x),
  };
}

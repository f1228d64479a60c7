// One contour around several boxes: where they touch, they become one shape; its corners are round, inner ones too.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Outline {
  readonly radius: number;
  /** How far the contour stays away from the boxes. */
  readonly grow: number;
}

/** Edges that lie closer together than this are one: things of a row are rarely equally tall to the pixel. */
const SNAP = 8;

/** Each value with the one that stands for it: of those that lie together the outermost. */
function snapped(
  values: readonly number[],
  outermost: (...of: number[]) => number,
): ReadonlyMap<number, number> {
  const groups: number[][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group !== undefined && value - (group[0] ?? value) < SNAP) group.push(value);
    else groups.push([value]);
  }
  return new Map(groups.flatMap((group) => group.map((value) => [value, outermost(...group)] as const)));
}

function grown(boxes: readonly Box[], by: number): readonly Box[] {
  const lefts = snapped(
    boxes.map(({ left }) => left),
    Math.min,
  );
  const tops = snapped(
    boxes.map(({ top }) => top),
    Math.min,
  );
  const rights = snapped(
    boxes.map(({ right }) => right),
    Math.max,
  );
  const bottoms = snapped(
    boxes.map(({ bottom }) => bottom),
    Math.max,
  );
  return boxes.map(({ left, top, right, bottom }) => ({
    left: (lefts.get(left) ?? left) - by,
    top: (tops.get(top) ?? top) - by,
    right: (rights.get(right) ?? right) + by,
    bottom: (bottoms.get(bottom) ?? bottom) + by,
  }));
}

function ascending(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

const key = ({ x, y }: Point) => `${x},${y}`;

/** The borders of the union, each one closed, clockwise around what is filled. */
function loopsOf(boxes: readonly Box[]): readonly (readonly Point[])[] {
  const xs = ascending(boxes.flatMap(({ left, right }) => [left, right]));
  const ys = ascending(boxes.flatMap(({ top, bottom }) => [top, bottom]));
  const at = (list: readonly number[], index: number) => list[index] ?? 0;
  const isFilled = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= xs.length - 1 || row >= ys.length - 1) return false;
    const x = (at(xs, column) + at(xs, column + 1)) / 2;
    const y = (at(ys, row) + at(ys, row + 1)) / 2;
    return boxes.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
  };
  const from = new Map<string, Point[]>();
  const edge = (start: Point, end: Point) => from.set(key(start), [...(from.get(key(start)) ?? []), end]);
  for (let column = 0; column < xs.length - 1; ++column)
    for (let row = 0; row < ys.length - 1; ++row) {
      if (!isFilled(column, row)) continue;
      const [left, right, top, bottom] = [at(xs, column), at(xs, column + 1), at(ys, row), at(ys, row + 1)];
      if (!isFilled(column, row - 1)) edge({ x: left, y: top }, { x: right, y: top });
      if (!isFilled(column + 1, row)) edge({ x: right, y: top }, { x: right, y: bottom });
      if (!isFilled(column, row + 1)) edge({ x: right, y: bottom }, { x: left, y: bottom });
      if (!isFilled(column - 1, row)) edge({ x: left, y: bottom }, { x: left, y: top });
    }
  const loops: Point[][] = [];
  for (;;) {
    const [first] = [...from].find(([, ends]) => ends.length > 0) ?? [];
    if (first === undefined) return loops;
    const loop: Point[] = [];
    for (let here = first; ; ) {
      const end = from.get(here)?.pop();
      if (end === undefined) break;
      loop.push(end);
      here = key(end);
    }
    loops.push(loop);
  }
}

/** Without the points between two others on a line. */
function cornersOf(loop: readonly Point[]): readonly Point[] {
  return loop.filter((point, index) => {
    const before = loop.at(index - 1) ?? point;
    const after = loop[(index + 1) % loop.length] ?? point;
    return !(before.x === point.x && point.x === after.x) && !(before.y === point.y && point.y === after.y);
  });
}

function towards(from: Point, to: Point, by: number): Point {
  return { x: from.x + Math.sign(to.x - from.x) * by, y: from.y + Math.sign(to.y - from.y) * by };
}

function distance(one: Point, other: Point): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

function rounded(loop: readonly Point[], radius: number): string {
  const corners = cornersOf(loop);
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const most = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    const [into, out] = [towards(corner, before, most), towards(corner, after, most)];
    return `${index === 0 ? 'M' : 'L'}${into.x} ${into.y}Q${corner.x} ${corner.y} ${out.x} ${out.y}`;
  });
  return parts.length === 0 ? '' : `${parts.join('')}Z`;
}

/** The path; empty for no boxes. */
export function outlineOf(boxes: readonly Box[], { radius, grow }: Outline): string {
  return loopsOf(grown(boxes, grow))
    .map((loop) => rounded(loop, radius))
    .join('');
}

/** What is common to both; null: nothing. */
export function common(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}

/** The smallest box around all; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

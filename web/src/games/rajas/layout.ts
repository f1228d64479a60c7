// Where everything of the board is: boxes of the spaces, the line of the river, the ribbon of the two tracks, and the
// cells of a province. Pure geometry of the drawing.
import {
  type Area,
  BUILDINGS,
  CHAMBERS,
  COLORS,
  GOODS,
  RIVER_LENGTH,
  spacesFor,
  yieldsOf,
} from './pieces.ts';

export const WIDTH = 1044;
export const HEIGHT = 836;
/** Around all of it: markers stand a little over the edge. */
export const MARGIN = 4;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
  readonly form: 'arch' | 'rect' | 'round';
}

/** The upper left corners of the groups. */
export const GROUPS = {
  palace: { x: 64, y: 70 },
  quarry: { x: 496, y: 64 },
  market: { x: 496, y: 322 },
  values: { x: 496, y: 452 },
  harbour: { x: 64, y: 602 },
  river: { x: 222, y: 596 },
} as const;

/** The parts that phones show one at a time, each with the part of the drawing that it takes. */
export const PARTS = {
  palace: { x: 66, y: 104, w: 414, h: 480 },
  quarry: { x: 490, y: 62, w: 494, h: 252 },
  market: { x: 490, y: 318, w: 494, h: 278 },
  river: { x: 58, y: 592, w: 932, h: 196 },
  track: { x: -14, y: -14, w: WIDTH + 28, h: HEIGHT + 28 },
} as const;
export type Part = keyof typeof PARTS;

function rect(x: number, y: number, w: number, h: number): Box {
  return { x, y, w, h, form: 'rect' };
}

function arch(x: number, y: number, w: number, h: number): Box {
  return { x, y, w, h, form: 'arch' };
}

function round(cx: number, cy: number, r: number): Box {
  return { x: cx - r, y: cy - r, w: 2 * r, h: 2 * r, form: 'round' };
}

export function centreOf({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

function boxOf(area: Area, id: string, row: number, column: number, players: number): Box {
  const { palace, quarry, market, harbour } = GROUPS;
  const number = Number(id.split('-').at(-1));
  const color = COLORS.findIndex((one) => id.endsWith(`-${one}`));
  switch (area) {
    case 'chamber':
      return arch(palace.x + 13 + (number - 1) * 66, palace.y + 124, 61, 126);
    case 'balcony':
      return arch(palace.x + 13 + color * 99.3, palace.y + 279, 94, 66);
    case 'terrace':
      return rect(palace.x + 13 + color * 99.3, palace.y + 373, 94, 48);
    case 'outer_terrace':
      return players === 2
        ? rect(palace.x + 13 + (number - 1) * 132.3, palace.y + 448, 127, 50)
        : rect(palace.x + 13 + (number - 1) * 79.4, palace.y + 448, 74, 50);
    case 'quarry':
      return rect(quarry.x + 312 + column * 58, quarry.y + 58 + row * 62, 52, 54);
    case 'harbor':
      return rect(
        harbour.x + 4 + (column % 2) * 66,
        harbour.y + 28 + (row + Math.floor(column / 2)) * 66,
        60,
        60,
      );
    case 'market': {
      const stall = GOODS.findIndex((good) => id.includes(`-${good}-`));
      const cx = players === 2 ? 59 : number === 1 ? 33 : 85;
      return round(market.x + stall * 122 + cx, market.y + 85, 24);
    }
  }
}

const boxes = new Map<number, ReadonlyMap<string, Box>>();

/** The boxes of the spaces for workers, on the side for so many players. */
export function spaceBoxes(players: number): ReadonlyMap<string, Box> {
  const found = boxes.get(players);
  if (found !== undefined) return found;
  const made = new Map(
    spacesFor(players).map(({ id, area, row, column }) => [id, boxOf(area, id, row, column, players)]),
  );
  boxes.set(players, made);
  return made;
}

/** The box of the tile on top of a stack: columns are colours, lines are animals. */
export function stackBox(column: number, row: number): Box {
  return rect(GROUPS.quarry.x + 34 + column * 70, GROUPS.quarry.y + 32 + row * 70, 62, 62);
}

/** The scroll with the values of a building. */
export function buildingBox(building: string): Box {
  const at = BUILDINGS.findIndex((one) => one === building);
  return rect(GROUPS.values.x - 2 + at * 98, GROUPS.values.y + 24, 92, 114);
}

export function chamberSpace(chamber: string): string {
  return `chamber-${CHAMBERS.findIndex((one) => one === chamber) + 1}`;
}

// ---- the river

interface Path {
  readonly points: readonly Point[];
  readonly along: readonly number[];
  readonly length: number;
}

function riverPath(): Path {
  const { x: left, y: top } = GROUPS.river;
  const [x0, x1, upper, lower] = [24, 688, 44, 138];
  const radius = (lower - upper) / 2;
  const wave = (x: number) => 5 * Math.sin(((x - x0) / (x1 - x0)) * Math.PI * 3);
  const points: Point[] = [];
  for (let x = x0; x <= x1; x += 2) points.push({ x: left + x, y: top + upper + wave(x) });
  for (let degrees = -90; degrees <= 90; degrees += 2) {
    const angle = (degrees * Math.PI) / 180;
    points.push({
      x: left + x1 + radius * Math.cos(angle),
      y: top + (upper + lower) / 2 + radius * Math.sin(angle),
    });
  }
  for (let x = x1; x >= x0; x -= 2) points.push({ x: left + x, y: top + lower + wave(x) });
  const along = [0];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before !== undefined)
      along.push((along[index - 1] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  });
  return { points, along, length: along.at(-1) ?? 0 };
}

const path = riverPath();

/** The place of the river after so many spaces; fractions lie between them. */
export function riverPoint(space: number): Point {
  const wanted = (path.length * space) / RIVER_LENGTH - 1e-6;
  const index = path.along.findIndex((sofar) => sofar >= wanted);
  return path.points[index < 0 ? path.points.length - 1 : index] ?? { x: 0, y: 0 };
}

export function riverLine(): string {
  return `M${path.points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

export function riverBox(space: number): Box {
  const { x, y } = riverPoint(space);
  if (space === RIVER_LENGTH) return { x: x - 34, y: y - 23, w: 58, h: 46, form: 'rect' };
  return round(x, y, 20.5);
}

// ---- the ribbon of the tracks

const INSET = 27;
const CORNER = 50;
/** The breadth of each lane. */
export const LANE = 22;

type Segment =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point; readonly length: number }
  | {
      readonly kind: 'arc';
      readonly centre: Point;
      readonly start: number;
      readonly end: number;
      readonly length: number;
    };

function line(x0: number, y0: number, x1: number, y1: number): Segment {
  return { kind: 'line', from: { x: x0, y: y0 }, to: { x: x1, y: y1 }, length: Math.hypot(x1 - x0, y1 - y0) };
}

function arc(x: number, y: number, start: number, end: number): Segment {
  return { kind: 'arc', centre: { x, y }, start, end, length: Math.abs(end - start) * CORNER };
}

function ribbonSegments(): readonly Segment[] {
  const [left, top, right, bottom] = [INSET, INSET, WIDTH - INSET, HEIGHT - INSET];
  const [r, half] = [CORNER, Math.PI / 2];
  return [
    line(WIDTH / 2, bottom, left + r, bottom),
    arc(left + r, bottom - r, half, 2 * half),
    line(left, bottom - r, left, top + r),
    arc(left + r, top + r, 2 * half, 3 * half),
    line(left + r, top, right - r, top),
    arc(right - r, top + r, 3 * half, 4 * half),
    line(right, top + r, right, bottom - r),
    arc(right - r, bottom - r, 0, half),
    line(right - r, bottom, WIDTH / 2, bottom),
  ];
}

const segments = ribbonSegments();
export const RIBBON = segments.reduce((sum, { length }) => sum + length, 0);
/** A space of the fame track; the gate takes two. */
export const STEP = RIBBON / 62;

/** A place of the ribbon, clockwise from the gate; `off` is positive outwards. */
export function ribbonPoint(at: number, off = 0): Point {
  let left = ((at % RIBBON) + RIBBON) % RIBBON;
  for (const segment of segments) {
    if (left > segment.length + 1e-6) {
      left -= segment.length;
      continue;
    }
    const share = left / segment.length;
    if (segment.kind === 'arc') {
      const angle = segment.start + (segment.end - segment.start) * share;
      const { x, y } = segment.centre;
      return { x: x + (CORNER + off) * Math.cos(angle), y: y + (CORNER + off) * Math.sin(angle) };
    }
    const { from, to, length } = segment;
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    return { x: from.x + (to.x - from.x) * share + dy * off, y: from.y + (to.y - from.y) * share - dx * off };
  }
  return { x: WIDTH / 2, y: HEIGHT - INSET };
}

/** Where a marker stands on the ribbon. */
export function fameAt(fame: number): number {
  return (Math.min(fame, 60) + 0.5) * STEP;
}

export function moneyAt(money: number): number {
  return money === 0 ? RIBBON - STEP / 2 : RIBBON - (STEP + (Math.min(money, 120) - 0.5) * (STEP / 2));
}

// ---- the province

export const PROVINCE = { rows: 4, columns: 5 } as const;
const LETTERS = 'ABCDE';

export interface Frame {
  /** The side of a cell. */
  readonly cell: number;
  /** The breadth of the border. */
  readonly border: number;
}

export function cellName(row: number, column: number): string {
  return `${LETTERS[column] ?? '?'}${row + 1}`;
}

/** Row and column of a cell from 0; null if it is none. */
export function cellPlace(cell: string): { readonly row: number; readonly column: number } | null {
  const column = LETTERS.indexOf(cell.charAt(0));
  const row = Number(cell.slice(1)) - 1;
  const isOn = cell.length === 2 && column >= 0 && row >= 0 && row < PROVINCE.rows;
  return isOn ? { row, column } : null;
}

/** All cells but those of the residence. */
export const CELLS: readonly string[] = Array.from(
  { length: PROVINCE.rows * PROVINCE.columns },
  (_, index) => {
    const row = Math.floor(index / PROVINCE.columns);
    const column = index % PROVINCE.columns;
    return column === 2 && row < 2 ? '' : cellName(row, column);
  },
).filter((cell) => cell !== '');

export function cellBox(cell: string, { cell: side, border }: Frame): Box {
  const place = cellPlace(cell) ?? { row: -9, column: -9 };
  return rect(border + place.column * side, border + place.row * side, side, side);
}

/** The middle of a yield on the border, outside of its cell. */
export function yieldPoint(slot: string, side: string, { cell, border }: Frame): Point {
  const found = yieldsOf(side).find(({ id }) => id === slot);
  if (found === undefined) return { x: -99, y: -99 };
  const x = border + (found.column + 0.5) * cell;
  const y = border + (found.row + 0.5) * cell;
  const out = cell / 2 + border / 2 + 1;
  switch (found.side) {
    case 'N':
      return { x, y: y - out };
    case 'S':
      return { x, y: y + out };
    case 'W':
      return { x: x - out, y };
    default:
      return { x: x + out, y };
  }
}

export function provinceSize({ cell, border }: Frame): { readonly w: number; readonly h: number } {
  return { w: PROVINCE.columns * cell + 2 * border, h: PROVINCE.rows * cell + 2 * border };
}

/** The outline of a box. */
export function outline({ x, y, w, h, form }: Box, grow = 0): string {
  const [l, t, wide, high] = [x - grow, y - grow, w + 2 * grow, h + 2 * grow];
  switch (form) {
    case 'arch':
      return (
        `M${l} ${t + high}V${t + wide * 0.42}C${l} ${t + wide * 0.2} ${l + wide * 0.3} ${t + wide * 0.16} ${l + wide / 2} ${t}` +
        `C${l + wide * 0.7} ${t + wide * 0.16} ${l + wide} ${t + wide * 0.2} ${l + wide} ${t + wide * 0.42}V${t + high}Z`
      );
    case 'rect': {
      const r = Math.min(9, wide / 2, high / 2);
      return `M${l + r} ${t}h${wide - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${high - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - wide}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - high}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
    }
    case 'round': {
      const r = wide / 2;
      return `M${l} ${t + r}a${r} ${r} 0 1 1 ${wide} 0a${r} ${r} 0 1 1 ${-wide} 0Z`;
    }
  }
}

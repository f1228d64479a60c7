// Where everything of the palace is: the plan as the components tell it, and its drawing. The board is square and never
// turned; a narrow one only has a thinner frame, without the ruler of gold.
import { board, payout, seats, sections, tiles } from '../../../../src/games/maharani/data/maharani.json';
import type { Direction, Section } from './pieces.ts';

/** The side of a space in the drawing. */
export const UNIT = 64;
/** The side of the palace in the drawing. */
export const SIDE = board.cols * UNIT;
export const MIDDLE = SIDE / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Space extends Point {
  readonly label: string;
  readonly section: Section;
  readonly kind: string;
  readonly halves: readonly Direction[];
}

export const DIRECTIONS: readonly Direction[] = ['N', 'E', 'S', 'W'];
export const SECTIONS: readonly Section[] = ['A', 'B', 'C', 'D'];

/** Where a direction leads, in spaces. */
export const STEPS: Readonly<Record<Direction, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

function asDirection(word: string): readonly Direction[] {
  return DIRECTIONS.filter((direction) => direction === word);
}

export const SPACES: readonly Space[] = board.spaces.map((space) => ({
  label: space.label,
  section: SECTIONS[space.section] ?? 'A',
  x: space.col,
  y: space.row,
  kind: space.kind,
  halves: space.halves.flatMap(asDirection),
}));

const byLabel = new Map(SPACES.map((space) => [space.label, space]));

/** The spaces of each section. */
export const SECTION_SIZE = SPACES.length / SECTIONS.length;
/** Gold for so many workers of one crew when their section pays out. */
export const PAYOUT: readonly number[] = payout.gold;
export const TILES: number = tiles.total;

export function spaceOf(label: string): Space | null {
  return byLabel.get(label) ?? null;
}

/** The upper left corner of a space in the drawing. What is no space lies off the board. */
export function cornerOf(label: string): Point {
  const space = spaceOf(label);
  return space === null ? { x: -9 * UNIT, y: -9 * UNIT } : { x: space.x * UNIT, y: space.y * UNIT };
}

export function centreOf(label: string): Point {
  const { x, y } = cornerOf(label);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** Row by row from the top, as the ear and the arrows walk them. */
export const LINES: readonly (readonly Space[])[] = Array.from({ length: board.rows }, (_, row) =>
  SPACES.filter(({ y }) => y === row).toSorted((a, b) => a.x - b.x),
);

/** Whole pillars: in the middle of a space, or where two halves meet. In spaces. */
export const PILLARS: readonly Point[] = SPACES.flatMap(({ kind, x, y, halves }) => {
  if (kind === 'center') return [{ x: x + 0.5, y: y + 0.5 }];
  return halves
    .filter((side) => side === 'E' || side === 'S')
    .map((side) => ({ x: x + 0.5 + STEPS[side].x / 2, y: y + 0.5 + STEPS[side].y / 2 }));
});

/** The side of the table at which a seat sits. */
export function sideOf(players: number, seat: number): Direction {
  const taken: Readonly<Record<string, readonly string[]>> = seats.sides;
  return asDirection(taken[String(players)]?.[seat] ?? '')[0] ?? 'S';
}

/** The middle of a seat's position token, beside the wall. */
export function seatCentre(players: number, seat: number): Point {
  const { x, y } = STEPS[sideOf(players, seat)];
  const far = SIDE / 2 + 23;
  return { x: MIDDLE + x * far, y: MIDDLE + y * far };
}

export interface Corner {
  readonly section: Section;
  readonly animal: string;
  /** To which side of its corner a card grows: 1 is right and down. */
  readonly across: 1 | -1;
  readonly down: 1 | -1;
}

export const CORNERS: readonly Corner[] = sections.items.map(({ letter, corner, animal }) => ({
  section: SECTIONS.find((section) => section === letter) ?? 'A',
  animal,
  across: corner.endsWith('W') ? 1 : -1,
  down: corner.startsWith('N') ? 1 : -1,
}));

/** How far the middle of a tile on the rondel is from the rondel's own. */
const FROM_MIDDLE = 52;

/** The middle of a place of the rondel, by the section into which it now reaches. */
export function placeCentre(section: Section): Point {
  const corner = CORNERS.find((one) => one.section === section);
  const [across, down] = [corner?.across ?? 1, corner?.down ?? 1];
  return { x: MIDDLE - across * FROM_MIDDLE, y: MIDDLE - down * FROM_MIDDLE };
}

/** The breadth of the frame around the palace. */
export function frameOf(narrow: boolean): number {
  return narrow ? 44 : 66;
}

export function viewBoxOf(narrow: boolean): string {
  const frame = frameOf(narrow);
  return [-frame, -frame, SIDE + 2 * frame, SIDE + 2 * frame].join(' ');
}

/** Where a number of the ruler stands: once around in a hundred, clockwise from the lower left. */
export const RULER = 100;
export const RULER_OFF = 49;
export function rulerAt(gold: number): Point {
  const length = SIDE + 2 * RULER_OFF;
  const way = ((((gold % RULER) + RULER) % RULER) / RULER) * 4;
  const side = Math.floor(way);
  const along = (way - side) * length;
  const low = -RULER_OFF;
  const high = SIDE + RULER_OFF;
  switch (side) {
    case 0:
      return { x: low, y: high - along };
    case 1:
      return { x: low + along, y: low };
    case 2:
      return { x: high, y: low + along };
    default:
      return { x: high - along, y: high };
  }
}

/** Quarter turns clockwise from north. */
export function quarters(direction: Direction): number {
  return DIRECTIONS.indexOf(direction);
}

/** Places in a row, each as near to where it should be as it can be with so much between neighbours. */
export function spread(wanted: readonly number[], apart: number): readonly number[] {
  const blocks: { sum: number; count: number }[] = [];
  for (const [index, place] of wanted.entries()) {
    let block = { sum: place - index * apart, count: 1 };
    for (
      let last = blocks.at(-1);
      last !== undefined && last.sum / last.count > block.sum / block.count;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: last.sum + block.sum, count: last.count + block.count };
    }
    blocks.push(block);
  }
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((place, index) => place + index * apart);
}

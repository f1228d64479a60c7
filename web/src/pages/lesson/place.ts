// Where the card of a step stands: beside what it speaks of, and on nothing that somebody needs to see or to click.
import { around, type Box, common } from './outline.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of what is spoken of, as seen from the card's place; `none`: it points at nothing. */
export type Side = 'right' | 'left' | 'below' | 'above' | 'none';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** On which side of the frame the card stands. */
  readonly side: Side;
  /** Where on the card's edge its tail is: from its top if it stands beside the frame, else from its left. */
  readonly tail: number;
}

/** What the card keeps off. */
export interface Obstacles {
  /** What somebody needs to see or to click. */
  readonly must: readonly Box[];
  /** What it is good to see. */
  readonly rather: readonly Box[];
}

/** Between frame and card, the best one first; what each costs, in square pixels of what would rather be seen. */
const GAPS: readonly (readonly [gap: number, cost: number])[] = [
  [48, 0],
  [20, 600],
  [110, 2000],
  [260, 5000],
];
/** For each side after the first, for each frame after the first, and for each pixel along the edge. */
const SIDE_COST = 1500;
const FRAME_COST = 800;
const AWAY_COST = 8;
/** Where something must be covered. */
const MUST_COST = 6;
/** The tail keeps away from the card's corners. */
const CORNER = 28;
/** Where the tail would best be. */
const TAIL = 54;
const STEP = 24;
/** Of a frame around several things these fill so much; else they lie apart, and its middle would mean nothing. */
const FILLED = 0.35;

const SIDES = ['right', 'left', 'below', 'above'] as const;

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function boxOf({ x, y }: Pick<Place, 'x' | 'y'>, { width, height }: Size): Box {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function isWithin(box: Box, room: Box): boolean {
  return box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
}

/** How much of other things it covers, in square pixels. */
function covered(box: Box, obstacles: readonly Box[]): number {
  return obstacles.reduce((sum, one) => {
    const both = common(box, one);
    return both === null ? sum : sum + (both.right - both.left) * (both.bottom - both.top);
  }, 0);
}

/** Positions along an edge, the best one first, then away from it on both sides. */
function along(best: number, least: number, most: number): readonly number[] {
  if (most < least) return [];
  const all = [between(least, best, most)];
  for (let by = STEP; best - by >= least || best + by <= most; by += STEP)
    all.push(...[best - by, best + by].filter((one) => one >= least && one <= most));
  return all;
}

interface Try {
  readonly place: Place;
  readonly cost: number;
}

/** All places on this side from which the tail reaches the frame, the best one first. */
function placesAt(side: Exclude<Side, 'none'>, frame: Box, card: Size, gap: number): readonly Try[] {
  const isBeside = side === 'right' || side === 'left';
  const length = isBeside ? card.height : card.width;
  const [start, end] = isBeside ? [frame.top, frame.bottom] : [frame.left, frame.right];
  const goal = (start + end) / 2;
  const best = goal - Math.min(TAIL, length / 2);
  const away = {
    right: frame.right + gap,
    left: frame.left - gap - card.width,
    below: frame.bottom + gap,
    above: frame.top - gap - card.height,
  }[side];
  return along(best, start - length + CORNER, end - CORNER).map((at) => ({
    place: {
      ...(isBeside ? { x: away, y: at } : { x: at, y: away }),
      side,
      tail: between(CORNER, goal - at, length - CORNER),
    },
    cost: Math.abs(at - best) * AWAY_COST,
  }));
}

/** All over the room, from the right, where the eye comes from the board to the side. */
function anywhere(card: Size, room: Box): readonly Place[] {
  const across = along(room.right - card.width, room.left, room.right - card.width);
  const down = along((room.top + room.bottom - card.height) / 2, room.top, room.bottom - card.height);
  return across.flatMap((x) => down.map((y): Place => ({ x, y, side: 'none', tail: 0 })));
}

function cheapest(tries: readonly Try[]): Place | null {
  const [first, ...others] = tries;
  if (first === undefined) return null;
  return others.reduce((best, one) => (one.cost < best.cost ? one : best), first).place;
}

function area({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top);
}

/** What the card may point at: all that is spoken of, unless it lies apart, and each thing alone. */
export function framesOf(spoken: readonly Box[]): readonly Box[] {
  const frame = around(spoken);
  if (frame === null) return [];
  const filled = spoken.reduce((sum, one) => sum + area(one), 0);
  return filled < area(frame) * FILLED ? spoken : [frame, ...spoken];
}

/**
 * Right, left, below or above of a frame, on nothing that must be seen, and on little that would rather be. Where there is no
 * such place, wherever least is covered. Without a frame the card points at nothing.
 */
export function placed(frames: readonly Box[], card: Size, { must, rather }: Obstacles, room: Box): Place {
  const tries = frames.flatMap((frame, later) =>
    GAPS.flatMap(([gap, gapCost]) =>
      SIDES.flatMap((side, other) =>
        placesAt(side, frame, card, gap).map(({ place, cost }) => ({
          place,
          cost: cost + gapCost + other * SIDE_COST + later * FRAME_COST,
        })),
      ),
    ),
  );
  const free = tries.filter(({ place }) => {
    const box = boxOf(place, card);
    return isWithin(box, room) && covered(box, must) === 0;
  });
  const beside = free.map(({ place, cost }) => ({ place, cost: cost + covered(boxOf(place, card), rather) }));
  const calm = () =>
    anywhere(card, room).map((place) => {
      const box = boxOf(place, card);
      return { place, cost: covered(box, must) * MUST_COST + covered(box, rather) };
    });
  return cheapest(beside) ?? cheapest(calm()) ?? { x: room.left, y: room.top, side: 'none', tail: 0 };
}

/**
 * Phones: the card stands on the dock, as wide as the room and under it, and points up at what is spoken of on the board, else
 * down into the dock.
 */
export function pointing(frames: readonly Box[], width: number, room: Box): Pick<Place, 'side' | 'tail'> {
  const above = around(frames.filter(({ top }) => top < room.bottom));
  const frame = above ?? around(frames);
  if (frame === null) return { side: 'none', tail: 0 };
  const goal = (frame.left + frame.right) / 2 - room.left;
  return { side: above === null ? 'above' : 'below', tail: between(CORNER, goal, width - CORNER) };
}

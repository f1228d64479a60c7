// Where everything stands on the map and on the governor track, as the components tell it.
import { board } from '../../../../src/games/maharaja/data/maharaja.json';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of a city's wall. */
export const R = 76;
export const FIELDS = 17;
/** The map alone, the map with the track beside it, and for phones with the governors in a row above it. */
export const SIZE = {
  alone: { w: 1000, h: 1000, top: 0 },
  wide: { w: 1188, h: 1000, top: 0 },
  narrow: { w: 1000, h: 1180, top: -180 },
} as const;
/** The track beside the map. */
export const TRACK = { x: 1010, w: 177, rise: 55.7 } as const;

export const CITIES = board.cities.rows;
export const VILLAGES = board.villages.rows;
export const ROADS = board.roads.rows;
export const START = board.start;
const SITE = 1.16;
export const SITES = board.city_layout.sites.map(({ site, kind, dx, dy }) => ({
  site,
  kind,
  dx: dx * SITE,
  dy: dy * SITE,
}));

export type City = (typeof CITIES)[number];

const PLACES: ReadonlyMap<string, Point> = new Map(
  [START, ...CITIES, ...VILLAGES].map(({ id, x, y }) => [id, { x, y }]),
);

const JUNCTIONS = [...CITIES.map(({ id }) => id), START.id];

/** What a way there costs whoever has these ways; null: no road leads there. */
export function priceTo(ways: readonly (number | null)[], junction: string): number | null {
  return ways[JUNCTIONS.indexOf(junction)] ?? null;
}

export function isCity(id: string): boolean {
  return CITIES.some((city) => city.id === id);
}

/** Of a junction or village; what is none of them lies off the board. */
export function pointOf(id: string): Point {
  return PLACES.get(id) ?? { x: -99, y: -99 };
}

export function hexagon({ x, y }: Point, r: number): string {
  return Array.from({ length: 6 }, (_, corner) => around({ x, y }, r, -90 + 60 * corner))
    .map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`)
    .join(' ');
}

export function around({ x, y }: Point, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
}

/** A smooth line through all points. */
export function curve(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  let line = `M${first.x} ${first.y}`;
  for (let at = 0; at + 1 < points.length; ++at) {
    const from = points[at] ?? first;
    const to = points[at + 1] ?? from;
    const before = points[at - 1] ?? from;
    const after = points[at + 2] ?? to;
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const other = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    line += `C${one.x.toFixed(1)} ${one.y.toFixed(1)} ${other.x.toFixed(1)} ${other.y.toFixed(1)} ${to.x} ${to.y}`;
  }
  return line;
}

export function roadLine(id: string): string {
  const road = ROADS.find((one) => one.id === id);
  return road === undefined ? '' : curve([road.from, ...road.villages, road.to].map(pointOf));
}

/** One fixed corner of the wall for the houses of each seat. */
export function housesAt(city: City, seat: number): Point {
  const { if_label_above, if_label_below } = board.city_layout.house_badges;
  const [dx = 0, dy = 0] = (city.label_side === 'above' ? if_label_above : if_label_below)[seat] ?? [];
  return { x: city.x + dx * 1.3, y: city.y + dy * 1.3 };
}

const EDGES = { above: [0, 60, 120, 180, 240], below: [300, 0, 60, 180, 120] } as const;

/** One fixed edge of the wall for the architect of each seat; at the start they stand in a row. */
export function architectAt(junction: string, seat: number): Point {
  const city = CITIES.find(({ id }) => id === junction);
  if (city === undefined) return { x: START.x - 60 + seat * 30, y: START.y - 10 };
  const edges = city.label_side === 'above' ? EDGES.above : EDGES.below;
  return around(city, R - 4, edges[seat] ?? 0);
}

export function maharajaAt(junction: string): Point {
  const city = CITIES.find(({ id }) => id === junction);
  if (city === undefined) return { x: START.x, y: START.y - 60 };
  return around(city, R + 16, city.label_side === 'above' ? 300 : 240);
}

/** The middle of a field of the track, counted from the bottom, from 1. */
export function fieldY(field: number): number {
  return 987 - (field - 0.5) * TRACK.rise;
}

/** On phones: the governors in the order in which their cities come, the one that is scored now first. */
export function stripX(place: number): number {
  return place === 0 ? 96 : 252 + (place - 1) * 133;
}

/** The line of a way, road after road, from where it begins. */
export function wayPoints(from: string, roads: readonly string[]): readonly string[] {
  let here = from;
  const ids = [from];
  for (const id of roads) {
    const road = ROADS.find((one) => one.id === id);
    if (road === undefined) return ids;
    const ahead = road.from === here;
    here = ahead ? road.to : road.from;
    ids.push(...(ahead ? road.villages : road.villages.toReversed()), here);
  }
  return ids;
}

/** A plate with a city's name is so high; on phones it is larger, for its letters. */
export const PLATE = { high: 32, large: 1.3 } as const;

/** A plate never covers a village, and stays on the map. The Maharaja stands above some walls. */
export function plateAt(city: City, wide: number, isCrowned: boolean, high: number = PLATE.high): Point {
  const above = city.label_side === 'above';
  const under = city.y + R - 2 - (high - PLATE.high) * 0.8;
  if (city.id === 'jodhpur') return { x: city.x + 48 - wide, y: under };
  if (city.id === 'ajmer') return { x: city.x - 48, y: under };
  const x = Math.max(20, Math.min(980 - wide, city.x - wide / 2));
  if (!above) return { x, y: city.y + R + 12 };
  const y = city.y - R - 8 - high;
  if (!isCrowned) return { x, y };
  return y > CROWN ? { x, y: y - CROWN } : { x: Math.max(20, city.x + 6 - wide), y };
}

/** There a sign above the village would cover the name of the city. */
export function isUnderPlate(village: string): boolean {
  const { x, y } = pointOf(village);
  return CITIES.some(
    (city) => city.label_side === 'below' && Math.abs(city.x - x) < 60 && y > city.y && y < city.y + 2 * R,
  );
}

/** How far a crown reaches over a plate above the wall. */
const CROWN = 42;

export const DUNES = [
  [40, 400, 1],
  [280, 250, 0.9],
  [640, 240, 0.9],
  [440, 400, 0.8],
  [560, 560, 0.9],
  [60, 700, 0.8],
  [870, 700, 0.8],
  [300, 930, 0.8],
  [650, 930, 0.8],
  [120, 90, 0.7],
  [800, 80, 0.7],
  [300, 70, 0.6],
  [690, 60, 0.6],
  [900, 400, 0.8],
  [440, 850, 0.7],
] as const;

export const TREES = [
  [330, 360],
  [670, 360],
  [505, 330],
  [90, 620],
  [910, 620],
  [330, 700],
  [668, 700],
  [500, 560],
  [480, 940],
  [180, 300],
  [822, 300],
  [60, 940],
  [940, 930],
  [206, 90],
  [600, 70],
] as const;

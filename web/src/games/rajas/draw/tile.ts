// A province tile: its ground, road, buildings and stalls, and its price in the silhouette of the die that pays it.
import { type Color, type Shape, type Tile, tileOf } from '../pieces.ts';
import { inkOn } from './dice.ts';
import { mid, text, use } from './kit.ts';

const SILHOUETTES: Readonly<Record<Color, string>> = {
  blue: 'M7 2H51a5 5 0 0 1 5 5V51a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5Z',
  orange: 'M16 2H42L56 16V42L42 56H16L2 42V16Z',
  purple: 'M29 2A27 27 0 0 1 29 56A27 27 0 0 1 29 2Z',
  green: 'M2 2H32A24 24 0 0 1 56 26V56H26A24 24 0 0 1 2 32Z',
};

type Spot = readonly [number, number];

/** Where the features of a tile stand before it is turned: one, or two. */
const SPOTS: Readonly<Record<Shape, readonly [readonly Spot[], readonly Spot[]]>> = {
  bend: [
    [[22, 42]],
    [
      [17, 22],
      [42, 47],
    ],
  ],
  straight: [
    [[47, 38]],
    [
      [14, 36],
      [50, 36],
    ],
  ],
  tee: [
    [[32, 13.5]],
    [
      [19, 13],
      [45, 13],
    ],
  ],
  cross: [
    [[50, 50]],
    [
      [14, 50],
      [50, 50],
    ],
  ],
};

const CORNERS: readonly Spot[] = [
  [11, 11],
  [53, 11],
  [11, 53],
  [53, 53],
];

function turned([x, y]: Spot, quarters: number): Spot {
  let spot: Spot = [x, y];
  for (let quarter = 0; quarter < quarters; ++quarter) spot = [64 - spot[1], spot[0]];
  return spot;
}

/** The corner that is furthest from the features; of equal ones the upper. */
export function freeCorner(spots: readonly Spot[]): Spot {
  const room = ([x, y]: Spot) => Math.min(...spots.map(([a, b]) => Math.hypot(a - x, b - y)));
  return CORNERS.toSorted((one, other) => room(other) - room(one) || one[1] - other[1])[0] ?? [11, 11];
}

export function spotsOf(tile: Tile, quarters: number): readonly Spot[] {
  const features = tile.buildings.length + tile.markets.length;
  return SPOTS[tile.shape][features > 1 ? 1 : 0].map((spot) => turned(spot, quarters));
}

export function priceBadge(
  color: Color,
  price: number | string,
  cx: number,
  cy: number,
  size: number,
): string {
  return `<g transform="translate(${cx - size / 2} ${cy - size / 2}) scale(${size / 58})"><path d="${SILHOUETTES[color]}" fill="var(--rj-${color})" stroke="var(--rj-${color}-edge)" stroke-width="3"/>${text(29, 42, 38, price, { fill: inkOn(color) })}</g>`;
}

export interface TileLook {
  readonly turn?: number;
  readonly price?: boolean;
  /** It covers another one. */
  readonly covers?: boolean;
  readonly faded?: boolean;
}

export function tilePicture(id: string, x: number, y: number, size: number, look: TileLook = {}): string {
  const tile = tileOf(id);
  if (tile === null) return '';
  const { turn = 0, price = true, covers = false, faded = false } = look;
  const spots = spotsOf(tile, turn);
  const large = tile.shape === 'bend' && spots.length === 1 ? 30 : tile.shape === 'cross' ? 22 : 25;
  const features = [...tile.buildings, ...tile.markets].map((feature, index) => {
    const [a, b] = spots[index] ?? [32, 32];
    if (typeof feature === 'string') return mid(`rj-${feature}`, a, b, large);
    const [cx, cy] = [a + large * 0.4, b + large * 0.34];
    return (
      mid(`rj-${feature.good}`, a, b, large * 0.94) +
      `<circle cx="${cx}" cy="${cy}" r="6.6" fill="var(--rj-coin)" stroke="var(--pi)" stroke-width="1.3"/>` +
      text(cx, cy + 3.6, 10.5, feature.value, { fill: 'var(--pi)' })
    );
  });
  const [px, py] = freeCorner(spots);
  const under = covers
    ? `<rect x="4" y="4" width="62" height="62" rx="4" fill="var(--rj-stack-edge)" stroke="var(--rj-stroke)" stroke-width="1"/>`
    : '';
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 64})"${faded ? ' opacity=".5"' : ''}>${under}` +
    `<rect x="1" y="1" width="62" height="62" rx="4" fill="var(--rj-tile-${tile.color})"/>` +
    `<g transform="rotate(${90 * turn} 32 32)">${use(`rj-road-${tile.shape}`, 0, 0, 64)}</g>` +
    `<rect x="1.2" y="1.2" width="61.6" height="61.6" rx="4" fill="none" stroke="var(--rj-${tile.color})" stroke-width="2.6"/>` +
    `${features.join('')}${price ? priceBadge(tile.color, tile.cost, px, py, 17) : ''}</g>`
  );
}

// The Ganges with its boats.

import { riverLine, riverPoint } from '../layout.ts';
import { BRIDGE_AFTER, type RajasTable, RIVER_LENGTH, riverEffects, riverTokenOn } from '../pieces.ts';
import { effectPicture } from './effect.ts';
import { mid, piece } from './kit.ts';

export interface Boat {
  readonly colour: number;
  readonly space: number;
}

const ARROWS = [3.5, 8.5, 12.5, 17.5, 23.5, 27.5];

function water(): string {
  const line = riverLine();
  const stroke = (color: string, width: number, more = '') =>
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;
  return (
    stroke('var(--rj-bank)', 66, 'stroke-linecap="round"') +
    stroke('var(--rj-water)', 62, 'stroke-linecap="round"') +
    stroke('var(--rj-ripple)', 1.4, 'stroke-dasharray="22 16" transform="translate(0 -25)" opacity=".8"') +
    stroke('var(--rj-ripple)', 1.4, 'stroke-dasharray="14 26" transform="translate(0 26)" opacity=".8"')
  );
}

function arrows(): string {
  return ARROWS.map((at) => {
    const from = riverPoint(at - 0.06);
    const to = riverPoint(at + 0.06);
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    return `<path d="M-2 -4 2 0 -2 4" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(0)})" fill="none" stroke="var(--turquoise)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;
  }).join('');
}

/** `waiting`: the colours of those whose worker still stands on the bridge. */
export function riverPicture(
  table: Pick<RajasTable, 'river_tokens'>,
  boats: readonly Boat[],
  waiting: readonly number[],
): string {
  const before = riverPoint(BRIDGE_AFTER);
  const after = riverPoint(BRIDGE_AFTER + 1);
  const [bx, by] = [(before.x + after.x) / 2, (before.y + after.y) / 2];
  const bridge = `<g transform="translate(${bx} ${by})"><path d="M-7 -38H7V38H-7Z" fill="var(--rj-bridge)" stroke="var(--rj-stroke)" stroke-width="1.6"/><path d="M-7 -26H7M-7 -13H7M-7 0H7M-7 13H7M-7 26H7" stroke="var(--rj-plank)" stroke-width="1"/></g>`;
  const spaces = Array.from({ length: RIVER_LENGTH + 1 }, (_, space) => {
    const { x, y } = riverPoint(space);
    const here = boats.filter((boat) => boat.space === space);
    const dock = space === 0;
    const end = space === RIVER_LENGTH;
    const ground = dock
      ? `<rect x="${x - 22}" y="${y - 24}" width="44" height="48" rx="8" fill="var(--rj-roll)" stroke="var(--rj-stroke)" stroke-width="1.6"/>${mid('rj-harbour', x, y, 26)}`
      : end
        ? `<rect x="${x - 34}" y="${y - 23}" width="58" height="46" rx="23" fill="var(--rj-oval)" stroke="var(--rj-stroke)" stroke-width="1.6"/>`
        : riverTokenOn(space, table) === null
          ? `<circle cx="${x}" cy="${y}" r="20.5" fill="var(--rj-space)" stroke="var(--rj-stroke)" stroke-width="1.5"/>`
          : mid('rj-river-token', x, y, 46);
    const [effect] = riverEffects(space, table);
    const icon = here.length > 0 || effect === undefined ? '' : effectPicture(effect, end ? x - 5 : x, y, 25);
    // Several boats may lie in the dock and at the end.
    const size = dock || end ? 32 : 44;
    const ships = here.map(({ colour }, index) =>
      piece(
        'rj-boat',
        x + (here.length === 1 ? 0 : (index % 2 === 0 ? -1 : 1) * 11),
        y - 3 + (here.length < 3 ? 0 : index < 2 ? -10 : 12),
        size,
        colour,
        0.27,
        0.26,
      ),
    );
    return ground + icon + ships.join('');
  }).join('');
  const workers = waiting
    .map((colour, index) => piece('rj-worker', bx, by - 28 + index * 18, 19, colour, 0.2, 0.36))
    .join('');
  return water() + arrows() + bridge + spaces + workers;
}

// Quarry, market, building values with karma, and harbour.
import { t } from '../../../texts/texts.svelte.ts';
import { GROUPS, spaceBoxes, stackBox } from '../layout.ts';
import {
  ANIMALS,
  BUILDINGS,
  COLORS,
  GOODS,
  HIGHEST_VALUE,
  MOST_KARMA,
  type RajasTable,
  spacesFor,
} from '../pieces.ts';
import { effectPicture } from './effect.ts';
import { heading, mid, pieceStyle, text } from './kit.ts';
import { framed, type SpaceStates } from './palace.ts';
import { tilePicture } from './tile.ts';

function at(group: { readonly x: number; readonly y: number }, inner: string): string {
  return `<g transform="translate(${group.x} ${group.y})">${inner}</g>`;
}

function coin(money: number, cx: number, cy: number, size: number): string {
  return effectPicture({ kind: 'money', count: money }, cx, cy, size);
}

/** `faded`: tiles that cannot be chosen while the reader chooses one. */
export function quarryPicture(
  players: number,
  stacks: RajasTable['stacks'],
  stateOf: SpaceStates,
  faded: (tile: string) => boolean,
): string {
  const ground = `<rect x="-6" y="-2" width="494" height="252" rx="12" fill="var(--rj-quarry)"/>`;
  const animals = ANIMALS.map((animal, row) => mid(`rj-${animal}`, 16, 63 + row * 70, 23)).join('');
  const tiles = COLORS.flatMap((color, column) =>
    ANIMALS.map((animal, row) => {
      const stack = stacks.find((one) => one.stack === `${color}-${animal}`);
      const { x, y, w } = stackBox(column, row);
      if (stack === undefined || stack.open === null)
        return `<rect x="${x}" y="${y}" width="${w}" height="${w}" rx="5" fill="none" stroke="var(--rj-quiet)" stroke-dasharray="4 4"/>`;
      const below =
        stack.below === 0
          ? ''
          : `<rect x="${x + 3}" y="${y + 4}" width="${w}" height="${w}" rx="4" fill="var(--rj-edge)"/><rect x="${x + 1.5}" y="${y + 2}" width="${w}" height="${w}" rx="4" fill="var(--rj-stack)" stroke="var(--rj-stack-edge)" stroke-width=".8"/>`;
      return below + tilePicture(stack.open, x, y, w, { faded: faded(stack.open) });
    }),
  ).join('');
  const spaces = spacesFor(players)
    .filter(({ area }) => area === 'quarry')
    .map((space) => {
      const box = spaceBoxes(players).get(space.id);
      const icon = box === undefined ? '' : coin(space.money, box.x + 26, box.y + 27, 30);
      return framed(space, players, stateOf(space.id), icon, 'var(--rj-quarry-space)');
    })
    .join('');
  const next = spacesFor(players).find(
    ({ id, area, covered }) => area === 'quarry' && !covered && stateOf(id).worker === null,
  );
  const note =
    (next === undefined ? '' : text(397, 202, 13, t('rajas.board.quarry_next', { money: next.money }))) +
    text(397, 219, 12.5, t('rajas.board.quarry_order'), { weight: 500, fill: 'var(--ink-soft)' });
  const head = heading(4, 20, 'rj-quarry', t('rajas.board.quarry'), t('rajas.board.quarry_note'));
  return at(GROUPS.quarry, ground + head + animals + note) + tiles + spaces;
}

const AWNINGS: Readonly<Record<(typeof GOODS)[number], string>> = {
  mixed: 'var(--rj-mixed)',
  silk: 'var(--rj-silk)',
  tea: 'var(--rj-tea)',
  spice: 'var(--rj-spice)',
};

export function marketPicture(players: number, stateOf: SpaceStates): string {
  const { x: left, y: top } = GROUPS.market;
  const wide = 114;
  const stalls = GOODS.map((good, index) => {
    const x = left + 2 + index * 122;
    const y = top + 24;
    const waves = `a${wide / 10} 9 0 0 1 ${-wide / 5} 0`.repeat(5);
    return (
      `<rect x="${x + 4}" y="${y + 18}" width="${wide - 8}" height="74" rx="6" fill="var(--rj-space)" stroke="var(--rj-edge)" stroke-width="1.4"/>` +
      `<path d="M${x} ${y + 20} L${x + 8} ${y} H${x + wide - 8} L${x + wide} ${y + 20} ${waves}Z" fill="${AWNINGS[good]}" stroke="var(--rj-stroke)" stroke-width="1.6" stroke-linejoin="round"/>` +
      text(x + wide / 2, y + 16, 13.5, t('rajas.good', { good }), {
        fill: good === 'spice' || good === 'tea' ? 'var(--pi)' : 'var(--pv)',
      })
    );
  }).join('');
  const spaces = spacesFor(players)
    .filter(({ area }) => area === 'market')
    .map((space) => {
      const box = spaceBoxes(players).get(space.id);
      if (box === undefined) return '';
      const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
      const icon =
        space.good === 'mixed'
          ? mid('rj-market-mixed', cx, cy, 32)
          : mid(`rj-${space.good}`, cx + 1, cy + 4, 28) +
            `<rect x="${cx - 21}" y="${cy - 24}" width="17" height="17" rx="4" fill="var(--rj-space)" stroke="var(--rj-stroke)" stroke-width="1.3"/>` +
            text(cx - 12.5, cy - 11, 12.5, '?');
      return framed(space, players, stateOf(space.id), icon, 'var(--rj-ground)');
    })
    .join('');
  return (
    at(GROUPS.market, heading(0, 14, 'rj-market', t('rajas.board.market'), t('rajas.board.market_note'))) +
    stalls +
    spaces
  );
}

/** What the drawing needs of a seat. */
export interface Standing {
  readonly colour: number;
  readonly karma: number;
  readonly upgrades: Readonly<Record<(typeof BUILDINGS)[number], number>>;
}

function cube(cx: number, cy: number, colour: number): string {
  return `<g class="rj-piece">${mid('rj-cube', cx, cy, 15, pieceStyle(colour))}</g>`;
}

export function valuesPicture(seats: readonly Standing[]): string {
  const scroll = (y: number, x: number) =>
    `<rect x="${x}" y="${y}" width="92" height="10" rx="5" fill="var(--rj-roll)" stroke="var(--rj-roll-edge)" stroke-width="1.3"/>`;
  const values = Array.from({ length: HIGHEST_VALUE - 1 }, (_, index) => index + 2);
  const scrolls = BUILDINGS.map((building, index) => {
    const x = -2 + index * 98;
    const columns = values.map((value, column) => {
      const cx = x + 18 + column * 28;
      const here = seats.filter(({ upgrades }) => upgrades[building] === value);
      const cubes = here.map(({ colour }, place) =>
        cube(
          cx + (here.length > 1 ? (place % 2 === 0 ? -5.6 : 5.6) : 0),
          96 + Math.floor(place / 2) * 15,
          colour,
        ),
      );
      const fill = value === HIGHEST_VALUE ? 'var(--rj-money-lane)' : 'var(--rj-quarry-space)';
      return `<rect x="${cx - 12}" y="69" width="24" height="56" rx="5" fill="${fill}"/>${text(cx, 83, 14, value, { fill: 'var(--rj-fame-ink)' })}${cubes.join('')}`;
    });
    return (
      `<path d="M${x + 4} 30H${x + 88}V132H${x + 4}Z" fill="var(--rj-space)" stroke="var(--rj-edge)" stroke-width="1.3"/>${scroll(24, x)}${scroll(128, x)}` +
      mid(`rj-${building}`, x + 46, 51, 30) +
      columns.join('')
    );
  }).join('');
  const x = 390;
  const rows = Array.from({ length: MOST_KARMA + 1 }, (_, row) => {
    const karma = MOST_KARMA - row;
    const y = 28 + row * 27.4;
    const cubes = seats
      .filter((seat) => seat.karma === karma)
      .map(({ colour }, place) => cube(x + 51 + place * 12.5, y + 14, colour));
    return (
      (row > 0 ? `<path d="M${x + 8} ${y}H${x + 86}" stroke="var(--rj-stack)"/>` : '') +
      mid(karma > 0 ? 'rj-karma' : 'rj-karma-off', x + 18, y + 13.5, 22) +
      text(x + 35, y + 18.5, 14, karma, { fill: 'var(--rj-fame-ink)' }) +
      cubes.join('')
    );
  }).join('');
  const box = `<rect x="${x}" y="24" width="94" height="114" rx="10" fill="var(--rj-space)" stroke="var(--rj-edge)" stroke-width="1.3"/>`;
  return at(
    GROUPS.values,
    heading(0, 14, 'rj-upgrade', t('rajas.board.values')) +
      heading(390, 14, 'rj-karma', t('rajas.board.karma')) +
      scrolls +
      box +
      rows,
  );
}

export function harbourPicture(players: number, stateOf: SpaceStates): string {
  const spaces = spacesFor(players)
    .filter(({ area }) => area === 'harbor')
    .map((space) => {
      const box = spaceBoxes(players).get(space.id);
      if (box === undefined) return '';
      const { x, y } = box;
      const price = coin(space.money, x + 16, y + 30, 23);
      const die =
        `<rect x="${x + 31}" y="${y + 12}" width="24" height="36" rx="5" fill="var(--rj-space)" stroke="var(--rj-stroke)" stroke-width="1.4"/>` +
        [1, 2, 3].map((face) => text(x + 43, y + 13.3 + face * 10.7, 12, face)).join('');
      return framed(space, players, stateOf(space.id), price + die, 'var(--rj-harbour)');
    })
    .join('');
  return at(GROUPS.harbour, heading(4, 14, 'rj-harbour', t('rajas.board.harbour'))) + spaces;
}

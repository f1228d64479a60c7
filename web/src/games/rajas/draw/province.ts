// A province: its cells, the residence, the tiles, and the yields on its border.
import { t } from '../../../texts/texts.svelte.ts';
import type { Stall } from '../board/selling.ts';
import { CELLS, cellBox, type Frame, PROVINCE, yieldPoint } from '../layout.ts';
import { type Effect, type RajasSeat, tileOf, tokenColor, tokenEffects, yieldsOf } from '../pieces.ts';
import { effectPicture } from './effect.ts';
import { mid, pieceStyle, text, use } from './kit.ts';
import { spotsOf, tilePicture } from './tile.ts';

export interface ProvinceLook extends Frame {
  /** Small, without words and prices. */
  readonly thumb?: boolean;
}

export interface Province {
  readonly colour: number;
  readonly side: string;
  readonly tiles: RajasSeat['province'];
  readonly yields: RajasSeat['yields'];
}

function residence(colour: number, { cell: c, border: m, thumb = false }: ProvinceLook): string {
  const [x, y] = [m + 2 * c, m];
  const middle = y + 1.5 * c;
  const name = t('rajas.province.residence');
  const stub = (a: number, b: number, to: number, down: number) =>
    `<path d="M${a} ${b}L${to} ${down}" stroke="var(--rj-plank)" stroke-width="${c * 0.234}"/><path d="M${a} ${b}L${to} ${down}" stroke="var(--rj-road)" stroke-width="${c * 0.172}"/>`;
  return (
    `<rect x="${x + 1}" y="${y + 1}" width="${c - 2}" height="${2 * c - 2}" rx="5" fill="var(--rj-space)" stroke="var(--rj-stroke)" stroke-width="1.6"/>` +
    stub(x, middle, x + c * 0.26, middle) +
    stub(x + c, middle, x + c * 0.74, middle) +
    stub(x + c / 2, y + 2 * c, x + c / 2, y + c * 1.72) +
    use('rj-residence', x + c * 0.07, y + c * 0.42, c * 0.86, pieceStyle(colour)) +
    mid(`seat-${colour}`, x + c / 2, y + c * 0.74, c * 0.22, pieceStyle(colour)) +
    (thumb
      ? ''
      : text(x + c / 2, y + c * 0.3, c * Math.min(0.19, 1.65 / name.length), name, { display: true }))
  );
}

function disc(effects: readonly Effect[], x: number, y: number, s: number): string {
  const [one, two] = effects;
  const rim = 'fill="var(--rj-space)" stroke="var(--gold)" stroke-width="1.8"';
  if (one === undefined) return '';
  if (two === undefined)
    return `<circle cx="${x}" cy="${y}" r="${s / 2}" ${rim}/>${effectPicture(one, x, y, s * 0.64)}`;
  return (
    `<rect x="${x - s * 1.05}" y="${y - s / 2}" width="${s * 2.1}" height="${s}" rx="${s / 2}" ${rim}/>` +
    effectPicture(one, x - s * 0.46, y, s * 0.62) +
    effectPicture(two, x + s * 0.48, y, s * 0.62)
  );
}

/** A yield token, or the empty slot for one. */
export function tokenPicture(token: string, x: number, y: number, s: number): string {
  const [effect] = tokenEffects(token);
  const icon = effect === undefined ? '' : effectPicture(effect, x, y, s * 0.6);
  return mid(`rj-yield-${tokenColor(token)}`, x, y, s * 1.12) + icon;
}

function yields({ side, yields: slots }: Province, look: ProvinceLook): string {
  const s = look.border * 0.98;
  return yieldsOf(side)
    .map(({ id, effects }) => {
      const { x, y } = yieldPoint(id, side, look);
      const slot = slots.find((one) => one.slot === id);
      const reached = slot?.reached === true;
      const color = slot?.color ?? null;
      const shown =
        slot?.token !== null && slot?.token !== undefined
          ? tokenPicture(slot.token, x, y, s)
          : color === null
            ? disc(effects, x, y, s)
            : `<g opacity=".9">${mid(`rj-yield-${color}`, x, y, s * 1.12)}</g>${effects.map((effect) => effectPicture(effect, x, y, s * 0.56)).join('')}`;
      const right = effects.length > 1 && color === null ? s : s * 0.42;
      const tick = reached
        ? `<circle cx="${x + right}" cy="${y + s * 0.34}" r="${s * 0.26}" fill="var(--rj-tick)" stroke="var(--pv)" stroke-width="1.2"/><path d="M${x + right - s * 0.12} ${y + s * 0.34}l${s * 0.09} ${s * 0.09} ${s * 0.16} ${-s * 0.18}" stroke="var(--pv)" stroke-width="1.8" fill="none"/>`
        : '';
      return `<g opacity="${reached ? 0.75 : 1}">${shown}</g>${tick}`;
    })
    .join('');
}

/** Stalls that pay, lifted out of their tiles, with what each brings. */
export function stallsPicture(stalls: readonly Stall[], look: Frame): string {
  return stalls
    .map(({ cell, tile, turn, feature, good, value }) => {
      const { x, y, w } = cellBox(cell, look);
      const laid = tileOf(tile);
      const [a, b] = (laid === null ? undefined : spotsOf(laid, turn)[feature]) ?? [32, 32];
      const [cx, cy] = [x + (a / 64) * w, y + (b / 64) * w - w * 0.08];
      const s = w * 0.46;
      return (
        `<circle cx="${cx}" cy="${cy}" r="${s * 0.62}" fill="var(--rj-card)" stroke="var(--rj-ring)" stroke-width="2.4"/>` +
        mid(`rj-${good}`, cx, cy - s * 0.12, s * 0.8) +
        `<rect x="${cx - s * 0.48}" y="${cy + s * 0.22}" width="${s * 0.96}" height="${s * 0.56}" rx="${s * 0.28}" fill="var(--rj-coin)" stroke="var(--pi)" stroke-width="1.2"/>` +
        text(cx, cy + s * 0.64, s * 0.46, `+${value}`, { fill: 'var(--pi)' })
      );
    })
    .join('');
}

export function provincePicture(province: Province, look: ProvinceLook): string {
  const { cell: c, border: m, thumb = false } = look;
  const ground = `<rect x="${m - 6}" y="${m - 6}" width="${PROVINCE.columns * c + 12}" height="${PROVINCE.rows * c + 12}" rx="8" fill="var(--rj-province)" stroke="var(--rj-province-edge)" stroke-width="1.4"/>`;
  const cells = CELLS.map((cell) => {
    const { x, y } = cellBox(cell, look);
    return `<rect x="${x + 2}" y="${y + 2}" width="${c - 4}" height="${c - 4}" rx="5" fill="var(--rj-cell)" stroke="var(--rj-cell-edge)" stroke-width="1" stroke-dasharray="3 3"/>`;
  }).join('');
  const tiles = province.tiles
    .map(({ cell, tile, turn, covers }) => {
      const { x, y } = cellBox(cell, look);
      return tilePicture(tile, x + 0.5, y + 0.5, c - 1, { turn, covers, price: !thumb });
    })
    .join('');
  return ground + cells + residence(province.colour, look) + tiles + (thumb ? '' : yields(province, look));
}

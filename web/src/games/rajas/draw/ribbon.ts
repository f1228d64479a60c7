// The two tracks around the board: fame outside, money inside, and how far the reader's markers are apart.
import { fameAt, LANE, moneyAt, RIBBON, ribbonPoint, STEP } from '../layout.ts';
import { FAME_BONUSES, FAME_LAST, MONEY_BONUSES, MONEY_LAST, WORKER_AT } from '../pieces.ts';
import { apartText } from '../words/names.ts';
import { effectPicture } from './effect.ts';
import { mid, piece, pieceStyle, text } from './kit.ts';
import { pillPlace } from './pill.ts';

export interface Runner {
  readonly colour: number;
  readonly fame: number;
  readonly money: number;
  /** What is missing until the markers meet; 0 or less: they have met. */
  readonly missing: number;
  readonly nextBonus: number | null;
}

export interface Ribbon {
  readonly runners: readonly Runner[];
  /** The colour whose run is drawn; null: nobody's. */
  readonly whose: number | null;
  /** Colours of the workers that wait on the tracks. */
  readonly waiting: { readonly fame: readonly number[]; readonly money: readonly number[] };
}

function written(at: number, off: number): string {
  const { x, y } = ribbonPoint(at, off);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function along(from: number, to: number, off: number, every = 6): readonly string[] {
  const pieces = Math.max(2, Math.ceil(Math.abs(to - from) / every));
  return Array.from({ length: pieces + 1 }, (_, index) =>
    written(from + ((to - from) * index) / pieces, off),
  );
}

function strip(from: number, to: number, outer: number, inner: number, style: string): string {
  const points = [...along(from, to, outer, 8), ...along(from, to, inner, 8).toReversed()];
  return `<path d="M${points.join('L')}Z" ${style}/>`;
}

function stroke(from: number, to: number, off: number, style: string): string {
  return `<path d="M${along(from, to, off).join('L')}" fill="none" ${style}/>`;
}

function lanes(): string {
  let drawn =
    strip(0, RIBBON, LANE, 0, 'fill="var(--rj-fame-lane)"') +
    strip(0, RIBBON, 0, -LANE, 'fill="var(--rj-money-lane)"');
  for (let fame = 1; fame <= FAME_LAST; ++fame) {
    const start = fame * STEP;
    if (fame % 10 === 0) drawn += strip(start, start + STEP, LANE, 0, 'fill="var(--rj-fame-ten)"');
    drawn += `<path d="M${written(start, LANE)}L${written(start, 0)}" stroke="var(--rj-fame-line)" stroke-width="1"/>`;
  }
  for (let money = 1; money <= MONEY_LAST; ++money) {
    const start = RIBBON - (STEP + (money * STEP) / 2);
    if (money % 10 === 0) drawn += strip(start, start + STEP / 2, 0, -LANE, 'fill="var(--rj-money-ten)"');
    drawn += `<path d="M${written(start + STEP / 2, 0)}L${written(start + STEP / 2, -LANE)}" stroke="var(--rj-money-line)" stroke-width="${money % 5 === 1 ? 1.2 : 0.7}"/>`;
  }
  return drawn;
}

const BONUS = 'fill="var(--rj-bonus)" stroke="var(--rj-bonus-edge)" stroke-width="1.4"';

function bonuses(): string {
  let drawn = '';
  for (const fame of [...FAME_BONUSES.keys(), WORKER_AT.fame]) {
    const { x, y } = ribbonPoint(fameAt(fame), LANE / 2);
    const [effect] = FAME_BONUSES.get(fame) ?? [];
    drawn += strip(fame * STEP + 1, fame * STEP + STEP - 1, LANE - 1, 1, BONUS);
    drawn += effect === undefined ? mid('rj-worker-plus', x, y, 19) : effectPicture(effect, x, y, 18);
  }
  for (const money of [...MONEY_BONUSES.keys(), WORKER_AT.money]) {
    const { x, y } = ribbonPoint(moneyAt(money), -LANE / 2);
    const start = RIBBON - (STEP + (money * STEP) / 2);
    const [effect] = MONEY_BONUSES.get(money) ?? [];
    drawn += strip(start + 0.5, start + STEP / 2 - 0.5, -1, 1 - LANE, BONUS);
    drawn += effect === undefined ? mid('rj-worker-plus', x, y, 19) : effectPicture(effect, x, y, 17);
  }
  return drawn;
}

function numbers(): string {
  let drawn = '';
  for (let fame = 5; fame <= FAME_LAST; fame += 5) {
    if (FAME_BONUSES.has(fame) || fame === WORKER_AT.fame) continue;
    const { x, y } = ribbonPoint(fameAt(fame), LANE / 2);
    const ten = fame % 10 === 0;
    drawn += text(x, y + 4.5, ten ? 13 : 12, fame, { weight: ten ? 700 : 500, fill: 'var(--rj-fame-ink)' });
  }
  for (let money = 5; money <= MONEY_LAST; money += 5) {
    if (MONEY_BONUSES.has(money) || money === WORKER_AT.money) continue;
    const { x, y } = ribbonPoint(moneyAt(money), -LANE / 2);
    const ten = money % 10 === 0;
    drawn += text(x, y + 4.3, ten ? 12.5 : 12, money, {
      weight: ten ? 700 : 500,
      fill: 'var(--rj-money-ink)',
    });
  }
  return drawn;
}

export function gate(): string {
  const { x, y } = ribbonPoint(0);
  return (
    `<rect x="${x - STEP}" y="${y - LANE}" width="${2 * STEP}" height="${2 * LANE}" fill="var(--rj-space)" stroke="var(--rj-stroke)" stroke-width="1.6"/>` +
    `<path d="M${x - STEP + 8} ${y} l9 -7v4h14v6h-14v4z" fill="var(--rj-fame)"/><path d="M${x + STEP - 8} ${y} l-9 -7v4h-14v6h14v4z" fill="var(--rj-bonus-edge)"/>` +
    mid('rj-fame', x - 13, y, 20) +
    mid('rj-money', x + 13, y, 20)
  );
}

/** The run of one player, dotted over the gap between the ends of it. */
export function run({ colour, fame, money, missing }: Runner): string {
  const color = `var(--seat-${colour})`;
  const solid = `stroke="${color}" stroke-width="4.5" stroke-linecap="round"`;
  const ends =
    stroke(STEP, Math.max(STEP, fameAt(fame)), LANE, solid) +
    stroke(Math.min(moneyAt(money), RIBBON - STEP), RIBBON - STEP, -LANE, solid);
  const [from, to] = [fameAt(fame) + 16, moneyAt(money) - 16];
  const gap =
    missing <= 0
      ? ''
      : stroke(
          from,
          to,
          0,
          'stroke="var(--rj-bonus)" stroke-width="5.5" stroke-linecap="round" opacity=".95"',
        ) +
        stroke(
          from,
          to,
          0,
          `stroke="${color}" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 9"`,
        );
  return ends + gap;
}

/** What is missing to one player, in words. */
function pill({ colour, fame, money, missing }: Runner, runners: readonly Runner[]): string {
  const words = apartText(missing);
  const wide = Math.max(88, words.length * 7.4 + 36);
  const met = missing <= 0;
  const { x, y, upright } = pillPlace((fameAt(fame) + moneyAt(money)) / 2, wide, runners);
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${upright ? ' rotate(-90)' : ''}">` +
    `<rect x="${-wide / 2}" y="-15" width="${wide}" height="30" rx="15" fill="${met ? 'var(--rj-met)' : 'var(--rj-space)'}" stroke="${met ? 'var(--legal)' : `var(--seat-${colour})`}" stroke-width="2"/>` +
    mid(`seat-${colour}`, 17 - wide / 2, 0, 17, `color:var(--seat-${colour});--cut:var(--rj-space)`) +
    text(11, 5.5, 16, words, met ? { fill: 'var(--pi)' } : {}) +
    '</g>'
  );
}

function markers(runners: readonly Runner[], whose: number | null): string {
  const used = new Map<string, number>();
  const nth = (key: string) => {
    const before = used.get(key) ?? 0;
    used.set(key, before + 1);
    return before;
  };
  const order = runners.toSorted(
    (one, other) => Number(one.colour === whose) - Number(other.colour === whose),
  );
  return order
    .map(({ colour, fame, money }) => {
      const own = colour === whose;
      const [beside, below] = [nth(`f${fame}`), nth(`m${money}`)];
      const others = runners.filter((one) => one.fame === fame).length - 1;
      // In the gate, where all begin, and in the long spaces of fame they stand side by side, elsewhere one behind the other.
      const f =
        fame === 0
          ? ribbonPoint(8 + 14 * beside, LANE / 2)
          : ribbonPoint(fameAt(fame) + 11 * (beside - others / 2), LANE / 2 + 2);
      const m =
        money === 0
          ? ribbonPoint(-8 - 14 * below, -LANE / 2)
          : ribbonPoint(moneyAt(money), -LANE / 2 - 2 - 12 * below);
      return (
        piece('rj-marker-fame', f.x, f.y, own ? 31 : 26, colour, 0, 0.4) +
        piece('rj-marker-money', m.x, m.y, own ? 27 : 23, colour, 0, 0.42)
      );
    })
    .join('');
}

function edges(): string {
  const edge = 'fill="none" stroke="var(--rj-stroke)" stroke-width="1.6"';
  return (
    `<path d="M${along(0, RIBBON, LANE).join('L')}Z" ${edge}/>` +
    `<path d="M${along(0, RIBBON, -LANE).join('L')}Z" ${edge}/>` +
    stroke(STEP, RIBBON - STEP, 0, 'stroke="var(--rj-middle)" stroke-width="1.2"')
  );
}

/** What never changes is drawn once; it is most of the ribbon. */
export const LANES = lanes();
const PRINTED = numbers() + edges();

export function ribbonPicture({ runners, whose, waiting }: Ribbon): string {
  const idle = (at: number, off: number, colours: readonly number[]) =>
    colours
      .map((colour, index) => {
        const { x, y } = ribbonPoint(at - (colours.length - 1) * 5 + index * 10, off);
        return piece('rj-worker', x, y, 19, colour, 0.2, 0.34);
      })
      .join('');
  const next = runners
    .flatMap(({ colour, nextBonus }) => (nextBonus === null ? [] : [{ colour, nextBonus }]))
    .map(({ colour, nextBonus }, index, all) => {
      const before = all.slice(0, index).filter((one) => one.nextBonus === nextBonus).length;
      const { x, y } = ribbonPoint(moneyAt(nextBonus) - 6 + before * 13, -LANE - 6.6);
      return `<circle cx="${x}" cy="${y}" r="5.6" fill="var(--seat-${colour})" stroke="var(--pi)" stroke-width="1.3"/>${mid(`seat-${colour}`, x, y, 8, pieceStyle(colour))}`;
    })
    .join('');
  const own = runners.find(({ colour }) => colour === whose);
  return (
    LANES +
    bonuses() +
    PRINTED +
    idle(fameAt(WORKER_AT.fame), LANE + 1, waiting.fame) +
    idle(moneyAt(WORKER_AT.money), -LANE - 1, waiting.money) +
    next +
    gate() +
    (own === undefined ? '' : run(own) + pill(own, runners)) +
    markers(runners, whose)
  );
}

// Where the ribbon has room for the pill that says how far the reader's markers are apart: it covers no number, no bonus and
// nobody's marker, and lies on one side of the ribbon, whose corners are round.
import { fameAt, moneyAt, RIBBON, ribbonPoint, STEP } from '../layout.ts';
import { FAME_BONUSES, FAME_LAST, MONEY_BONUSES, MONEY_LAST, WORKER_AT } from '../pieces.ts';

export interface Pieces {
  readonly fame: number;
  readonly money: number;
}

export interface PillPlace {
  readonly x: number;
  readonly y: number;
  /** It lies along a side that goes up and down. */
  readonly upright: boolean;
}

/** Something on the ribbon, and how far it reaches to both sides. */
interface Taken {
  readonly at: number;
  readonly half: number;
}

const NUMBER = 11;
const MARKER = 18;
const AIR = 3;

function fives(last: number): readonly number[] {
  return Array.from({ length: Math.floor(last / 5) }, (_, index) => (index + 1) * 5);
}

const PRINTED: readonly Taken[] = [
  ...fives(FAME_LAST).map((fame) => ({ at: fameAt(fame), half: NUMBER })),
  ...fives(MONEY_LAST).map((money) => ({ at: moneyAt(money), half: NUMBER })),
  ...[...FAME_BONUSES.keys(), WORKER_AT.fame].map((fame) => ({ at: fameAt(fame), half: STEP / 2 })),
  ...[...MONEY_BONUSES.keys(), WORKER_AT.money].map((money) => ({ at: moneyAt(money), half: STEP / 4 })),
];

/** Null: the place is in a corner. */
function placeAt(at: number, wide: number): PillPlace | null {
  const [from, middle, to] = [at - wide / 2, at, at + wide / 2].map((one) => ribbonPoint(one));
  if (from === undefined || middle === undefined || to === undefined) return null;
  const upright = Math.abs(from.x - to.x) < 0.5;
  return upright || Math.abs(from.y - to.y) < 0.5 ? { ...middle, upright } : null;
}

/** The free place that is nearest to this one; if there is none, one that covers as little as possible. */
export function pillPlace(wanted: number, wide: number, markers: readonly Pieces[]): PillPlace {
  const taken = [
    ...PRINTED,
    ...markers.flatMap(({ fame, money }) => [
      { at: fameAt(fame), half: MARKER },
      { at: moneyAt(money), half: MARKER },
    ]),
  ];
  let best: { readonly room: number; readonly far: number; readonly place: PillPlace } | null = null;
  for (let at = 2 * STEP; at < RIBBON - 2 * STEP; at += 2) {
    const place = placeAt(at, wide);
    if (place === null) continue;
    const least = taken.reduce((room, one) => Math.min(room, Math.abs(one.at - at) - one.half), RIBBON);
    const room = Math.min(AIR, least - wide / 2);
    const far = Math.abs(at - wanted);
    if (best === null || room > best.room || (room === best.room && far < best.far))
      best = { room, far, place };
  }
  return best?.place ?? { ...ribbonPoint(wanted), upright: false };
}

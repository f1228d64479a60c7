// The two tracks as phones show them: alone, with pieces and numbers as large as fingers and eyes need.
import { fameAt, HEIGHT, LANE, moneyAt, ribbonPoint, WIDTH } from '../layout.ts';
import { FAME_BONUSES, FAME_LAST, MONEY_BONUSES, MONEY_LAST, WORKER_AT } from '../pieces.ts';
import { apartText } from '../words/names.ts';
import { effectPicture } from './effect.ts';
import { mid, piece, text } from './kit.ts';
import { gate, LANES, type Ribbon, type Runner, run } from './ribbon.ts';

const ICON = 40;
/** Beside the lane, where the board has nothing else to show. */
const INSIDE = -LANE - ICON / 2;

function bonuses(): string {
  const all = [
    ...[...FAME_BONUSES, [WORKER_AT.fame, []] as const].map(([at, effects]) => ({
      ...ribbonPoint(fameAt(at), LANE / 2),
      effect: effects[0],
    })),
    ...[...MONEY_BONUSES, [WORKER_AT.money, []] as const].map(([at, effects]) => ({
      ...ribbonPoint(moneyAt(at), INSIDE),
      effect: effects[0],
    })),
  ];
  return all
    .map(({ x, y, effect }) =>
      effect === undefined ? mid('rj-worker-plus', x, y, ICON) : effectPicture(effect, x, y, ICON - 4),
    )
    .join('');
}

function numbers(): string {
  let drawn = '';
  for (let fame = 10; fame <= FAME_LAST; fame += 10) {
    const { x, y } = ribbonPoint(fameAt(fame), LANE / 2);
    drawn += text(x, y + 9, 27, fame, { fill: 'var(--rj-fame-ink)' });
  }
  for (let money = 10; money <= MONEY_LAST; money += 10) {
    if (MONEY_BONUSES.has(money) || money === WORKER_AT.money) continue;
    const { x, y } = ribbonPoint(moneyAt(money), INSIDE);
    drawn += text(x, y + 9, 27, money, { fill: 'var(--rj-money-ink)' });
  }
  return drawn;
}

function markers(runners: readonly Runner[], whose: number | null): string {
  return runners
    .toSorted((one, other) => Number(one.colour === whose) - Number(other.colour === whose))
    .map(({ colour, fame, money }, index) => {
      const f = ribbonPoint(fame === 0 ? 18 + 12 * index : fameAt(fame), LANE / 2);
      const m = ribbonPoint(money === 0 ? -18 - 12 * index : moneyAt(money), -LANE / 2);
      return (
        piece('rj-marker-fame', f.x, f.y, 62, colour, 0, 0.4) +
        piece('rj-marker-money', m.x, m.y, 54, colour, 0, 0.42)
      );
    })
    .join('');
}

/** Who is how far from the meeting, in the middle of it all. */
function missing(runners: readonly Runner[]): string {
  const LINE = 84;
  return runners
    .map(({ colour, missing: apart }, index) => {
      const y = HEIGHT / 2 + (index - (runners.length - 1) / 2) * LINE;
      return (
        piece('rj-marker-fame', WIDTH / 2 - 130, y, 62, colour, 0, 0.4) +
        text(WIDTH / 2 - 80, y + 16, 46, apartText(apart), { anchor: 'start' })
      );
    })
    .join('');
}

const PRINTED = bonuses() + numbers();

export function trackPicture({ runners, whose }: Pick<Ribbon, 'runners' | 'whose'>): string {
  const own = runners.find(({ colour }) => colour === whose);
  return (
    LANES +
    (own === undefined ? '' : run(own)) +
    PRINTED +
    gate() +
    markers(runners, whose) +
    missing(runners)
  );
}

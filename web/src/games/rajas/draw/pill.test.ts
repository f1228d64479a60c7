import { expect, test } from 'vitest';
import { fameAt, moneyAt, ribbonPoint } from '../layout.ts';
import { FAME_BONUSES, MONEY_BONUSES } from '../pieces.ts';
import { pillPlace } from './pill.ts';

/** As wide as the longest of the four languages needs. */
const WIDE = 110;
const DEEP = 30;

function covers(pill: ReturnType<typeof pillPlace>, at: number): boolean {
  const { x, y } = ribbonPoint(at);
  const [w, h] = pill.upright ? [DEEP, WIDE] : [WIDE, DEEP];
  return Math.abs(x - pill.x) < w / 2 && Math.abs(y - pill.y) < h / 2;
}

test('the pill covers no number, no bonus and no marker, wherever the markers are', () => {
  const printed = [
    ...Array.from({ length: 12 }, (_, index) => fameAt(5 * index + 5)),
    ...Array.from({ length: 24 }, (_, index) => moneyAt(5 * index + 5)),
    ...[...FAME_BONUSES.keys()].map(fameAt),
    ...[...MONEY_BONUSES.keys()].map(moneyAt),
  ];
  for (let fame = 0; fame <= 60; fame += 3) {
    for (let money = 1; money <= 120 - 2 * fame; money += 5) {
      const markers = [
        { fame, money },
        { fame: fame + 2, money: money + 7 },
        { fame: 20, money: 30 },
      ];
      const pill = pillPlace((fameAt(fame) + moneyAt(money)) / 2, WIDE, markers);
      const taken = [...printed, ...markers.flatMap((one) => [fameAt(one.fame), moneyAt(one.money)])];
      expect(taken.filter((at) => covers(pill, at))).toEqual([]);
    }
  }
});

test('it stays near the middle of what is missing, and lies along the side of the ribbon', () => {
  const middle = (fameAt(21) + moneyAt(34)) / 2;
  const { x, y } = ribbonPoint(middle);
  const pill = pillPlace(middle, WIDE, [{ fame: 21, money: 34 }]);
  expect(Math.hypot(pill.x - x, pill.y - y)).toBeLessThan(300);
  expect(pill.upright).toBe(false);
  expect(pillPlace(fameAt(12), WIDE, []).upright).toBe(true);
});

import { expect, test } from 'vitest';
import { readReports, writeReport } from './kept.ts';
import { reportOf, signed } from './report.ts';
import { NOTHING_KNOWN, type Review } from './review.ts';
import { answerOf, summaryOf } from './told.fixture.ts';

const seats = [
  { seat: 1, luck: -0.061, loss: 0.02, rivals: 0, rest: 0 },
  { seat: 0, luck: 0.061, loss: 0.138, rivals: 0.02, rest: 0.01 },
];
const known: Review = {
  ...NOTHING_KNOWN,
  answers: new Map([[3, answerOf({ ply: 3 })]]),
  rough: [3],
  came: 1,
  summed: 1,
  summary: summaryOf({ seats, decided: 15 }),
};

function shelf(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('luck and play in points, by seat, as soon as every decision has been looked at', () => {
  expect(reportOf(known)).toEqual({ luck: [6, -6], play: [-12, -2], decided: 15 });
  expect(reportOf({ ...known, rough: [3, 5] })).toBeNull();
  expect(reportOf({ ...known, summed: 0 })).toBeNull();
});

test('numbers have their signs', () => {
  expect([6, 0, -14].map(signed)).toEqual(['+6', '0', '−14']);
});

test('reports are kept, the newest hundred of them, and what cannot be read is none', () => {
  const kept = shelf();
  const report = { luck: [6, -6], play: [-14, -2], decided: null };
  for (let n = 0; n < 103; ++n) writeReport(kept, `t${n}`, report);
  expect(Object.keys(readReports(kept))).toHaveLength(100);
  expect(readReports(kept)['t102']).toEqual(report);
  expect(readReports(kept)['t2']).toBeUndefined();
  kept.setItem('durbar.reviews', '{"x": 1}');
  expect(readReports(kept)).toEqual({});
});

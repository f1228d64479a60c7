import { expect, test } from 'vitest';
import type { GameId, Games } from '../../protocol/game.ts';
import type { Line } from '../../texts/rich.ts';
import type { ToldStep } from './line.ts';
import { reasonsOf } from './why.ts';

type Event = Games[GameId]['event'];

const points = (seat: number, amount: number, turn = 1, cell = 'A1'): Event => ({
  event: 'points',
  turn,
  seat,
  color: 'red',
  amount,
  cell,
  reason: 'tile',
});
const treasure = (seat: number, cell: string): Event =>
  ({ event: 'treasure_taken', turn: 1, seat, cell }) as Event;
const passed = (seat: number): Event => ({ event: 'passed', turn: 1, seat }) as Event;
const step = (seat: number | null, turn: number, ...events: readonly Event[]): ToldStep => ({
  seat,
  turn,
  move: 'm',
  words: 'm',
  targets: [],
  events,
  page: `page ${turn}`,
});
const words = (event: Event): Line | null => {
  if (event.event === 'points') return [{ kind: 'text', text: `+${String(Reflect.get(event, 'amount'))}` }];
  if (event.event === 'treasure_taken')
    return [{ kind: 'link', text: String(Reflect.get(event, 'cell')), targets: [] }];
  return null;
};
const NOTHING = { gains: null, instead: null, lets: null };

test('what both lines bring explains nothing', () => {
  const line = [step(0, 1, points(0, 1), treasure(0, 'B2')), step(1, 2, points(1, 2))];
  expect(reasonsOf(line, line, words)).toEqual(NOTHING);
});

test('the better move gains for the mover, the worse one lets a rival gain', () => {
  const better = [step(0, 1, points(0, 1), passed(0)), step(1, 2, points(1, 2, 2))];
  const worse = [
    step(0, 1),
    step(null, 1),
    step(1, 2, points(1, 2, 2), points(1, 4, 2)),
    step(2, 3, points(2, 1, 3)),
  ];
  expect(reasonsOf(better, worse, words)).toEqual({
    gains: { seat: 0, events: [points(0, 1)], page: 'page 1' },
    instead: null,
    lets: { seat: 1, events: [points(1, 4, 2)], page: 'page 2' },
  });
});

test('what the worse move brings instead is told too', () => {
  const { gains, instead } = reasonsOf([step(0, 1, treasure(0, 'B2'))], [step(0, 1, points(0, 3))], words);
  expect([gains?.events, instead?.events]).toEqual([[treasure(0, 'B2')], [points(0, 3)]]);
});

test('what comes after the mover’s next turn began is another story, unless nothing is told before', () => {
  const plan = [step(0, 1), step(1, 2), step(0, 3, points(0, 9, 3))];
  expect(reasonsOf(plan, [step(0, 1)], words).gains?.events).toEqual([points(0, 9, 3)]);
  expect(reasonsOf(plan, [step(0, 1, points(0, 2))], words).gains?.events).toEqual([points(0, 7, 3)]);
  const sooner = [step(0, 1, treasure(0, 'B2')), ...plan.slice(1)];
  expect(reasonsOf(sooner, [step(0, 1)], words).gains?.events).toEqual([treasure(0, 'B2')]);
});

test('when and where it comes makes no difference if it is said in the same words', () => {
  const sooner = [step(0, 1, points(0, 1, 1))];
  const later = [step(0, 1), step(0, 1, points(0, 1, 5, 'C3'))];
  expect(reasonsOf(sooner, later, words)).toEqual(NOTHING);
});

test('gains of a kind are one sum, and only what is more of it counts', () => {
  const better = [step(0, 1, points(0, 1), points(0, 2, 1, 'B2'), treasure(0, 'B2'), treasure(0, 'B8'))];
  expect(reasonsOf(better, [step(0, 1, points(0, 1), treasure(0, 'B2'))], words).gains?.events).toEqual([
    points(0, 2),
    treasure(0, 'B8'),
  ]);
});

import { expect, test } from 'vitest';
import type { GameId, Games } from '../../protocol/game.ts';
import type { ToldStep } from './line.ts';
import { reasonsOf, summed } from './why.ts';

type Event = Games[GameId]['event'];

const points = (seat: number, amount: number, turn = 1): Event => ({
  event: 'points',
  turn,
  seat,
  color: 'red',
  amount,
  cell: 'A1',
  reason: 'tile',
});
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
const isWorth = ({ event }: Event) => event === 'points';

test('what both lines bring explains nothing', () => {
  const line = [step(0, 1, points(0, 1)), step(1, 2, points(1, 2))];
  expect(reasonsOf(line, line, isWorth)).toEqual({ gains: null, lets: null });
});

test('the better move gains for the mover, the worse one lets a rival gain', () => {
  const better = [step(0, 1, points(0, 1), passed(0)), step(1, 2, points(1, 2, 2))];
  const worse = [
    step(0, 1),
    step(null, 1),
    step(1, 2, points(1, 2, 2), points(1, 4, 2)),
    step(2, 3, points(2, 1, 3)),
  ];
  expect(reasonsOf(better, worse, isWorth)).toEqual({
    gains: { seat: 0, events: [points(0, 1)], page: 'page 1' },
    lets: { seat: 1, events: [points(1, 4, 2)], page: 'page 2' },
  });
});

test('what comes after the mover’s next turn began is another story', () => {
  const better = [step(0, 1), step(1, 2), step(0, 3, points(0, 9, 3))];
  expect(reasonsOf(better, [step(0, 1)], isWorth).gains).toBeNull();
});

test('when it comes makes no difference', () => {
  const sooner = [step(0, 1, points(0, 1, 1))];
  const later = [step(0, 1), step(0, 1, points(0, 1, 5))];
  expect(reasonsOf(sooner, later, isWorth)).toEqual({ gains: null, lets: null });
});

test('gains of a kind are one sum, wherever they were made', () => {
  expect(summed([points(0, 1), { ...points(0, 2, 3), cell: 'B2' } as Event, passed(0), passed(0)])).toEqual([
    { ...points(0, 3, 3), cell: 'B2' },
    passed(0),
  ]);
});

import { expect, test } from 'vitest';
import type { LogEntry, View } from '../../protocol/game.ts';
import { series } from './series.ts';

type Event = LogEntry<'tigris'>['events'][number];

function entry(turn: number, ...events: object[]): LogEntry<'tigris'> {
  const told = events.map((event) => ({ turn, seat: 0, ...event })) as unknown as readonly Event[];
  return { version: turn, what: 'move', actor: 0, ply: turn, turn, move: null, events: told };
}
const points = (color: string, amount: number) => ({ event: 'points', color, amount });

test('the weakest colour counts treasures from the turn in which they are taken', () => {
  const log = [
    entry(1, points('red', 3), points('blue', 2), points('green', 1)),
    entry(2, { event: 'treasure_taken', cell: 'I7' }, { event: 'treasure_taken', seat: 1, cell: 'F3' }),
    entry(3, points('black', 2), points('green', 1)),
  ];
  const view = { seats: [{ seat: 0 }, { seat: 1 }] } as unknown as View<'tigris'>;
  expect(series(log, view)).toEqual([
    { seat: 0, values: [0, 0, 1, 2] },
    { seat: 1, values: [0, 0, 0, 0] },
  ]);
});

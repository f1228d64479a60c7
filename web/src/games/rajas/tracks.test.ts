import { expect, test } from 'vitest';
import type { LogEntry } from '../../protocol/game.ts';
import type { RajasSeat } from './pieces.ts';
import { meeting, tracks } from './tracks.ts';

let version = 0;
function entry(...events: object[]): LogEntry<'rajas'> {
  ++version;
  const told = events.map((event) => ({ turn: version, ...event }));
  return {
    version,
    what: 'move',
    actor: 0,
    ply: version,
    turn: version,
    move: null,
    events: told,
  } as unknown as LogEntry<'rajas'>;
}

test('fame climbs and money comes down, round by round', () => {
  const log = [
    entry({ event: 'round_began', seat: 0, round: 1 }),
    entry({ event: 'fame', seat: 0, fame: 4 }, { event: 'money_paid', seat: 0, money: 1 }),
    entry({ event: 'round_began', seat: 0, round: 2 }),
    entry({ event: 'money', seat: 0, money: 8 }, { event: 'fame', seat: 1, fame: 9 }),
  ];
  const seats = [{ seat: 0, fame: 4, money: 10 }] as unknown as readonly RajasSeat[];
  expect(tracks(log, { seats })).toEqual([
    [
      { fame: 0, faced: 59 },
      { fame: 4, faced: 60 },
      { fame: 4, faced: 56 },
    ],
  ]);
});

test('the lines meet where they cross', () => {
  const stands = [
    { fame: 0, faced: 60 },
    { fame: 20, faced: 30 },
    { fame: 30, faced: 20 },
  ];
  expect(meeting(stands)).toEqual({ round: 1.5, at: 25 });
  expect(meeting(stands.slice(0, 2))).toBeNull();
});

import { expect, test } from 'vitest';
import type { LogEntry } from '../../protocol/game.ts';
import { type Outcome, rarestOf, turningPoints } from './turning.ts';

const NOTHING: Outcome = { ends: new Map(), winners: [] };

test('the lead changes when somebody else is alone in front', () => {
  const series = [
    { seat: 0, values: [0, 1, 1, 1, 2, 4] },
    { seat: 1, values: [0, 0, 1, 2, 2, 3] },
  ];
  expect(turningPoints(series, NOTHING, 5)).toEqual([
    { turn: 1, seat: 0, kind: 'lead', value: 1, gain: 1 },
    { turn: 3, seat: 1, kind: 'lead', value: 2, gain: 1 },
    { turn: 5, seat: 0, kind: 'lead', value: 4, gain: 2 },
  ]);
});

test('a leader who is caught up with and goes ahead again has not changed', () => {
  const series = [
    { seat: 0, values: [0, 1, 1, 2] },
    { seat: 1, values: [0, 0, 1, 1] },
  ];
  expect(turningPoints(series, NOTHING, 5).map(({ turn }) => turn)).toEqual([1]);
});

test('the largest jump counts where it changed nothing in front', () => {
  const series = [
    { seat: 0, values: [0, 9, 9, 9] },
    { seat: 1, values: [0, 0, 1, 5] },
    { seat: 2, values: [0, 1, 1, 1] },
  ];
  expect(turningPoints(series, NOTHING, 5).map(({ turn, kind }) => [turn, kind])).toEqual([[1, 'lead']]);
  const late = [
    { seat: 0, values: [0, 4, 8, 9] },
    { seat: 1, values: [0, 0, 4, 4] },
  ];
  expect(turningPoints(late, NOTHING, 5).map(({ turn, seat, kind }) => [turn, seat, kind])).toEqual([
    [1, 0, 'lead'],
    [2, 1, 'jump'],
  ]);
});

test('of many the last are kept', () => {
  const series = [0, 1].map((seat) => ({
    seat,
    values: Array.from({ length: 9 }, (_, turn) => turn + (turn % 2 === seat ? 1 : 0)),
  }));
  const found = turningPoints(series, NOTHING, 3);
  expect(found).toHaveLength(3);
  expect(found.at(-1)?.turn).toBe(8);
});

test('the counting at the end counts where it has changed the winner', () => {
  const series = [
    { seat: 0, values: [0, 6] },
    { seat: 1, values: [0, 3] },
  ];
  const ends = new Map([
    [0, 6],
    [1, 7],
  ]);
  expect(turningPoints(series, { ends, winners: [1] }, 5).at(-1)).toEqual({
    turn: 1,
    seat: 1,
    kind: 'count',
    value: 7,
    gain: 4,
  });
  expect(turningPoints(series, { ends, winners: [0] }, 5)).toHaveLength(1);
});

test('a game without points has none', () => {
  expect(turningPoints([{ seat: 0, values: [0] }], NOTHING, 5)).toEqual([]);
  expect(turningPoints([], NOTHING, 5)).toEqual([]);
});

type Event = LogEntry<'tigris'>['events'][number];

test('of a turn the rarest is told that can be', () => {
  const passed = (turn: number): Event => ({ event: 'passed', turn, seat: 0 });
  const started: Event = { event: 'started', turn: 1, seat: 0 };
  const declined: Event = { event: 'monument_declined', turn: 1, seat: 0 };
  const entry = (turn: number, events: readonly Event[]): LogEntry<'tigris'> => ({
    version: turn,
    what: 'move',
    actor: 0,
    ply: turn,
    turn,
    move: null,
    events,
  });
  const log = [entry(1, [started, passed(1), declined, passed(1)]), entry(2, [passed(2)])];
  expect(rarestOf(log, 1, () => true)).toBe(declined);
  expect(rarestOf(log, 1, ({ event }) => event !== 'monument_declined')).toBe(started);
  expect(rarestOf(log, 3, () => true)).toBeNull();
});

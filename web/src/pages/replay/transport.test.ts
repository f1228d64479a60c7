import { expect, test } from 'vitest';
import type { LogEntry } from '../../protocol/game.ts';
import { placeOf, stopAt, stopNear, trackOf, turnAt } from './track.ts';
import { eventOfKey, isStep, type Transport, type TransportEvent, transportOf, update } from './transport.ts';

function entry(
  ply: number,
  actor: number | 'chance',
  turn: number,
  events: LogEntry<'tigris'>['events'] = [],
) {
  return { version: ply, what: 'move', actor, ply, turn, move: null, events } satisfies LogEntry<'tigris'>;
}

/** Two draws; turn 1 of seat 0 with two moves and a draw; turn 2 of seat 1, who has a conflict that seat 0 answers. */
const log = [
  entry(1, 'chance', 0),
  entry(2, 'chance', 0),
  entry(3, 0, 1),
  entry(4, 0, 1),
  entry(5, 'chance', 1),
  entry(6, 1, 2),
  entry(7, 0, 2, [
    { event: 'war_called_off', turn: 2, seat: 1, other: 0, color: 'red' },
  ] as unknown as LogEntry<'tigris'>['events']),
  entry(8, 'chance', 2),
];
const track = trackOf(log, ({ event }) => event === 'war_called_off');

function after(from: Transport, ...kinds: readonly TransportEvent[]): Transport {
  return kinds.reduce(update, from);
}

test('one stops where somebody decides, and at the end', () => {
  expect(track.stops).toEqual([2, 3, 5, 6, 8]);
  expect(track.turns.map(({ turn, seat, hasConflict }) => [turn, seat, hasConflict])).toEqual([
    [1, 0, false],
    [2, 1, true],
  ]);
});

test('a match without moves has one place to stand', () => {
  const empty = trackOf<'tigris'>([], () => false);
  expect(empty).toEqual({ stops: [0], turns: [], last: 0 });
  expect(placeOf(empty, 0)).toBe(1);
  expect(update(transportOf(empty, 3), { kind: 'toggle' }).isPlaying).toBe(false);
});

test('a ply that is no stop leads to the one before, one before the first to the first', () => {
  expect([0, 4, 7, 99].map((ply) => stopAt(track, ply))).toEqual([2, 3, 6, 8]);
  expect(transportOf(track, null).ply).toBe(2);
});

test('turns lie evenly on the line, and so do the stops in them', () => {
  expect(track.stops.map((stop) => placeOf(track, stop))).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(track.stops.map((stop) => turnAt(track, stop))).toEqual([0, 0, 1, 1, 2]);
  expect([0, 0.3, 0.52, 1].map((place) => stopNear(track, place))).toEqual([2, 3, 5, 8]);
});

test('steps go from stop to stop and not beyond the ends', () => {
  const start = transportOf(track, null);
  expect(after(start, { kind: 'back' }).ply).toBe(2);
  expect(after(start, { kind: 'forward' }, { kind: 'forward' }).ply).toBe(5);
  expect(after(start, { kind: 'last' }, { kind: 'forward' }).ply).toBe(8);
  expect(after(start, { kind: 'last' }, { kind: 'back' }).ply).toBe(6);
});

test('whole turns: to the beginning of this one first, then to that of the one before', () => {
  const inside = transportOf(track, 6);
  expect(after(inside, { kind: 'turn_back' }).ply).toBe(5);
  expect(after(inside, { kind: 'turn_back' }, { kind: 'turn_back' }).ply).toBe(2);
  expect(after(transportOf(track, 3), { kind: 'turn_forward' }).ply).toBe(5);
  expect(after(inside, { kind: 'turn_forward' }).ply).toBe(8);
  expect(after(transportOf(track, 8), { kind: 'turn_back' }).ply).toBe(5);
});

test('it plays to the end and holds there; from the end it begins anew', () => {
  const playing = after(transportOf(track, 5), { kind: 'toggle' });
  expect(playing.isPlaying).toBe(true);
  const ended = after(playing, { kind: 'tick' }, { kind: 'tick' });
  expect([ended.ply, ended.isPlaying]).toEqual([8, false]);
  const again = after(ended, { kind: 'toggle' });
  expect([again.ply, again.isPlaying]).toEqual([2, true]);
});

test('whoever steps holds it, and a tick that comes late does nothing', () => {
  const held = after(transportOf(track, null), { kind: 'toggle' }, { kind: 'forward' });
  expect(held.isPlaying).toBe(false);
  expect(update(held, { kind: 'tick' })).toBe(held);
});

test('speed goes round', () => {
  const start = transportOf(track, null);
  const faster: TransportEvent = { kind: 'faster' };
  expect([1, 2, 3].map((n) => after(start, ...Array.from({ length: n }, () => faster)).speed)).toEqual([
    2, 4, 1,
  ]);
});

test('only one step ahead is shown move by move', () => {
  const start = transportOf(track, 3);
  expect(isStep(start, update(start, { kind: 'forward' }))).toBe(true);
  expect(isStep(start, update(start, { kind: 'back' }))).toBe(false);
  expect(isStep(start, update(start, { kind: 'jump', ply: 8 }))).toBe(false);
  const end = transportOf(track, 8);
  expect(isStep(end, update(end, { kind: 'forward' }))).toBe(false);
});

test('keys', () => {
  expect(eventOfKey('ArrowRight', false)).toEqual({ kind: 'forward' });
  expect(eventOfKey('ArrowRight', true)).toEqual({ kind: 'turn_forward' });
  expect(eventOfKey(' ', false)).toEqual({ kind: 'toggle' });
  expect(eventOfKey('x', false)).toBeNull();
});

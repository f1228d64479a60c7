import { describe, expect, test } from 'vitest';
import type { GameWords, Speaking } from '../../board/room.ts';
import { clicked, holding, isWaiting, offered, picksAfter, turnsSince } from '../../board/table_logic.ts';
import { isOpenSince, unopened } from '../../ports/table_state.ts';
import type { LogEntry } from '../../protocol/game.ts';
import { besideOf } from './beside.ts';
import { clockText, leftOf } from './clock.ts';
import { fromYou, localSitters, pliesBefore } from './company.ts';
import { logTeller } from './log_rows.ts';

type Entry = LogEntry<'tigris'>;
type Event = Entry['events'][number];

let version = 0;
function entry(turn: number, actor: Entry['actor'], ply: number, ...events: object[]): Entry {
  return {
    version: ++version,
    what: 'move',
    actor,
    ply,
    turn,
    move: null,
    events: events.map((event) => ({ turn, ...event })) as unknown as readonly Event[],
  };
}
function undo(turn: number, actor: number, ply: number): Entry {
  return { ...entry(turn, actor, ply), what: 'undo' };
}
const laid = (seat: number, cell: string) => ({ event: 'tile_laid', seat, color: 'red', cell });
const drew = (seat: number, color: string | null) => ({ event: 'drew', seat, color, left: 0 });

const words: Pick<GameWords<'tigris'>, 'event' | 'folded'> = {
  event: (event) => {
    if (event.event === 'turn_ended') return null;
    const cell = 'cell' in event ? event.cell : '';
    return [{ kind: 'text', text: `${event.event} ${cell}` }];
  },
};
const speaking = {} as Speaking<'tigris'>;

function logRows(log: readonly Entry[], now: { turn: number; seat: number | null }, told = words) {
  return logTeller<'tigris'>(told)(log, now, speaking, '');
}

describe('the log', () => {
  test('has a heading for every turn, also for the one that has just begun', () => {
    const log = [
      entry(1, 0, 1, laid(0, 'A1')),
      entry(2, 1, 2, laid(1, 'B1'), { event: 'turn_ended', seat: 1 }),
    ];
    const rows = logRows(log, { turn: 3, seat: 2 });
    expect(rows.map((row) => (row.kind === 'turn' ? `turn ${row.turn} of ${row.seat}` : row.kind))).toEqual([
      'turn 1 of 0',
      'line',
      'turn 2 of 1',
      'line',
      'turn 3 of 2',
    ]);
  });

  test('folds what has the same words', () => {
    const log = [entry(1, 'chance', 1, drew(1, null)), entry(1, 'chance', 2, drew(1, null), drew(2, null))];
    const rows = logRows(log, { turn: 1, seat: 0 });
    expect(rows.filter((row) => row.kind === 'line').map((row) => [row.seat, row.times])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('lets a room fold in its own words', () => {
    const folding = {
      ...words,
      folded: (_: Event, times: number) => [{ kind: 'text', text: `${times} tiles` }] as const,
    };
    const log = [entry(1, 'chance', 1, drew(1, 'red'), drew(1, 'blue'))];
    const rows = logRows(log, { turn: 1, seat: 0 }, folding);
    expect(rows.at(-1)).toMatchObject({ line: [{ text: '2 tiles' }], times: 1 });
  });

  test('tells a turn once, as long as nothing is added to it and it is told by the same voice', () => {
    const teller = logTeller<'tigris'>(words);
    const [first, second, third] = [1, 2, 2].map((turn, ply) =>
      entry(turn, turn, ply, laid(turn, `A${ply}`)),
    );
    if (first === undefined || second === undefined || third === undefined) throw new Error('no log');
    const now = { turn: 2, seat: 2 };
    const before = teller([first, second], now, speaking, 'en');
    const after = teller([first, second, third], now, speaking, 'en');
    expect(after).toHaveLength(5);
    expect(after[1]).toBe(before[1]);
    expect(after[3]).not.toBe(before[3]);
    const other = teller([first, second, third], now, speaking, 'cs');
    expect(other).toEqual(after);
    expect(other[1]).not.toBe(after[1]);
  });

  test('says who took back', () => {
    const log = [entry(1, 0, 1, laid(0, 'A1')), undo(1, 0, 1)];
    expect(logRows(log, { turn: 1, seat: 0 }).at(-1)).toMatchObject({
      kind: 'undo',
      seat: 0,
    });
  });
});

describe('what holds', () => {
  test('is what was not taken back', () => {
    const log = [
      entry(1, 0, 1, laid(0, 'A1')),
      entry(1, 0, 2, laid(0, 'B1')),
      undo(1, 0, 2),
      entry(1, 0, 2, laid(0, 'C1')),
    ];
    expect(holding(log).map(({ ply }) => ply)).toEqual([1, 2]);
    expect(turnsSince(log, 1)).toEqual([{ seat: 0, targets: ['cell:A1', 'cell:C1'] }]);
    expect(pliesBefore(log, 0)).toBe(1);
    expect(pliesBefore(log, 1)).toBeNull();
  });

  test('the trail is that of every other seat since the own last turn', () => {
    const log = [
      entry(1, 1, 1, laid(1, 'A1')),
      entry(2, 0, 2, laid(0, 'B1')),
      entry(3, 1, 3, laid(1, 'C1')),
      entry(4, 2, 4, laid(2, 'D1')),
      entry(4, 2, 5, laid(2, 'E1')),
    ];
    const since = [
      { seat: 1, targets: ['cell:C1'] },
      { seat: 2, targets: ['cell:D1', 'cell:E1'] },
    ];
    expect(turnsSince(log, 0)).toEqual(since);
    expect(turnsSince([...log, entry(5, 0, 6, laid(0, 'F1'))], 0)).toEqual(since);
    expect(turnsSince([...log, entry(5, 0, 6, laid(0, 'F1')), entry(6, 1, 7, laid(1, 'G1'))], 0)).toEqual([
      { seat: 1, targets: ['cell:G1'] },
    ]);
    expect(turnsSince([], 0)).toEqual([]);
  });

  test('the trail is not that of who has only answered in it', () => {
    const answer = entry(2, 1, 3, { event: 'committed', turn: 2, seat: 1, color: 'red', amount: 0 });
    const log = [entry(1, 0, 1, laid(0, 'A1')), entry(2, 2, 2, laid(2, 'B1')), answer];
    expect(turnsSince(log, 0)).toEqual([{ seat: 2, targets: ['cell:B1'] }]);
  });
});

describe('a click', () => {
  const offer = {
    version: 4,
    tree: {
      next: [
        { target: 'hand:red', each: [{ target: 'cell:', move: 'tile red ', of: ['A1', 'B2'] }] },
        { target: 'pass', move: 'pass' },
      ],
    },
  };

  test('that ends a move plays it; a tap waits to be confirmed', () => {
    expect(clicked(offer, ['hand:red'], 'cell:A1', 'click')).toMatchObject({
      kind: 'play',
      move: 'tile red A1',
    });
    expect(clicked(offer, ['hand:red'], 'cell:A1', 'tap')).toEqual({
      kind: 'picked',
      picked: ['hand:red', 'cell:A1'],
    });
    expect(clicked(offer, ['hand:red', 'cell:A1'], 'cell:A1', 'tap')).toEqual({ kind: 'kept' });
    expect(clicked(offer, ['hand:red', 'cell:A1'], 'cell:A1', 'click')).toMatchObject({ kind: 'play' });
  });

  test('on what is picked takes it back, on another takes its place, on anything else is refused', () => {
    expect(clicked(offer, ['hand:red'], 'hand:red', 'click')).toEqual({ kind: 'picked', picked: [] });
    expect(clicked(offer, ['hand:red', 'cell:A1'], 'cell:B2', 'tap')).toEqual({
      kind: 'picked',
      picked: ['hand:red', 'cell:B2'],
    });
    expect(clicked(offer, ['hand:red'], 'cell:Z9', 'click')).toEqual({ kind: 'refused' });
  });

  test('that waits to be confirmed may still be changed', () => {
    const waiting = offered(offer, ['hand:red', 'cell:A1']);
    expect(waiting).toMatchObject({ move: 'tile red A1', legal: new Set(['cell:A1', 'cell:B2']) });
    expect(isWaiting(waiting)).toBe(true);
    expect(isWaiting(offered(offer, ['hand:red']))).toBe(false);
    expect(offered(offer, ['hand:red']).move).toBeNull();
  });

  test('is remembered as long as the decision is the same', () => {
    const choices = { ...offer, proposal: null };
    expect(picksAfter(choices, ['hand:red'], true)).toEqual(['hand:red']);
    expect(picksAfter(choices, ['hand:red'], false)).toEqual([]);
    expect(picksAfter(null, ['hand:red'], true)).toEqual([]);
  });

  test('is not lost when others seal their choices meanwhile', () => {
    const move = entry(1, 0, 1);
    const sealed: Entry = { ...entry(1, 1, 2), what: 'sealed' };
    const state = {
      ...unopened<'tigris'>(),
      version: sealed.version,
      choices: { ...offer, proposal: null },
      log: [move, sealed],
      logFrom: move.version - 1,
    };
    expect(isOpenSince(state, move.version)).toBe(true);
    expect(isOpenSince(state, move.version - 1)).toBe(false);
    expect(isOpenSince({ ...state, choices: null }, move.version)).toBe(false);
  });
});

test('clocks count on from what the hall said', () => {
  expect(leftOf({ left: 5000, since: null }, 9000)).toBe(5000);
  expect(leftOf({ left: 5000, since: 8000 }, 9000)).toBe(4000);
  expect(leftOf({ left: 500, since: 8000 }, 9000)).toBe(0);
  expect(clockText(860_000)).toEqual({ text: '14:20' });
  expect(clockText(3_723_000)).toEqual({ text: '1:02:03' });
  expect(clockText(100 * 3_600_000)).toEqual({ days: 4, hours: 4 });
});

test('seats begin with the reader and follow the turn order', () => {
  const sitters = localSitters(
    ['easy', null, 'hard'],
    1,
    { name: 'Lenka', isNamed: true },
    (seat) => `bot ${seat}`,
  );
  expect(fromYou(sitters).map(({ name }) => name)).toEqual(['Lenka', 'bot 2', 'bot 0']);
});

describe('a card', () => {
  const size = { width: 300, height: 100 };
  const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

  test('stands at the side of its piece where it fits', () => {
    const desk = { width: 1440, height: 900 };
    expect(besideOf(box(100, 400), size, desk)).toEqual({ x: 148, y: 370 });
    expect(besideOf(box(1300, 400), size, desk)).toEqual({ x: 992, y: 370 });
    expect(besideOf(box(100, 0), size, desk)).toEqual({ x: 148, y: 8 });
  });

  test('stands below or above it on a phone, and never outside', () => {
    const phone = { width: 390, height: 844 };
    expect(besideOf(box(150, 400), size, phone)).toEqual({ x: 20, y: 448 });
    expect(besideOf(box(200, 780), size, phone)).toEqual({ x: 70, y: 672 });
  });
});

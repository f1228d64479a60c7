import { describe, expect, test } from 'vitest';
import type { GameWords, Speaking } from '../../board/room.ts';
import { clicked, holding, keptPicks, lastTurn, offered } from '../../board/table_logic.ts';
import type { LogEntry } from '../../protocol/game.ts';
import { clockText, leftOf } from './clock.ts';
import { fromYou, localSitters, pliesBefore } from './company.ts';
import { logRows } from './log_rows.ts';

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

describe('the log', () => {
  test('has a heading for every turn, also for the one that has just begun', () => {
    const log = [
      entry(1, 0, 1, laid(0, 'A1')),
      entry(2, 1, 2, laid(1, 'B1'), { event: 'turn_ended', seat: 1 }),
    ];
    const rows = logRows(log, { turn: 3, seat: 2 }, words, speaking);
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
    const rows = logRows(log, { turn: 1, seat: 0 }, words, speaking);
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
    const rows = logRows(log, { turn: 1, seat: 0 }, folding, speaking);
    expect(rows.at(-1)).toMatchObject({ line: [{ text: '2 tiles' }], times: 1 });
  });

  test('says who took back', () => {
    const log = [entry(1, 0, 1, laid(0, 'A1')), undo(1, 0, 1)];
    expect(logRows(log, { turn: 1, seat: 0 }, words, speaking).at(-1)).toMatchObject({
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
    expect(lastTurn(log, 1)).toEqual({ seat: 0, targets: ['cell:A1', 'cell:C1'] });
    expect(pliesBefore(log, 0)).toBe(1);
    expect(pliesBefore(log, 1)).toBeNull();
  });

  test('the trail is that of the newest turn of another seat', () => {
    const log = [entry(1, 1, 1, laid(1, 'A1')), entry(2, 2, 2, laid(2, 'B1')), entry(3, 0, 3, laid(0, 'C1'))];
    expect(lastTurn(log, 0)).toEqual({ seat: 2, targets: ['cell:B1'] });
    expect(lastTurn([], 0)).toBeNull();
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
    expect(offered(offer, ['hand:red']).move).toBeNull();
  });

  test('is remembered as long as the decision is the same', () => {
    expect(keptPicks(offer, { ...offer }, ['hand:red'])).toEqual(['hand:red']);
    expect(keptPicks(offer, { ...offer, version: 5 }, ['hand:red'])).toEqual([]);
    expect(keptPicks(offer, null, ['hand:red'])).toEqual([]);
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

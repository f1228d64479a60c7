import { expect, test } from 'vitest';
import type { OwnSummary } from '../../protocol/generated/hall.ts';
import { companyOf, ownLocalTable, ownTable, timeOfDay, unusual } from './shown.ts';

const table: OwnSummary = {
  table: '7kq4',
  stage: 'playing',
  settings: {
    game: 'tigris',
    options: [{ name: 'board', value: 'advanced' }],
    chairs: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', who: 'easy' }],
    time: { kind: 'none' },
    stand_in: 'medium',
    listed: true,
    hints: true,
    undo: true,
  },
  host: 'a',
  seats: [
    { sitter: 'person', person: 'a', name: 'Ada' },
    { sitter: 'person', person: 'b', name: 'Ben' },
    { sitter: 'bot', person: null, name: null },
  ],
  standing: null,
  deciding: [1],
  changed_at: 5,
  your_turn: false,
};

test('the table says whom it waits for', () => {
  expect(ownTable(table, 'a').awaited).toEqual({ kind: 'person', name: 'Ben' });
  expect(ownTable({ ...table, your_turn: true, deciding: [0] }, 'a').awaited).toEqual({ kind: 'you' });
  expect(ownTable({ ...table, deciding: [2] }, 'a').awaited).toEqual({ kind: 'bot' });
  expect(ownTable({ ...table, stage: 'waiting', deciding: [] }, 'a').awaited).toEqual({ kind: 'players' });
});

test('seats are people, bots or free, also before bots have sat down', () => {
  const nobody = { sitter: 'nobody', person: null, name: null } as const;
  const waiting: OwnSummary = {
    ...table,
    stage: 'waiting',
    seats: [...table.seats.slice(0, 1), nobody, nobody],
  };
  expect(ownTable(waiting, 'a').seats.map(({ kind }) => kind)).toEqual(['person', 'free', 'bot']);
});

test('the company of a table leaves the reader out', () => {
  expect(companyOf(table, 'a')).toEqual({ names: ['Ben'], you: true, bots: 1 });
  expect(companyOf(table, null)).toEqual({ names: ['Ada', 'Ben'], you: false, bots: 1 });
});

test('a table in the page is shown like one of the hall', () => {
  const local = ownLocalTable({
    id: 'k1',
    game: 'tigris',
    chairs: [null, 'easy'],
    options: { board: 'advanced' },
    seed: 1,
    record: null,
    over: false,
    changedAt: 1,
  });
  expect(local.href).toBe('/local/k1');
  expect(local.seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
  expect(local.options).toEqual([{ name: 'board', value: 'advanced' }]);
});

test('only options that differ are worth a word', () => {
  const options = [
    { name: 'board', value: 'advanced' },
    { name: 'scores', value: 'hidden' },
    { name: 'dynasties', value: 'lion,bull' },
  ];
  expect(unusual(options, { board: 'standard', scores: 'hidden' })).toEqual([options[0]]);
});

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [12, 'day'],
  [18, 'evening'],
])('at %i it is %s', (hour, time) => {
  expect(timeOfDay(hour)).toBe(time);
});

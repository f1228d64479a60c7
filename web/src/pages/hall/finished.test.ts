import { expect, test } from 'vitest';
import type { LocalTable } from '../../app/local_tables.ts';
import type { OwnSummary } from '../../protocol/generated/hall.ts';
import { finishedLocalTable, finishedTable, inOrder } from './finished.ts';

const table: OwnSummary = {
  table: '7kq4',
  stage: 'over',
  settings: {
    game: 'maharani',
    options: [],
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
  deciding: [],
  standing: [
    { seat: 0, rank: 2, points: 41, values: null },
    { seat: 1, rank: 1, points: 55, values: null },
    { seat: 2, rank: 3, points: 12, values: null },
  ],
  changed_at: 5,
  your_turn: false,
};
const local: LocalTable = {
  id: 'k1',
  game: 'tigris',
  chairs: ['easy', null],
  options: {},
  seed: 1,
  record: 'durbar record 1\n',
  over: true,
  changedAt: 9,
  standing: [
    { seat: 0, rank: 1, points: 6 },
    { seat: 1, rank: 1, points: 6 },
  ],
};

test('a finished table says who won and where the reader stands', () => {
  const { result, href, review, seat } = finishedTable(table, 'a');
  expect([href, review, seat]).toEqual(['/replay/7kq4', '/review/7kq4', 0]);
  expect(result).toEqual({
    own: { rank: 2, points: 41 },
    winners: [{ seat: 1, name: 'Ben' }],
    best: 55,
  });
  expect(finishedTable(table, 'z').result?.own).toBeNull();
});

test('a game that was given up has no result', () => {
  const told = finishedTable({ ...table, standing: null }, 'a');
  expect(told.result).toBeNull();
  expect(told.isGivenUp).toBe(true);
});

test('a finished table of this browser is told alike, also one that was kept before results were', () => {
  const told = finishedLocalTable(local);
  expect(told.href).toBe('/replay/k1');
  expect(told.result?.own).toEqual({ rank: 1, points: 6 });
  expect(told.result?.winners.map(({ seat }) => seat)).toEqual([0, 1]);
  const { standing: _, ...old } = local;
  expect(finishedLocalTable(old).result).toBeNull();
  expect(finishedLocalTable(old).isGivenUp).toBe(false);
});

test('the last comes first, wherever it was played', () => {
  const all = inOrder([finishedTable(table, 'a'), finishedLocalTable(local)]);
  expect(all.map(({ key }) => key)).toEqual(['local k1', '7kq4']);
});

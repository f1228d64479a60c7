import { expect, test } from 'vitest';
import {
  type LocalTable,
  localTableOf,
  readTable,
  readTables,
  type Shelf,
  seatOf,
  writeTable,
} from './local_tables.ts';

function shelf(room = Number.POSITIVE_INFINITY): Shelf {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new Error('The quota has been exceeded.');
      items.set(key, value);
    },
  };
}

function table(changes: Partial<LocalTable> = {}): LocalTable {
  const settings = {
    game: 'tigris',
    chairs: ['easy', null, 'hard'],
    options: { board: 'advanced' },
  } as const;
  return { ...localTableOf(settings, [0xffffffff, 0xffffffff], 1), ...changes };
}

test('a table comes back as it was kept', () => {
  const on = shelf();
  const mine = table({ record: 'durbar record 1\n' });
  expect(writeTable(on, mine)).toBe(true);
  expect(readTable(on, mine.id)).toEqual(mine);
  expect(readTable(on, 'another')).toBeNull();
});

test('the seed is one that every language can write', () => {
  expect(table().seed).toBe(Number.MAX_SAFE_INTEGER);
});

test('the person sits on the chair that no bot has', () => {
  expect(seatOf(table())).toBe(1);
  expect(seatOf(table({ chairs: ['easy', 'easy'] }))).toBe(0);
});

test('what cannot be understood is not there', () => {
  const on = shelf();
  on.setItem('durbar.table.a', '{"id":"a"}');
  on.setItem('durbar.table.b', 'no JSON');
  on.setItem('durbar.preferences', '{}');
  writeTable(on, table({ id: 'c' }));
  expect(readTables(on).map(({ id }) => id)).toEqual(['c']);
});

test('the finished tables go first when there are too many', () => {
  const on = shelf();
  for (let n = 0; n < 20; ++n) writeTable(on, table({ id: `t${n}`, changedAt: n, over: n === 19 }));
  writeTable(on, table({ id: 'new', changedAt: 20 }));
  expect(readTables(on)).toHaveLength(20);
  expect(readTable(on, 't19')).toBeNull();
  writeTable(on, table({ id: 'newer', changedAt: 21 }));
  expect(readTable(on, 't0')).toBeNull();
  expect(readTable(on, 't1')).not.toBeNull();
});

test('a full storage is no disaster', () => {
  expect(writeTable(shelf(10), table())).toBe(false);
});

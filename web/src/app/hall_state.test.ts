import { expect, test } from 'vitest';
import type { Chair, OwnSummary, SummarySeat } from '../protocol/generated/hall.ts';
import {
  freeSeats,
  type HallEvent,
  type HallState,
  joinable,
  OUTSIDE,
  peopleInHall,
  update,
  watchable,
} from './hall_state.ts';

function after(...events: readonly HallEvent[]): HallState {
  return events.reduce(update, OUTSIDE);
}

const greeted: HallEvent = { kind: 'greeted', hallClock: 1500, ourClock: 1000 };
const nobody: SummarySeat = { sitter: 'nobody', person: null, name: null };

function person(name: string): SummarySeat {
  return { sitter: 'person', person: `p-${name}`, name };
}

function table(changes: Partial<OwnSummary> & { readonly chairs?: readonly Chair[] }): OwnSummary {
  const { chairs = [{ kind: 'open' }, { kind: 'open' }], ...rest } = changes;
  return {
    table: 'one',
    stage: 'waiting',
    settings: {
      game: 'tigris',
      options: [],
      chairs,
      time: { kind: 'none' },
      stand_in: 'medium',
      listed: true,
      hints: true,
      undo: true,
    },
    host: 'p-Ada',
    seats: [person('Ada'), nobody],
    standing: null,
    deciding: [],
    changed_at: 1,
    your_turn: false,
    ...rest,
  };
}

test('a hall that nobody has ever reached leaves the page alone, one that was here is lost', () => {
  expect(OUTSIDE.reach).toBe('reaching');
  expect(after({ kind: 'unanswered' }).reach).toBe('alone');
  expect(after({ kind: 'unanswered' }, greeted).reach).toBe('here');
  expect(after(greeted, { kind: 'lost' }).reach).toBe('lost');
  expect(after(greeted, { kind: 'lost' }, { kind: 'unanswered' }).reach).toBe('lost');
  expect(after({ kind: 'lost' }).reach).toBe('reaching');
});

test('a page that began alone does not become blank when the hall answers after all', () => {
  expect(after({ kind: 'unanswered' }, greeted).mine).toEqual([]);
  expect(after(greeted).mine).toBeNull();
});

test('the clock of the hall is known from its greeting', () => {
  expect(after(greeted).ahead).toBe(500);
});

test('where it is my turn stands first', () => {
  const tables = [table({ table: 'a' }), table({ table: 'b', your_turn: true }), table({ table: 'c' })];
  expect(after({ kind: 'mine', tables }).mine?.map((one) => one.table)).toEqual(['b', 'a', 'c']);
});

test('what was heard stays while the hall is lost, and goes with the person', () => {
  const tables = [table({})];
  const told = after(greeted, { kind: 'mine', tables }, { kind: 'lobby', tables }, { kind: 'lost' });
  expect(told.mine).toHaveLength(1);
  const other = update(told, { kind: 'stranger' });
  expect(other.mine).toBeNull();
  expect(other.lobby).toHaveLength(1);
});

test('a free seat is open and empty, or kept for me', () => {
  const seats = [nobody, nobody, nobody, person('Ada')];
  const chairs: readonly Chair[] = [
    { kind: 'open' },
    { kind: 'reserved', who: 'p-Ben' },
    { kind: 'bot', who: 'easy' },
    { kind: 'open' },
  ];
  expect(freeSeats(table({ seats, chairs }), 'p-Cyd')).toEqual([0]);
  expect(freeSeats(table({ seats, chairs }), 'p-Ben')).toEqual([0, 1]);
});

test('tables to sit down at are those of others with a free seat', () => {
  const tables = [
    table({ table: 'mine' }),
    table({ table: 'free', seats: [person('Cyd'), nobody] }),
    table({ table: 'full', seats: [person('Cyd'), person('Ben')] }),
    table({ table: 'begun', stage: 'playing', seats: [person('Cyd'), person('Ben')] }),
  ];
  const state = after({ kind: 'lobby', tables });
  expect(joinable(state, 'p-Ada').map((one) => one.table)).toEqual(['free']);
  expect(watchable(state, 'p-Ada').map((one) => one.table)).toEqual(['begun']);
});

test('people are named once, with what they do', () => {
  const mine = [table({ table: 'm', stage: 'playing', seats: [person('Ada'), person('Ben')] })];
  const tables = [
    ...mine,
    table({ table: 'x', stage: 'playing', seats: [person('Cyd'), person('Ben')], deciding: [0] }),
    table({ table: 'y', seats: [person('Dan'), nobody] }),
  ];
  const state = after({ kind: 'mine', tables: mine }, { kind: 'lobby', tables });
  expect(peopleInHall(state, 'p-Ada').map(({ name, doing }) => [name, doing])).toEqual([
    ['Ben', 'with_you'],
    ['Cyd', 'thinking'],
    ['Dan', 'waiting'],
  ]);
});

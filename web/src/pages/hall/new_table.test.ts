import { expect, test } from 'vitest';
import {
  botsOf,
  type Draft,
  type DraftEvent,
  draftOf,
  dynastiesOf,
  freeOf,
  localSettingsOf,
  optionValue,
  settingsOf,
  update,
  yourSeat,
} from './new_table.ts';

function after(...events: readonly DraftEvent[]): Draft {
  return events.reduce(update, draftOf('tigris', false));
}

test('the usual table has a seat for somebody who comes', () => {
  const draft = after();
  expect([freeOf(draft), botsOf(draft), yourSeat(draft)]).toEqual([1, 1, 0]);
  expect(settingsOf(draft)).toEqual({
    game: 'tigris',
    chairs: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', who: 'medium' }],
    options: [],
    time: { kind: 'none' },
    stand_in: 'medium',
    listed: true,
    hints: true,
    undo: true,
  });
});

test('whoever takes another seat leaves the old one to what was there', () => {
  const draft = after({ kind: 'seat', at: 2, choice: 'you' });
  expect(draft.seats).toEqual(['medium', 'open', 'you']);
  expect(update(draft, { kind: 'seat', at: 2, choice: 'open' })).toEqual(draft);
});

test('two seats stay, and so do you', () => {
  const two = after({ kind: 'remove', at: 1 });
  expect(two.seats).toEqual(['you', 'medium']);
  expect(update(two, { kind: 'remove', at: 1 }).seats).toEqual(['you', 'medium']);
  expect(after({ kind: 'remove', at: 0 }).seats).toHaveLength(3);
  expect(after({ kind: 'add', choice: 'hard' }).seats).toEqual(['you', 'open', 'medium', 'hard']);
});

test('a wished dynasty changes places with the usual one', () => {
  expect(dynastiesOf(after({ kind: 'dynasty', dynasty: 'lion' }))).toEqual([
    'lion',
    'bull',
    'potter',
    'archer',
  ]);
  const moved = after({ kind: 'dynasty', dynasty: 'lion' }, { kind: 'seat', at: 1, choice: 'you' });
  expect(dynastiesOf(moved)).toEqual(['archer', 'lion', 'potter', 'bull']);
  expect(settingsOf(moved).options).toEqual([{ name: 'dynasties', value: 'archer,lion,potter,bull' }]);
});

test('options are those of the game, and as usual unless chosen', () => {
  const board = {
    name: 'board',
    values: ['standard', 'advanced'],
    default: 'standard',
    examples: [],
    help: '',
  };
  const draft = after({ kind: 'option', name: 'board', value: 'advanced' });
  expect(optionValue(draft, board)).toBe('advanced');
  expect(optionValue(after(), board)).toBe('standard');
  const other = update(draft, { kind: 'game', game: 'maharani', most: 2 });
  expect(settingsOf(other).options).toEqual([]);
  expect(other.seats).toEqual(['you', 'open']);
});

test('clocks are told in the words of the hall', () => {
  expect(settingsOf(after({ kind: 'clock', clock: 'live20' })).time).toEqual({ kind: 'live', base: 1200 });
  expect(settingsOf(after({ kind: 'clock', clock: 'days2' })).time).toEqual({ kind: 'days', base: 2 });
});

test('in the page nobody can come, so bots have the open seats', () => {
  const local = localSettingsOf(after({ kind: 'stand_in', level: 'easy' }));
  expect(local).toEqual({ game: 'tigris', chairs: [null, 'easy', 'medium'], options: {} });
  expect(freeOf(draftOf('tigris', true))).toBe(0);
});

import { expect, test } from 'vitest';
import { isCursor, isPage, isPatch, isPush } from './generated/hall.ts';
import * as tigris from './generated/tigris.ts';
import { decode, type Guard, text } from './guards.ts';

function fault(guard: Guard<unknown>, value: unknown): string | undefined {
  const found = decode(guard, value);
  return found.ok ? undefined : `${found.error.where}: ${found.error.expected}`;
}

test('what a schema promises passes, with fields that it does not know', () => {
  expect(fault(isCursor, { match: 3, remark: 0 })).toBeUndefined();
  expect(fault(isCursor, { match: 3, remark: 0, more: 'from a newer server' })).toBeUndefined();
  expect(fault(isPatch, { seats: { 0: { name: ['x'] }, 1: [0, 1, []] } })).toBeUndefined();
});

test('what it does not promise is refused with its place', () => {
  expect(fault(isCursor, { match: 3 })).toBe('remark: a value');
  expect(fault(isCursor, { match: 1.5, remark: 0 })).toMatch(/^match: a whole number/);
  expect(fault(isCursor, null)).toBe(': an object');
  expect(fault(isPage, { table: '' })).toBe('table: a text of 1 to 64 letters');
  expect(fault(isPush, { push: 'table', table: 't', patch: 3 })).toMatch(/^patch: /);
  expect(fault(isPush, { push: 'other' })).toBe('push: lobby or table');
});

test('events of a game are told apart by their name', () => {
  const event = { event: 'drew', turn: 0, seat: 0, color: 'red', left: 5 };
  expect(fault(tigris.isEvent, event)).toBeUndefined();
  expect(fault(tigris.isEvent, { ...event, color: 'pink' })).toMatch(/^color: /);
  expect(fault(tigris.isEvent, { event: 'danced', turn: 0 })).toMatch(/^event: /);
});

test('lengths count letters', () => {
  expect(fault(text(1, 2), '🏛🏛')).toBeUndefined();
  expect(fault(text(1, 2), '🏛🏛🏛')).toBe(': a text of 1 to 2 letters');
});

import { expect, test } from 'vitest';
import { type Effect, type Patience, unwired, update, type Wire, type WireEvent } from './wire.ts';

const patience: Patience = { silence: 100, rest: 10, longestRest: 40 };

function run(events: readonly WireEvent[]): { wire: Wire; effects: readonly Effect[] } {
  let { wire, effects } = unwired();
  for (const event of events) {
    const step = update(wire, event, patience);
    wire = step.wire;
    effects = step.effects;
  }
  return { wire, effects };
}

const opened: WireEvent = { kind: 'opened', now: 0 };
const lost: WireEvent = { kind: 'lost', chance: 1 };
const check: WireEvent = {
  kind: 'ask',
  name: 'check',
  request: { table: 't', move: 'pass' },
  resend: 'again',
};
const say: WireEvent = { kind: 'ask', name: 'say', request: { table: 't', text: 'hi' }, resend: 'once' };
const heard = (value: object): WireEvent => ({ kind: 'heard', text: JSON.stringify(value), now: 1 });
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind);

test('what is asked before the line is open is sent when it opens, after the greeting', () => {
  const { effects } = run([say, check, opened]);
  expect(kinds(effects)).toEqual(['send', 'send', 'send']);
  expect(effects[0]).toMatchObject({ text: expect.stringContaining('"hello"') });
});

test('after a break, what does no harm is sent again with the same text', () => {
  const { effects } = run([opened, check, lost, { kind: 'rested' }, opened]);
  expect(effects.slice(1)).toEqual([
    { kind: 'send', text: '{"do":"check","id":1,"table":"t","move":"pass"}' },
  ]);
});

test('after a break, what might do harm is answered as gone and not sent again', () => {
  const broken = run([opened, say, lost]);
  expect(broken.effects).toContainEqual({
    kind: 'settle',
    id: 1,
    outcome: { ok: false, error: { kind: 'gone', why: expect.any(String) } },
  });
  expect(broken.wire.waiting).toEqual([]);
});

test('rests grow up to the longest, and begin anew after a line that opened', () => {
  const again: readonly WireEvent[] = [lost, { kind: 'rested' }];
  const rest = (events: readonly WireEvent[]) => run([...events, lost]).effects[0];
  expect(rest([])).toEqual({ kind: 'rest', ms: 10 });
  expect(rest(again)).toEqual({ kind: 'rest', ms: 20 });
  expect(rest([...again, ...again, ...again, ...again])).toEqual({ kind: 'rest', ms: 40 });
  expect(rest([...again, ...again, opened])).toEqual({ kind: 'rest', ms: 10 });
});

test('answers go to whoever asked, once, and through a decoder', () => {
  const { effects, wire } = run([opened, check, heard({ re: 1, ok: true })]);
  expect(effects).toEqual([{ kind: 'settle', id: 1, outcome: { ok: true, value: { re: 1, ok: true } } }]);
  expect(update(wire, heard({ re: 1, ok: true })).effects).toEqual([]);
  const garbled = run([opened, check, heard({ re: 1, ok: 'yes' })]).effects;
  expect(garbled).toMatchObject([{ outcome: { ok: false, error: { kind: 'garbled', where: 'ok' } } }]);
});

test('a push that cannot be read ends the line', () => {
  expect(kinds(run([opened, heard({ push: 'table', table: 't' })]).effects)).toEqual(['hang up']);
  expect(kinds(run([opened, { kind: 'heard', text: '{', now: 1 }]).effects)).toEqual(['hang up']);
});

test('silence is asked about, and ends the line if it lasts', () => {
  const hello = heard({ re: 0, ok: true, person: { id: 'p', name: 'n' }, now: 1, version: '1' });
  const quiet = run([opened, hello, { kind: 'tick', now: 90 }]);
  expect(quiet.effects).toEqual([]);
  const asked = update(quiet.wire, { kind: 'tick', now: 150 }, patience);
  expect(kinds(asked.effects)).toEqual(['send']);
  expect(kinds(update(asked.wire, { kind: 'tick', now: 300 }, patience).effects)).toEqual(['hang up']);
});

test('nothing comes after the end', () => {
  const { wire, effects } = run([check, { kind: 'close' }]);
  expect(kinds(effects)).toEqual(['hang up', 'settle']);
  expect(update(wire, opened).effects).toEqual([]);
});

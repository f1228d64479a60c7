import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tests } from '../../../tests/support/paths.ts';
import { headOf } from './record_text.ts';

const byHand = readFileSync(join(tests, 'games/tigris/replays/by-hand-2p.record'), 'utf8');

test('the head of a record tells the game, its options and who played', () => {
  expect(headOf(byHand)).toMatchObject({
    ok: true,
    value: {
      game: 'tigris',
      options: { board: 'standard', scores: 'hidden' },
      hasProof: false,
      seats: [
        { name: 'you', isBot: false, level: null },
        { name: null, isBot: true, level: null },
      ],
    },
  });
});

test('Windows line ends, a mark of the encoding, notes and levels are understood', () => {
  const text = [
    '﻿durbar record 1',
    'game tigris',
    'players 2',
    'seat 0 Lenka',
    'seat 1 bot hard',
    'note seed 6f2a',
    'moves',
  ];
  expect(headOf(text.join('\r\n'))).toMatchObject({
    ok: true,
    value: { hasProof: true, seats: [{ name: 'Lenka' }, { name: null, level: 'hard', isBot: true }] },
  });
});

test('nothing of the moves counts as head', () => {
  expect(headOf('durbar record 1\ngame tigris\nmoves\nseat 0 tile red A1')).toMatchObject({
    value: { seats: [] },
  });
});

test.each([
  ['a photograph', '\u0089PNG\r\n', 'foreign'],
  ['nothing', '', 'foreign'],
  ['a later format', 'durbar record 2\ngame tigris\n', 'foreign'],
  ['another game', 'durbar record 1\ngame chess\n', 'game'],
  ['something endless', 'x'.repeat(2_000_000), 'large'],
])('%s is no record', (_, text, kind) => {
  expect(headOf(text)).toMatchObject({ ok: false, error: { kind } });
});

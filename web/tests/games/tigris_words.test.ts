// The sentences of Tigris over whole random games of the engine.
import { test } from 'vitest';
import { squareLabel } from '../../src/games/tigris/words/labels.ts';
import { words } from '../../src/games/tigris/words.ts';
import { contracts } from '../../src/protocol/game.ts';
import { expectWhole, testWords } from '../support/word_tests.ts';

testWords(
  {
    game: 'tigris',
    contract: contracts.tigris,
    words,
    games: [
      { players: 2, seed: 5, options: { buildings: 'on' } },
      { players: 3, seed: 6, options: { board: 'advanced', scores: 'open' } },
      { players: 4, seed: 7, options: { board: 'advanced', buildings: 'on' } },
    ],
    silent: new Set(['turn_began', 'turn_ended']),
    decisions: ['action', 'building', 'monument', 'support', 'treasure', 'war'],
    events: 27,
  },
  (played) => {
    test('every square of a full board has a label', () => {
      for (const { end } of played)
        for (const { cell } of end.view.table.squares) expectWhole(squareLabel(cell, end, null), cell);
    });
  },
);

// The sentences of Rajas over whole random games of the engine.
import { words } from '../../src/games/rajas/words.ts';
import { contracts } from '../../src/protocol/game.ts';
import { testWords } from '../support/word_tests.ts';

testWords({
  game: 'rajas',
  contract: contracts.rajas,
  words,
  games: [
    { players: 2, seed: 5, options: {} },
    { players: 3, seed: 9, options: { mode: 'mixed', advanced: '0,2' } },
    { players: 4, seed: 7, options: { mode: 'navaratnas', ganga: 'on' } },
  ],
  silent: new Set(['turn_began', 'turn_ended']),
  decisions: [
    'chamber',
    'dice',
    'die',
    'lay',
    'order',
    'pay',
    'place',
    'reroll',
    'room',
    'sail',
    'sell',
    'tile',
    'token',
    'upgrade',
    'yield',
  ],
  events: 30,
});

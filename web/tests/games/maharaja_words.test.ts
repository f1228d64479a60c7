// The sentences of Maharaja over whole random games of the engine.
import { words } from '../../src/games/maharaja/words.ts';
import { contracts } from '../../src/protocol/game.ts';
import { testWords } from '../support/word_tests.ts';

testWords({
  game: 'maharaja',
  contract: contracts.maharaja,
  words,
  games: [
    { players: 2, seed: 5, options: { extended2: 'on', short: 'on' } },
    { players: 3, seed: 6, options: { extended1: 'on', extended2: 'on', gold: 'hidden', short: 'on' } },
    { players: 4, seed: 7, options: { extended1: 'on', short: 'on' } },
    { players: 5, seed: 8, options: { short: 'on' } },
  ],
  silent: new Set(['turn_began', 'turn_ended']),
  decisions: ['bid', 'choose', 'disc', 'place', 'turn', 'victim'],
  events: 32,
});

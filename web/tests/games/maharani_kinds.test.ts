// Everything that happens and is decided in Maharani is drawn.
import { contracts } from '../../src/protocol/game.ts';
import { loadTexts } from '../../src/texts/texts.svelte.ts';
import { testKinds } from '../support/drawn_kinds.ts';

testKinds({
  game: 'maharani',
  contract: contracts.maharani,
  room: async () => {
    await loadTexts('maharani');
    return (await import('../../src/games/maharani/room.ts')).room;
  },
  rarities: [
    // MH-5.4
    {
      position: [
        'maharani',
        'players 4',
        'palace B2pS+r B3oS+r B4gS+r B5rS+r C2oS+r C3bS+r C4yS+r C5pS+r',
        'rondel blue-center red-half1_front green-half1_back orange-half1_left',
        'turn 0',
        '',
      ].join('\n'),
      move: 'tile 1 A2 S',
    },
  ],
});

// Everything that happens and is decided in Maharaja is drawn.
import { contracts } from '../../src/protocol/game.ts';
import { loadTexts } from '../../src/texts/texts.svelte.ts';
import { testKinds } from '../support/drawn_kinds.ts';

testKinds({
  game: 'maharaja',
  contract: contracts.maharaja,
  room: async () => {
    await loadTexts('maharaja');
    return (await import('../../src/games/maharaja/room.ts')).room;
  },
  rarities: [],
  stepped: ['bid'],
});

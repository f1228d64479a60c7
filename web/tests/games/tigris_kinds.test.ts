// Everything that happens and is decided in Tigris & Euphrates is drawn.
import { contracts } from '../../src/protocol/game.ts';
import { loadTexts } from '../../src/texts/texts.svelte.ts';
import { testKinds } from '../support/drawn_kinds.ts';

testKinds({
  game: 'tigris',
  contract: contracts.tigris,
  room: async () => {
    await loadTexts('tigris');
    return (await import('../../src/games/tigris/room.ts')).room;
  },
  rarities: [
    // TE-15.13
    {
      position: 'tigris\noption buildings=on\nboard\n      H  I  J\n 4    g^ g  g\nbuilding green H4\n',
      move: 'catastrophe H4',
    },
  ],
});

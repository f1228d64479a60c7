// Everything that happens and is decided in Rajas of the Ganges is drawn.
import { contracts } from '../../src/protocol/game.ts';
import { loadTexts } from '../../src/texts/texts.svelte.ts';
import { testKinds } from '../support/drawn_kinds.ts';

testKinds({
  game: 'rajas',
  contract: contracts.rajas,
  room: async () => {
    await loadTexts('rajas');
    return (await import('../../src/games/rajas/room.ts')).room;
  },
  rarities: [],
});

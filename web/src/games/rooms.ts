// The rooms that the page has, each loaded when somebody comes to play.
import type { GameRoom } from '../board/room.ts';
import type { GameId } from '../protocol/game.ts';
import { loadTexts } from '../texts/texts.svelte.ts';

type Rooms = { readonly [G in GameId]: () => Promise<GameRoom<G>> };

export const rooms: Rooms = {
  tigris: async () => {
    const [{ room }] = await Promise.all([import('./tigris/room.ts'), loadTexts('tigris')]);
    return room;
  },
  rajas: async () => {
    const [{ room }] = await Promise.all([import('./rajas/room.ts'), loadTexts('rajas')]);
    return room;
  },
  maharaja: async () => {
    const [{ room }] = await Promise.all([import('./maharaja/room.ts'), loadTexts('maharaja')]);
    return room;
  },
  maharani: async () => {
    const [{ room }] = await Promise.all([import('./maharani/room.ts'), loadTexts('maharani')]);
    return room;
  },
};

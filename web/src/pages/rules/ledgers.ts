import type { GameId } from '../../protocol/game.ts';

/** The rules of each game, fetched when somebody wants to read them. */
export const ledgers: { readonly [G in GameId]: () => Promise<{ readonly default: string }> } = {
  tigris: () => import('../../../../docs/rules/tigris.md?raw'),
  maharani: () => import('../../../../docs/rules/maharani.md?raw'),
  maharaja: () => import('../../../../docs/rules/maharaja.md?raw'),
  rajas: () => import('../../../../docs/rules/rajas.md?raw'),
};

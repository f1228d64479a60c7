// Tigris & Euphrates: in the midst of a turn, in a war, and at the end.
import type { Play } from '../game.ts';

export const tigris: Play = {
  game: 'tigris',
  players: 4,
  seed: 31,
  options: {},
  bot: 'mcts:iters=120',
  moments: [
    {
      name: 'table',
      kind: 'action',
      at: 0.6,
      pose: (page) => page.locator('[data-target="hand:blue"], [data-target="hand:red"]').first().click(),
    },
    { name: 'war', kind: 'support', at: 1 },
    { name: 'end', kind: 'end', at: 1 },
  ],
};

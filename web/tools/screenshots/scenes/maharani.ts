// Maharani: a tile taken, with what it would bring; the same when sections have been scored; a worker chosen of two crews; the end.
import type { Page } from 'playwright-core';
import type { Play } from '../game.ts';

async function take(page: Page): Promise<void> {
  await page.locator('[data-board] [data-target^="place:"][data-legal=true]').first().click();
  await page.locator('[data-board] [data-target^="space:"][data-legal=true]').first().waitFor();
}

export const maharani: readonly Play[] = [
  {
    game: 'maharani',
    players: 4,
    seed: 34,
    options: {},
    bot: 'mcts:iters=120',
    moments: [
      { name: 'maharani-tile', kind: 'action', at: 0.5, pose: take },
      { name: 'maharani-scored', kind: 'action', at: 1, pose: take },
      { name: 'maharani-end', kind: 'end', at: 1 },
    ],
  },
  {
    game: 'maharani',
    players: 2,
    seed: 32,
    options: {},
    bot: 'mcts:iters=120',
    moments: [{ name: 'maharani-worker', kind: 'worker', at: 0.6 }],
  },
];

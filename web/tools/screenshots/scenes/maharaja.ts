// Maharaja: two actions on the disc, a turn with the way to a city, an auction of characters, and the end.
import type { Page } from 'playwright-core';
import type { Play } from '../game.ts';

/** Both pointers set, so that the dry run has something to say. */
async function set(page: Page): Promise<void> {
  for (const action of ['palace_house', 'gold']) {
    await page.locator(`[data-target="pointer:${action}"][data-legal=true]:visible`).first().click();
  }
  await page.locator('[data-action=confirm]:visible').first().waitFor();
}

/** The way to a city and what it costs, or on phones what the tap would do. */
async function look(page: Page): Promise<void> {
  await page.locator('[data-board] [data-target^="junction:"][data-legal=true]').first().hover();
}

export const maharaja: readonly Play[] = [
  {
    game: 'maharaja',
    players: 4,
    seed: 5,
    options: {},
    bot: 'mcts:iters=120',
    moments: [
      { name: 'maharaja-disc', kind: 'disc', at: 0.4, pose: set },
      { name: 'maharaja-travel', kind: 'turn', at: 0.4, pose: look },
      { name: 'maharaja-end', kind: 'end', at: 1 },
    ],
  },
  {
    game: 'maharaja',
    players: 3,
    seed: 5,
    options: { extended1: 'on' },
    bot: 'mcts:iters=120',
    moments: [{ name: 'maharaja-auction', kind: 'bid', at: 0 }],
  },
];

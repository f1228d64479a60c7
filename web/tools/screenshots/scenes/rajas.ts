// Rajas of the Ganges: where to send a worker, building and paying, the river, Navaratnas, and the end.
import type { Page } from 'playwright-core';
import type { Play } from '../game.ts';

const legal = (page: Page, kind: string) => page.locator(`[data-target^="${kind}:"][data-legal=true]`);

/** The last tile that can be paid for, on trial in the province. */
async function build(page: Page): Promise<void> {
  await legal(page, 'tile').last().click();
  const confirm = page.locator('[data-action=confirm]');
  const cell = legal(page, 'cell').last();
  await confirm.or(cell).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await cell.click();
}

/** A card beside a chamber, or on phones what the tap would do. */
async function look(page: Page): Promise<void> {
  const chamber = page.locator('[data-target^="space:chamber"][data-legal=true]').first();
  await chamber.hover();
}

export const rajas: readonly Play[] = [
  {
    game: 'rajas',
    players: 4,
    seed: 7,
    options: {},
    bot: 'mcts:iters=40',
    moments: [
      { name: 'rajas-place', kind: 'place', at: 0.5, pose: look },
      { name: 'rajas-build', kind: 'tile', at: 0.5, pose: build },
      { name: 'rajas-pay', kind: 'die', at: 0.5 },
      { name: 'rajas-river', kind: 'sail', at: 0.5 },
      { name: 'rajas-end', kind: 'end', at: 1 },
    ],
  },
  {
    game: 'rajas',
    players: 2,
    seed: 3,
    options: { mode: 'navaratnas', ganga: 'on' },
    bot: 'mcts:iters=60',
    moments: [{ name: 'rajas-navaratnas', kind: 'token', at: 0.5 }],
  },
];

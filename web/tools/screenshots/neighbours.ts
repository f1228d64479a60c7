// Who else is in the hall when its pictures are taken: people with names, who wait at tables of their own.
import type { Page } from 'playwright-core';
import type { GameId } from '../../src/protocol/game.ts';
import type { House } from '../../tests/e2e/support/house.ts';

interface Neighbour {
  readonly name: string;
  readonly game: GameId;
  readonly locale: string;
}

const neighbours: readonly Neighbour[] = [
  { name: 'Ondřej', game: 'maharaja', locale: 'cs-CZ' },
  { name: 'Дмитрий', game: 'rajas', locale: 'ru-RU' },
  { name: 'Ľubica', game: 'tigris', locale: 'sk-SK' },
  { name: 'Žofie', game: 'maharani', locale: 'cs-CZ' },
];

export async function takeName(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  await page.locator('[data-account=own-name]').fill(name);
  await page.locator('[data-action=save-name]').click();
  await page.locator('#profile h2', { hasText: name }).waitFor();
}

async function openTable(page: Page, game: GameId): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator('[data-action=open-table]').click();
  await page.locator('[data-action=start]').waitFor();
}

/** They stay until the house is closed. */
export async function settle(house: House): Promise<void> {
  for (const { name, game, locale } of neighbours) {
    const page = await house.visitor({ locale });
    await takeName(page, name);
    await openTable(page, game);
  }
}

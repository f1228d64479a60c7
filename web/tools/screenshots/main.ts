// Pictures of every page, for the README and to be looked at beside the reference pictures:
// tools/web_suite.sh screenshots   into docs/screenshots/
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { LocalTable } from '../../src/app/local_tables.ts';
import { DESK, type House, openHouse, PHONE } from '../../tests/e2e/support/house.ts';
import { scenes } from './game.ts';

const folder = resolve(import.meta.dirname, '../../../docs/screenshots');

/** Each size in light and dark, and each in another language. */
const looks = [
  { name: 'desk-light-en', options: { ...DESK, colorScheme: 'light', locale: 'en-US' } },
  { name: 'desk-dark-cs', options: { ...DESK, colorScheme: 'dark', locale: 'cs-CZ' } },
  { name: 'phone-light-ru', options: { ...PHONE, colorScheme: 'light', locale: 'ru-RU' } },
  { name: 'phone-dark-en', options: { ...PHONE, colorScheme: 'dark', locale: 'en-US' } },
] as const;

const records = await scenes();

function tableOf(id: string, record: string): LocalTable {
  const over = record === records.end;
  return {
    id,
    game: 'tigris',
    chairs: [null, 'hard', 'hard', 'hard'],
    options: {},
    seed: 1,
    record,
    over,
    changedAt: 1,
  };
}

async function keepTable(page: Page, table: LocalTable): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem(`durbar.table.${kept.id}`, JSON.stringify(kept)), table);
}

async function shoot(page: Page, look: string, scene: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${folder}/${scene}-${look}.png` });
}

async function shootAll(house: House, { name, options }: (typeof looks)[number]): Promise<void> {
  const page = await house.visitor(options);
  for (const [id, record] of [
    ['middle', records.middle],
    ['war', records.war],
    ['end', records.end],
  ] as const) {
    await keepTable(page, tableOf(id, record));
  }
  await page.goto('/');
  await page.locator('[data-game=tigris] [data-action=play-now]:not([disabled])').waitFor();
  await shoot(page, name, 'hall');
  await page.goto('/new/tigris');
  await page.locator('[data-action=open-table]').waitFor();
  await shoot(page, name, 'new-table');
  await page.locator('[data-action=open-table]').click();
  await page.locator('[data-action=start]').waitFor();
  await shoot(page, name, 'waiting-room');
  await page.goto('/local/middle');
  await page.locator('[data-table][data-turn=mine]').waitFor();
  await page.locator('[data-target="hand:blue"], [data-target="hand:red"]').first().click();
  await shoot(page, name, 'table');
  await page.goto('/local/war');
  await page.locator('[data-table][data-turn=mine]').waitFor();
  await shoot(page, name, 'war');
  await page.goto('/local/end');
  await page.locator('[data-result]').first().waitFor();
  await shoot(page, name, 'end');
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.record',
    mimeType: 'text/plain',
    buffer: Buffer.from(records.end),
  });
  await page.locator('[data-action=last]').click();
  for (let step = 0; step < 12; ++step) await page.locator('[data-action=step-back]').click();
  await shoot(page, name, 'replay');
  await page.goto('/settings');
  await page.locator('[data-settings]').waitFor();
  await shoot(page, name, 'settings');
  await page.context().close();
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const house = await openHouse();
try {
  for (const look of looks) {
    await shootAll(house, look);
    console.log(look.name);
  }
} finally {
  await house.close();
}
for (const fault of house.faults()) console.error(fault);

// Pictures of every page, for the README and to be looked at beside the reference pictures:
// tools/web_suite.sh screenshots   into docs/screenshots/
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import type { LocalTable } from '../../src/app/local_tables.ts';
import { DESK, type House, openHouse, PHONE } from '../../tests/e2e/support/house.ts';
import { type Scene, scenesOf } from './game.ts';
import { settle, takeName } from './neighbours.ts';
import { plays } from './scenes/all.ts';

const folder = resolve(import.meta.dirname, '../../../docs/screenshots');

/** Each size in light and dark, each in another language; of the last one what shows a language best. */
const looks = [
  { name: 'desk-light-en', options: { ...DESK, colorScheme: 'light', locale: 'en-US' } },
  { name: 'desk-dark-cs', options: { ...DESK, colorScheme: 'dark', locale: 'cs-CZ' } },
  { name: 'phone-light-ru', options: { ...PHONE, colorScheme: 'light', locale: 'ru-RU' } },
  { name: 'phone-dark-en', options: { ...PHONE, colorScheme: 'dark', locale: 'en-US' } },
  { name: 'desk-light-sk', options: { ...DESK, colorScheme: 'light', locale: 'sk-SK' } },
] as const;
const BRIEF: readonly string[] = ['desk-light-sk'];

const scenes: Scene[] = [];
for (const play of plays) scenes.push(...(await scenesOf(play)));
/** A record for the replay. */
const replayed = scenes.find(({ name }) => name === 'end')?.record ?? '';

/** What waits for the person in the hall, and what they finished last. */
const IN_HALL: readonly string[] = ['table', 'maharani-tile', 'end', 'rajas-end'];

function tableOf({ name, kind, play, record }: Scene): LocalTable {
  return {
    id: name.replaceAll('-', ''),
    game: play.game,
    chairs: [null, ...Array<'hard'>(play.players - 1).fill('hard')],
    options: play.options,
    seed: 1,
    record,
    over: kind === 'end',
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

async function shootScene(page: Page, look: string, scene: Scene): Promise<void> {
  await keepTable(page, tableOf(scene));
  const isOver = scene.kind === 'end';
  await page.goto(`/local/${tableOf(scene).id}`);
  await page
    .locator(isOver ? '[data-result]' : '[data-table][data-turn=mine]')
    .first()
    .waitFor();
  await scene.pose?.(page);
  await shoot(page, look, scene.name);
}

async function shootReplay(page: Page, look: string): Promise<void> {
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.record',
    mimeType: 'text/plain',
    buffer: Buffer.from(replayed),
  });
  await page.locator('[data-action=last]').click();
  for (let step = 0; step < 12; ++step) await page.locator('[data-action=step-back]').click();
  await shoot(page, look, 'replay');
}

/** The first mistake of the game, after every decision has been looked at. */
async function shootReview(page: Page, look: string): Promise<void> {
  // What was replayed before would be reviewed at once.
  await page.evaluate(() => sessionStorage.removeItem('durbar.replay'));
  await page.goto('/review');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.record',
    mimeType: 'text/plain',
    buffer: Buffer.from(replayed),
  });
  await page.locator('[data-review-progress=done]').waitFor({ timeout: 300_000 });
  await page
    .locator('[data-mark=mistake]')
    .or(page.locator('[data-mark=slip]'))
    .first()
    .dispatchEvent('click');
  await page.locator('[data-candidate]').first().waitFor();
  await page.locator('[data-why] .dots').waitFor({ state: 'detached' });
  await shoot(page, look, 'review');
}

/** What teaches a game: a page of its rules and a step of its first game. */
async function shootTeaching(page: Page, look: string): Promise<void> {
  await page.goto('/rules/tigris#war');
  await page.locator('[data-example] [data-legal="true"]').first().waitFor();
  await shoot(page, look, 'rules');
  await page.goto('/learn/tigris');
  for (const step of ['rivers', 'hand', 'leaders']) {
    await page.locator(`[data-lesson][data-step=${step}] ~ [data-card]`).waitFor();
    await page.locator('[data-action=next]').click();
  }
  await page.locator('[data-lesson][data-step=temple] ~ [data-card]').waitFor();
  await page.locator('[data-target="leader:priest"]').click();
  await shoot(page, look, 'lesson');
}

async function shootAll(house: House, { name, options }: (typeof looks)[number]): Promise<void> {
  const page = await house.visitor(options);
  await takeName(page, 'Lenka');
  for (const scene of scenes.filter(({ name: scene }) => IN_HALL.includes(scene)))
    await keepTable(page, tableOf(scene));
  await page.goto('/');
  await page.locator('[data-game=tigris] [data-action=play-now]:not([disabled])').waitFor();
  await shoot(page, name, 'hall');
  const isBrief = BRIEF.includes(name);
  for (const scene of isBrief ? scenes.filter((one) => one.name === 'table') : scenes)
    await shootScene(page, name, scene);
  await shootTeaching(page, name);
  if (!isBrief) {
    await shootReplay(page, name);
    await shootReview(page, name);
    await page.goto('/new/tigris');
    await page.locator('[data-action=open-table]').waitFor();
    await shoot(page, name, 'new-table');
    await page.locator('[data-action=open-table]').click();
    await page.locator('[data-action=start]').waitFor();
    await shoot(page, name, 'waiting-room');
    // Nobody's table stays behind in the hall of the next look. On phones the way out is in the menu.
    const menu = page.locator('[data-action=menu]');
    if (await menu.isVisible()) await menu.click();
    await page.locator('[data-action=leave]').first().click();
    await page.locator('[data-action=leave-sure]').click();
    await page.waitForURL('**/');
    await page.goto('/settings');
    await page.locator('[data-settings]').waitFor();
    await shoot(page, name, 'settings');
  }
  await page.context().close();
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const house = await openHouse();
try {
  await settle(house);
  for (const look of looks) {
    await shootAll(house, look);
    console.log(look.name);
  }
} finally {
  await house.close();
}
for (const fault of house.faults()) console.error(fault);

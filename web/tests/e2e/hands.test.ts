// The same turn by keys alone, by touch on a phone, and as a screen reader tells it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled, turnOf, versionOf } from './support/clicks.ts';
import { type House, openHouse, PHONE } from './support/house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Presses Tab until what is focused fits; says how many times. */
async function tabTo(page: Page, selector: string): Promise<number> {
  for (let presses = 1; presses <= 80; ++presses) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector))
      return presses;
  }
  throw new Error(`80 times Tab lead to no ${selector}.`);
}

async function versionGrew(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (version) => Number(document.querySelector<HTMLElement>('[data-table]')?.dataset['version']) > version,
    before,
  );
}

/** Lays one tile or leader by keys: chooses from the hand, goes to a legal square, confirms. */
async function actByKeys(page: Page): Promise<void> {
  const before = await versionOf(page);
  for (const key of ['1', 'n', 'Enter']) await page.keyboard.press(key);
  await versionGrew(page, before);
}

test('keys alone lead from the hall to the end of a turn', async () => {
  const page = await house.visitor();
  await page.locator('body').press('Home');
  await tabTo(page, '[data-game=tigris] [data-action=play-now]');
  await page.keyboard.press('Enter');
  await page.locator('[data-table]').waitFor();
  expect(await settled(page)).toBe('mine');
  await actByKeys(page);
  expect(await turnOf(page)).toBe('mine');
  await actByKeys(page);
  await page.locator('[data-table][data-turn=other]').waitFor();
});

test('fingers on a phone: the first tap shows, the button plays', async () => {
  const page = await house.visitor(PHONE);
  await page.locator('[data-game=tigris] [data-action=play-now]').tap();
  expect(await settled(page)).toBe('mine');
  const before = await versionOf(page);
  await page.locator('[data-target^="hand:"][data-legal=true]').first().tap();
  const square = page.locator('[data-target^="cell:"][data-legal=true]').nth(3);
  await square.tap();
  expect(await versionOf(page)).toBe(before);
  await page.locator('[data-action=confirm]:visible').tap();
  await versionGrew(page, before);
});

test('no page had anything to complain about', () => {
  expect(house.faults()).toEqual([]);
});

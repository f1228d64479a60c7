// Every game by keys alone, from the hall to the end of a turn, and by fingers on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/protocol/game.ts';
import { settled, turnOf, versionOf } from './support/clicks.ts';
import { type House, openHouse, PHONE } from './support/house.ts';
import { hurryBots } from './support/robot.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** More than any move or turn takes. */
const MOST = 60;
const CONFIRM = '[data-action=confirm]:not([aria-disabled=true])';

/** Presses Tab until what is focused fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 1; presses <= 120; ++presses) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`120 times Tab lead to no ${selector}.`);
}

/** Whether the match has gone on since; it may take a moment. */
async function hasGrown(page: Page, before: number): Promise<boolean> {
  const grown = page.waitForFunction(
    (version) =>
      document.querySelector('[data-result]') !== null ||
      Number(document.querySelector<HTMLElement>('[data-table]')?.dataset['version']) > version,
    before,
    { timeout: 400 },
  );
  return grown.then(
    () => true,
    () => false,
  );
}

/** One move by keys: chooses what `N` comes to, and confirms where there is something to confirm. */
async function moveByKeys(page: Page): Promise<void> {
  const before = await versionOf(page);
  for (let steps = 0; steps < MOST; ++steps) {
    if (await page.locator(CONFIRM).first().isVisible()) await tabTo(page, CONFIRM);
    else await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    if (await hasGrown(page, before)) return;
  }
  throw new Error(`${MOST} keys made no move.`);
}

/** One move by fingers. On the board the first tap shows what would be, and only the button plays. */
async function moveByFingers(page: Page): Promise<void> {
  const before = await versionOf(page);
  for (let taps = 0; taps < MOST; ++taps) {
    const confirm = page.locator(`${CONFIRM}:visible`).first();
    const onBoard = page.locator('[data-board] [data-legal=true]:not([data-picked])').first();
    if (await confirm.isVisible()) {
      await confirm.tap();
    } else if (await onBoard.isVisible()) {
      await onBoard.tap();
      expect(await versionOf(page)).toBe(before);
    } else {
      await page.locator('[data-legal=true]:not([data-picked]):visible').first().tap();
    }
    if (await hasGrown(page, before)) return;
  }
  throw new Error(`${MOST} taps made no move.`);
}

describe.each(GAMES)('%s', (game) => {
  test('keys alone lead from the hall to the end of a turn', { timeout: 300_000 }, async () => {
    const page = await house.visitor();
    await hurryBots(page);
    await page.locator('body').press('Home');
    await tabTo(page, `[data-game=${game}] [data-action=play-now]`);
    await page.keyboard.press('Enter');
    await page.locator('[data-table]').waitFor();
    expect(await settled(page)).toBe('mine');
    const mine = await page.locator('[data-table]').getAttribute('data-active');
    for (let moves = 0; moves < MOST; ++moves) {
      await moveByKeys(page);
      const active = await page.locator('[data-table]').getAttribute('data-active');
      if ((await turnOf(page)) !== 'mine' || active !== mine) break;
    }
    expect(await settled(page)).toBe('mine');
    await page.context().close();
  });

  test('fingers on a phone: a tap on the board shows, the button plays', { timeout: 300_000 }, async () => {
    const page = await house.visitor(PHONE);
    await hurryBots(page);
    await page.locator(`[data-game=${game}] [data-action=play-now]`).tap();
    for (let moves = 0; moves < 3; ++moves) {
      expect(await settled(page)).toBe('mine');
      await moveByFingers(page);
    }
    await page.context().close();
  });
});

test('no page had anything to complain about', () => {
  expect(house.faults()).toEqual([]);
});

// Somebody is away while others wait, somebody watches and looks back, and a game is given up before its end.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice } from '../support/random_move.ts';
import { makeMove, settled, versionOf } from './support/clicks.ts';
import { type House, openHouse } from './support/house.ts';

let house: House;
let lenka: Page;
let jan: Page;
/** Watches. */
let tereza: Page;
let address: string;

beforeAll(async () => {
  house = await openHouse();
  [lenka, jan, tereza] = await Promise.all([house.visitor(), house.visitor(), house.visitor()]);
  await lenka.locator('[data-game=tigris] [data-action=new-table]').click();
  await action(lenka, 'open-table').click();
  await lenka.waitForURL('**/t/*');
  address = lenka.url();
  await jan.goto(address);
  await action(jan, 'sit').click();
  await action(lenka, 'start').click();
  for (const page of [lenka, jan]) await page.locator('[data-table][data-turn]').waitFor();
  await tereza.goto(address);
  await tereza.locator('[data-table][data-turn]').waitFor();
});
afterAll(async () => {
  expect(house.faults()).toEqual([]);
  await house.close();
});

const action = (page: Page, name: string) => page.locator(`[data-action=${name}]:visible`).first();
/** A button that says why it cannot be pressed can still be reached. */
const isOff = async (page: Page, name: string) =>
  (await action(page, name).getAttribute('aria-disabled')) === 'true';
const squares = (page: Page) =>
  page.locator('[data-board]').evaluate((board) => board.querySelectorAll('use').length);

async function mover(): Promise<Page> {
  const first = await Promise.race([lenka, jan].map(async (page) => ({ page, turn: await settled(page) })));
  if (first.turn === 'over') throw new Error('The game is over already.');
  return first.page;
}

test('whoever watches looks back along the line of turns, and returns', async () => {
  for (let moves = 0; moves < 6; ++moves) await makeMove(await mover(), dice(moves));
  const line = tereza.getByRole('slider');
  await line.waitFor();
  expect(await tereza.locator('[data-looking-back]').count()).toBe(0);
  const now = await squares(tereza);
  await action(tereza, 'first').click();
  await tereza.locator('[data-looking-back]').waitFor();
  await expect.poll(() => squares(tereza)).toBeLessThan(now);
  expect(await tereza.locator('[data-legal=true]').count()).toBe(0);
  await action(tereza, 'to-now').click();
  await expect.poll(() => tereza.locator('[data-looking-back]').count()).toBe(0);
});

test('whoever plays looks back too, and cannot move meanwhile', async () => {
  const page = await mover();
  await action(page, 'look-back').click();
  await page.locator('[data-looking-back]').waitFor();
  await expect.poll(() => page.locator('[data-legal=true]').count()).toBe(0);
  await action(page, 'to-now').click();
  await page.locator('[data-legal=true]').first().waitFor();
});

test('others wait longer for somebody who is away, or let a bot play on', { timeout: 120_000 }, async () => {
  const away = await mover();
  const waits = away === lenka ? jan : lenka;
  const before = await versionOf(waits);
  await away.goto('/settings');
  await action(waits, 'wait-longer').click();
  await expect.poll(() => isOff(waits, 'wait-longer')).toBe(true);
  expect(await isOff(waits, 'bot-early'), 'the line may come back at once').toBe(true);
  expect(await tereza.locator('[data-action=bot-early]').count(), 'who only watches does not decide').toBe(0);
  await expect.poll(() => isOff(waits, 'bot-early'), { timeout: 60_000, interval: 500 }).toBe(false);
  await action(waits, 'bot-early').click();
  await expect.poll(() => versionOf(waits), { timeout: 60_000 }).toBeGreaterThan(before);
  await away.goto(address);
  await action(away, 'come-back').click();
  await expect.poll(() => away.locator('[data-action=come-back]').count()).toBe(0);
});

test('whoever gives up finds the way to the hall, and the last one ends the game', async () => {
  const resign = async (page: Page) => {
    await action(page, 'leave').click();
    await action(page, 'resign').click();
  };
  await resign(lenka);
  await action(lenka, 'hall').waitFor();
  await resign(jan);
  for (const page of [lenka, jan, tereza]) {
    await page.locator('[data-end] [data-result]').waitFor();
    await page.locator('[data-table][data-turn=over]').waitFor();
  }
  await action(lenka, 'hall').click();
  await lenka.locator('[data-finished]').first().waitFor();
  expect(await lenka.locator('[data-finished]').first().textContent()).toContain('ended early');
});

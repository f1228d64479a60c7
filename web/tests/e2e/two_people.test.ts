// Two people and a bot play a whole game by clicks, with chat, undo, lost connections and a server that is killed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice } from '../support/random_move.ts';
import { makeMove, settled, turnOf, versionOf } from './support/clicks.ts';
import { type House, openHouse } from './support/house.ts';

let house: House;
let lenka: Page;
let jan: Page;
/** Jan's sockets, each with how to cut it. */
const sockets: (() => void)[] = [];

beforeAll(async () => {
  house = await openHouse();
  lenka = await house.visitor();
  jan = await house.visitor({ locale: 'cs-CZ' });
  await jan.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    sockets.push(() => {
      void page.close();
      void server.close();
    });
  });
});
afterAll(() => house.close());

const action = (page: Page, name: string) => page.locator(`[data-action=${name}]:visible`).first();

/** One of the two who is to move, once one is; undefined at the end. */
async function mover(): Promise<Page | undefined> {
  const first = await Promise.race([lenka, jan].map(async (page) => ({ page, turn: await settled(page) })));
  return first.turn === 'over' ? undefined : first.page;
}

async function sameVersion(): Promise<void> {
  const version = Math.max(await versionOf(lenka), await versionOf(jan));
  for (const page of [lenka, jan]) {
    await page.waitForFunction(
      (least) => Number(document.querySelector<HTMLElement>('[data-table]')?.dataset['version']) >= least,
      version,
    );
  }
}

test('a table is opened, found by its link and started', async () => {
  await lenka.locator('[data-game=tigris] [data-action=new-table]').click();
  await action(lenka, 'open-table').click();
  await lenka.waitForURL('**/t/*');
  await jan.goto(lenka.url());
  await action(jan, 'sit').click();
  await action(lenka, 'start').click();
  for (const page of [lenka, jan]) await page.locator('[data-table][data-turn]').waitFor();
});

test('what one says the other reads', async () => {
  const say = async (page: Page, words: string) => {
    await page.getByRole('tab').nth(1).click();
    await page.locator('form input').last().fill(words);
    await action(page, 'say').click();
  };
  await say(lenka, 'Good luck, Jan.');
  await jan.getByRole('tab').nth(1).click();
  await jan.getByText('Good luck, Jan.').waitFor();
});

test('a move is taken back, and everybody sees it', async () => {
  const page = await mover();
  if (page === undefined) throw new Error('The game is over before it began.');
  await page.locator('[data-target^="leader:"][data-legal=true]').first().click();
  const before = await versionOf(page);
  await page.locator('[data-target^="cell:"][data-legal=true]').first().click();
  await page.waitForFunction(
    (version) => Number(document.querySelector<HTMLElement>('[data-table]')?.dataset['version']) > version,
    before,
  );
  await action(page, 'undo').click();
  await page.locator('[data-target^="leader:"][data-legal=true]').nth(3).waitFor();
  await sameVersion();
});

test('a page that loses its connection goes on by itself', async () => {
  const before = sockets.length;
  sockets.at(-1)?.();
  await expect.poll(() => sockets.length, { timeout: 20_000 }).toBeGreaterThan(before);
  const page = await mover();
  if (page === undefined) throw new Error('The game is over already.');
  await makeMove(page, dice(2));
  await sameVersion();
});

test('a server that is killed in the middle of a turn loses nothing', async () => {
  const page = await mover();
  if (page === undefined) throw new Error('The game is over already.');
  await makeMove(page, dice(3));
  const version = await versionOf(page);
  await house.hall.restart();
  const after = await mover();
  expect(await versionOf(page)).toBeGreaterThanOrEqual(version);
  if (after !== undefined) await makeMove(after, dice(4));
  await sameVersion();
});

test('the game comes to its end, and both see the result', { timeout: 600_000 }, async () => {
  const roll = dice(11);
  for (let moves = 0; moves < 2000; ++moves) {
    const page = await mover();
    if (page === undefined) break;
    await makeMove(page, roll);
  }
  for (const page of [lenka, jan]) {
    await page.locator('[data-result]').first().waitFor();
    expect(await page.locator('[data-rank]').count()).toBeGreaterThanOrEqual(3);
    expect(await turnOf(page)).toBe('over');
  }
});

test('no page had anything to complain about', () => {
  expect(house.faults()).toEqual([]);
});

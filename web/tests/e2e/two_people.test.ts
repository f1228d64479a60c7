// Two people and a bot play a whole game of each kind by clicks, with chat, undo, lost connections and a server that is killed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/protocol/game.ts';
import { dice } from '../support/random_move.ts';
import { makeMove, settled, turnOf, versionOf } from './support/clicks.ts';
import { type House, openHouse } from './support/house.ts';
import { playToTheEnd } from './support/robot.ts';

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

/** One of the two who is to move; nobody has come to the end yet. */
async function mover(): Promise<Page> {
  const first = await Promise.race([lenka, jan].map(async (page) => ({ page, turn: await settled(page) })));
  if (first.turn === 'over') throw new Error('The game is over already.');
  return first.page;
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

describe.each(GAMES)('%s', (game) => {
  test('a table is opened, found by its link and started', async () => {
    await lenka.goto(`/new/${game}`);
    // It need not think long.
    await lenka.locator('select').last().selectOption('easy');
    await action(lenka, 'open-table').click();
    await lenka.waitForURL('**/t/*');
    await jan.goto(lenka.url());
    await action(jan, 'sit').click();
    await action(lenka, 'start').click();
    for (const page of [lenka, jan]) await page.locator('[data-table][data-turn]').waitFor();
  });

  test('what one says the other reads', async () => {
    const say = async (page: Page, words: string) => {
      await page.keyboard.press('c');
      await page.locator('form input').last().fill(words);
      await action(page, 'say').click();
    };
    await say(lenka, 'Good luck, Jan.');
    await jan.locator('body').press('c');
    await jan.getByText('Good luck, Jan.').waitFor();
    // Where chat is a drawer, it is in the way of the game.
    for (const page of [lenka, jan]) await page.keyboard.press('Escape');
  });

  test('a move is taken back, and everybody sees it', { timeout: 120_000 }, async () => {
    for (let moves = 0; ; ++moves) {
      const page = await mover();
      await makeMove(page, dice(moves));
      const before = await versionOf(page);
      const undo = action(page, 'undo');
      // After a draw, and when the next one has been asked, nothing can be taken back any more.
      if ((await turnOf(page)) !== 'mine' || (await undo.getAttribute('aria-disabled')) === 'true') continue;
      await undo.click();
      await page.waitForFunction(
        (version) =>
          Number(document.querySelector<HTMLElement>('[data-table]')?.dataset['version']) > version,
        before,
      );
      await sameVersion();
      return;
    }
  });

  test('a page that loses its connection goes on by itself', async () => {
    const before = sockets.length;
    sockets.at(-1)?.();
    await expect.poll(() => sockets.length, { timeout: 20_000 }).toBeGreaterThan(before);
    await makeMove(await mover(), dice(2));
    await sameVersion();
  });

  test('a server that is killed in the middle of a turn loses nothing', async () => {
    const page = await mover();
    await makeMove(page, dice(3));
    const version = await versionOf(page);
    await house.hall.restart();
    const after = await mover();
    expect(await versionOf(page)).toBeGreaterThanOrEqual(version);
    await makeMove(after, dice(4));
    await sameVersion();
  });

  test('the game comes to its end, and both see the result', { timeout: 1_200_000 }, async () => {
    const ends = await Promise.all([lenka, jan].map((page, seat) => playToTheEnd(page, 11 + seat)));
    for (const { ranks, clicks } of ends) {
      expect(clicks).toBeGreaterThan(5);
      expect(ranks.length).toBeGreaterThanOrEqual(2);
      expect(Math.min(...ranks)).toBe(1);
    }
    expect(new Set(ends.map(({ ranks }) => ranks.join())).size).toBe(1);
    for (const page of [lenka, jan]) expect(await turnOf(page)).toBe('over');
  });
});

test('no page had anything to complain about', () => {
  expect(house.faults()).toEqual([]);
});

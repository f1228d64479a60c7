// A robot that knows no rule: it clicks only what is marked as legal, and plays whole games from every seat, against the
// hall and against the engine in the page.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectHall, type HallConnection } from '../../src/hall/connection.ts';
import { granted } from '../support/granted.ts';
import { type House, openHouse } from './support/house.ts';

/** Bots think, and the machine may be busy. */
const PATIENCE = 300_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Dialler = new (url: string, options: { headers: Record<string, string> }) => WebSocket;

/** The person of that page, once more without it. */
async function besides(page: Page): Promise<HallConnection> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  // Node's WebSocket takes headers, which a browser adds by itself.
  const Dial = WebSocket as unknown as Dialler;
  const address = `${house.origin.replace('http', 'ws')}/ws`;
  return connectHall({ dial: async () => new Dial(address, { headers: { cookie, origin: house.origin } }) });
}

/** Runs in the page: clicks until the game is over, and tells how often. What others do is skipped. */
async function robot(): Promise<number> {
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const any = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)];
  let clicks = 0;
  for (;;) {
    if (document.querySelector('[data-result]') !== null) return clicks;
    const turn = document.querySelector<HTMLElement>('[data-table]')?.dataset['turn'];
    if (turn !== 'mine') {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await rest(10);
      continue;
    }
    const legal = [...document.querySelectorAll<HTMLElement>('[data-legal="true"]')];
    const confirm = document.querySelector<HTMLElement>('[data-action="confirm"]');
    // Whoever only ever passes sees nothing of the game.
    const lively = legal.filter(({ dataset }) => !['pass', 'swap'].includes(dataset['target'] ?? ''));
    const chosen = any(lively.length > 0 && Math.random() < 0.97 ? lively : legal);
    const element = confirm !== null && (legal.length === 0 || Math.random() < 0.6) ? confirm : chosen;
    if (element === undefined) {
      const sentence = document.querySelector('[data-sentence]')?.textContent;
      throw new Error(`Nothing can be clicked: ${sentence}`);
    }
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    ++clicks;
    await rest(0);
  }
}

async function playsToTheEnd(page: Page, players: number): Promise<void> {
  await page.locator('[data-table][data-turn]').waitFor();
  expect(await page.evaluate(robot)).toBeGreaterThan(10);
  const ranks = await page
    .locator('[data-result] [data-rank]')
    .evaluateAll((seats) => seats.map((seat) => Number(seat.getAttribute('data-rank'))));
  expect(ranks).toHaveLength(players);
  expect(Math.min(...ranks)).toBe(1);
  await page.context().close();
}

const three = [0, 1, 2];

test.concurrent.each(three)('seat %i of three, in the hall', { timeout: PATIENCE }, async (seat) => {
  const page = await house.visitor();
  const person = await besides(page);
  const chairs = three.map((one) =>
    one === seat ? ({ kind: 'open' } as const) : ({ kind: 'bot', who: 'easy' } as const),
  );
  const { table } = granted(await person.ask('open', { settings: { game: 'tigris', chairs } }, 'once'));
  granted(await person.ask('sit', { table, seat, salt: 'robot' }, 'once'));
  granted(await person.ask('start', { table }, 'once'));
  person.close();
  await page.goto(`/t/${table}`);
  await playsToTheEnd(page, three.length);
});

const two = [0, 1];

test.concurrent.each(two)('seat %i of two, without a hall', { timeout: PATIENCE }, async (seat) => {
  const page = await house.visitor();
  const table = {
    id: `robot${seat}`,
    game: 'tigris',
    chairs: two.map((one) => (one === seat ? null : 'easy')),
    options: { board: 'advanced', buildings: 'on' },
    seed: 100 + seat,
    record: null,
    over: false,
    changedAt: 1,
  };
  await page.evaluate((kept) => {
    localStorage.setItem(`durbar.table.${kept.id}`, JSON.stringify(kept));
  }, table);
  await page.goto(`/local/${table.id}`);
  await playsToTheEnd(page, two.length);
});

test('no page had anything to complain about', () => {
  expect(house.faults()).toEqual([]);
});

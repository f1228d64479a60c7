// A table before its start: the link three ways, sitting, moving, being asked to leave, and Start.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { read } from '../../src/qr/read.ts';
import { type House, openHouse } from './support/house.ts';

let house: House;
let host: Page;
let guest: Page;
let link: string;

beforeAll(async () => {
  house = await openHouse();
  host = await house.visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
  guest = await house.visitor({ locale: 'ru-RU' });
});
afterAll(async () => {
  expect(house.faults()).toEqual([]);
  await house.close();
});

const action = (page: Page, name: string) => page.locator(`[data-action=${name}]:visible`).first();
const seat = (page: Page, number: number) => page.locator(`li[data-seat="${number}"]`);

/** What a camera would read. */
async function scanned(page: Page): Promise<string | undefined> {
  const drawn = await page.evaluate(() => {
    const code = document.querySelector('svg.qr');
    const path = code?.querySelector('path')?.getAttribute('d') ?? '';
    return { path, width: Number(code?.getAttribute('viewBox')?.split(' ')[2]) };
  });
  const size = drawn.width - 8;
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, run] of drawn.path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(run));
  }
  return read(rows)?.text;
}

test('link, code and copy lead to the same table', async () => {
  await host.goto('/new/tigris');
  await action(host, 'open-table').click();
  await host.locator('[data-waiting]').waitFor();
  link = await host.locator('[data-invitation]').inputValue();
  expect(link).toMatch(/\/t\/[^#]+/);
  expect(await scanned(host)).toBe(link);
  await host.locator('main').press('i');
  await expect.poll(() => host.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('a guest sits down, and cannot start', async () => {
  await guest.goto(link);
  await guest.locator('[data-waiting]').waitFor();
  await action(guest, 'sit').click();
  await action(guest, 'stand').waitFor();
  expect(await action(guest, 'start').getAttribute('aria-disabled')).toBe('true');
  expect(await action(guest, 'start').getAttribute('title')).toMatch(/хозяин/);
});

test('a guest moves to another seat, and everybody sees it', async () => {
  await action(host, 'stand').click();
  const free = guest.locator('li[data-sitting=free]').first();
  const to = Number(await free.getAttribute('data-seat'));
  await free.locator('[data-action=sit]').click();
  await seat(host, to).locator('[data-action=remove]').waitFor();
  await action(host, 'sit').click();
  await action(host, 'stand').waitFor();
});

test('the host asks a guest to leave the seat', async () => {
  await action(host, 'remove').click();
  await guest.locator('[data-action=stand]').waitFor({ state: 'detached' });
  await action(guest, 'sit').click();
  await action(guest, 'stand').waitFor();
});

test('a host who comes back through the hall still has the link', async () => {
  const { pathname } = new URL(link);
  await host.goto('/');
  await host.goto(pathname);
  await host.locator('[data-waiting]').waitFor();
  expect(await host.locator('[data-invitation]').inputValue()).toBe(link);
});

test('what is said is heard', async () => {
  await guest.locator('[data-chat]').fill('Привет');
  await action(guest, 'say').click();
  await host.getByText('Привет').waitFor();
});

test('Enter starts the game for everybody', async () => {
  await host.locator('main').press('Enter');
  for (const page of [host, guest]) await page.locator('[data-table][data-turn]').waitFor();
});

// Name, password and sessions, from two devices.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, PHONE } from './support/house.ts';

let house: House;
let desk: Page;
let phone: Page;

const NAME = 'Lenka';
const PASSWORD = 'evening by the river';

beforeAll(async () => {
  house = await openHouse();
  desk = await house.visitor();
  phone = await house.visitor({ ...PHONE, locale: 'ru-RU' });
  for (const page of [desk, phone]) await page.goto('/settings');
});
afterAll(() => house.close());

const action = (page: Page, name: string) => page.locator(`[data-action=${name}]:visible`).first();
const shownName = (page: Page) => page.locator('#profile h2').textContent();

test('a guest takes a name', async () => {
  await desk.locator('[data-account=own-name]').fill(NAME);
  await action(desk, 'save-name').click();
  await expect.poll(() => shownName(desk)).toBe(NAME);
});

test('a name that cannot be is refused in words', async () => {
  await desk.locator('[data-account=own-name]').fill('\u200b');
  await action(desk, 'save-name').click();
  await desk.getByRole('alert').filter({ hasText: /name/i }).waitFor();
  await desk.locator('[data-account=own-name]').fill(NAME);
});

test('with a password the name is kept', async () => {
  await action(desk, 'register').click();
  await desk.locator('[data-account=password]').fill('short');
  await action(desk, 'account').click();
  await desk.getByRole('dialog').getByRole('alert').waitFor();
  await desk.locator('[data-account=password]').fill(PASSWORD);
  await action(desk, 'account').click();
  await action(desk, 'sign-out').waitFor();
});

test('another device signs in, and is told in its language if the password is wrong', async () => {
  await action(phone, 'sign-in').click();
  await phone.locator('[data-account=name]').fill(NAME);
  await phone.locator('[data-account=password]').fill('not this one');
  await action(phone, 'account').click();
  await phone.getByRole('alert').filter({ hasText: /[а-я]/ }).waitFor();
  await phone.locator('[data-account=password]').fill(PASSWORD);
  await action(phone, 'account').click();
  await action(phone, 'sign-out').waitFor();
  expect(await shownName(phone)).toBe(NAME);
  await phone.locator('[data-session=other]').waitFor();
});

test('one device signs the other out', async () => {
  await desk.reload();
  await action(desk, 'drop-session').click();
  await desk.locator('[data-session=other]').waitFor({ state: 'detached' });
  await expect.poll(() => shownName(phone)).not.toBe(NAME);
});

test('whoever signs out is a guest again', async () => {
  await action(desk, 'sign-out').click();
  await action(desk, 'sign-in').waitFor();
  expect(await shownName(desk)).not.toBe(NAME);
});

test('what is chosen acts at once and stays', async () => {
  await desk.locator('input[value=dark]').check();
  await expect.poll(() => desk.locator('html').getAttribute('data-theme')).toBe('dark');
  await desk.locator('input[value=cs]').check();
  await desk.getByRole('heading', { name: 'Nastavení' }).waitFor();
  await desk.reload();
  await desk.getByRole('heading', { name: 'Nastavení' }).waitFor();
  expect(await desk.locator('html').getAttribute('data-theme')).toBe('dark');
});

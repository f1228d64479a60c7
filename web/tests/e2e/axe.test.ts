// What axe says about every page, at a desk in the light and on a phone in the dark, in the language that needs most room.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serious } from './support/axe.ts';
import { DESK, type House, openHouse, PHONE } from './support/house.ts';
import { everywhere } from './support/pages.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  expect(house.faults()).toEqual([]);
  await house.close();
});

describe.each([
  ['desk', DESK, 'light'],
  ['phone', PHONE, 'dark'],
] as const)('nothing serious at the %s', (_size, options, colorScheme) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visitor({ ...options, colorScheme, locale: 'ru-RU' });
  });

  test.each(everywhere)('$name', { timeout: 300_000 }, async ({ go }) => {
    await go(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await serious(page)).toEqual([]);
  });
});

// Every language has room on a phone: no word sticks out of the page or of its button.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../tools/texts/languages.ts';
import { type House, openHouse, PHONE } from './support/house.ts';
import { overflowIn } from './support/overflow.ts';
import { everywhere } from './support/pages.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe.each(LANGUAGES)('in %s', (language) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visitor({ ...PHONE, locale: language });
  });

  test.each(everywhere)('$name', { timeout: 300_000 }, async ({ go }) => {
    await go(page);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    expect(await overflowIn(page)).toEqual([]);
  });
});

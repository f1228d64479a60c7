// Every language has room on a phone: no word sticks out of the page or of its button.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../tools/texts/languages.ts';
import { type House, openHouse, PHONE } from './support/house.ts';
import { overflowIn } from './support/overflow.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Where to go, and how to know that one is there. */
const pages: readonly (readonly [name: string, go: (page: Page) => Promise<void>])[] = [
  ['the hall', async () => {}],
  [
    'the dialog of a new table',
    async (page) => {
      await page.goto('/new/tigris');
      await page.locator('[data-action=open-table]').waitFor();
    },
  ],
  [
    'the waiting room',
    async (page) => {
      await page.locator('[data-action=open-table]').click();
      await page.locator('[data-action=start]').waitFor();
    },
  ],
  [
    'the settings',
    async (page) => {
      await page.goto('/settings');
      await page.locator('form, input').first().waitFor();
    },
  ],
  [
    'the replay of a file',
    async (page) => {
      await page.goto('/replay');
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
    },
  ],
  [
    'a table against bots',
    async (page) => {
      await page.goto('/');
      await page.locator('[data-game=tigris] [data-action=play-now]').click();
      await page.locator('[data-table][data-turn=mine]').waitFor();
    },
  ],
];

describe.each(LANGUAGES)('in %s', (language) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visitor({ ...PHONE, locale: language });
  });

  test.each(pages)('%s', async (_, go) => {
    await go(page);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    expect(await overflowIn(page)).toEqual([]);
  });
});

// The page without its house: kept by the service worker since the first visit.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Build, buildIn, type KeptSite, openKeptSite, rebuilt } from '../support/kept_site.ts';

/** Built by tools/build_web.sh; DURBAR_PAGE names another folder. */
const folder = process.env['DURBAR_PAGE'] ?? resolve(import.meta.dirname, '../../dist');

let site: KeptSite;
let browser: Browser;
let context: BrowserContext;
let built: Build;

beforeAll(async () => {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: tools/build_web.sh builds it.`);
  built = buildIn(folder);
  site = await openKeptSite(built);
  browser = await chromium.launch({
    executablePath: process.env['DURBAR_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
});

afterAll(async () => {
  await browser.close();
  await site.shut();
});

beforeEach(async () => {
  await context?.close();
  context = await browser.newContext({ locale: 'en-US', baseURL: site.origin });
});

/** Until the worker has kept everything and answers for this page. */
async function visited(): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('after the first visit the page opens without its house, at every address', async () => {
  const page = await visited();
  await site.shut();
  try {
    await page.reload();
    await page.locator('[data-game=tigris] [data-action=play-now]').waitFor();
    await page.goto('/settings');
    await page.locator('[data-settings]').waitFor();
  } finally {
    await site.open();
  }
});

test('a game against bots is played without its house', async () => {
  const page = await visited();
  await site.shut();
  try {
    await page.reload();
    await page.locator('[data-game=tigris] [data-action=play-now]').click();
    await page.locator('[data-table] [data-legal=true]').first().waitFor();
  } finally {
    await site.open();
  }
});

test('everything of the build is kept, and nothing that the hall says', async () => {
  const page = await visited();
  const kept = await keptPaths(page);
  const files = [...built.keys()].filter((path) => path !== '/index.html' && path !== '/service_worker.js');
  expect(kept.toSorted()).toEqual(['/', ...files].toSorted());
  await page.evaluate(async () => {
    await fetch('/api/games');
    await fetch('/api/visit', { method: 'POST' });
  });
  expect((await keptPaths(page)).filter((path) => /^\/(api|ws)/.test(path))).toEqual([]);
});

test('a new build takes over at the next load, and a page that is open goes on', async () => {
  const page = await visited();
  try {
    site.serve(rebuilt(built));
    await page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      await worker.update();
    });
    await page.waitForFunction(async () => {
      const worker = await navigator.serviceWorker.ready;
      const isSettled = worker.installing === null && worker.waiting === null;
      return isSettled && worker.active?.state === 'activated' && (await caches.keys()).length === 2;
    });
    // Its parts are not served any more, but were kept.
    await page.locator('[data-action=settings]').first().click();
    await page.locator('[data-settings]').waitFor();
    await page.goto('/settings');
    await page.locator('[data-settings]').waitFor();
    expect(await page.locator('meta[name=build]').getAttribute('content')).toBe('later');
  } finally {
    site.serve(built);
  }
});

test('the page can be installed', async () => {
  const page = await context.newPage();
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A context of its own is private, which is the only thing that stands in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});

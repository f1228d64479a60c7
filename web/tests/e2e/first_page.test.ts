// How much a page weighs, how soon one can play, and what axe says about every page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settled } from './support/clicks.ts';
import { DESK, type House, openHouse, PHONE } from './support/house.ts';

const FIRST_LOAD = 250 * 1024; // bytes as they travel, without the engine's module
const FIRST_CLICK = 1000; // ms from "Play now"

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('the first load is small', async () => {
  const page = await house.visitor();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  const wasm = new Set<string>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'application/wasm') wasm.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!wasm.has(requestId)) bytes += encodedDataLength;
  });
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto('/');
  await page.locator('[data-game=tigris] [data-action=play-now]:not([disabled])').waitFor();
  // What a table needs is fetched afterwards, while nobody waits for it.
  process.stdout.write(`first load: ${(bytes / 1024).toFixed(0)} KiB\n`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(FIRST_LOAD);
});

test('one click on "Play now", and it is not long to the first legal click', async () => {
  const times: number[] = [];
  for (let round = 0; round < 3; ++round) {
    const page = await house.visitor();
    const begin = performance.now();
    await page.locator('[data-game=tigris] [data-action=play-now]').click();
    await page.locator('[data-table] [data-target]').first().waitFor();
    const shown = performance.now() - begin;
    await settled(page);
    times.push(shown);
    await page.context().close();
  }
  const best = Math.min(...times);
  process.stdout.write(`"Play now" to the board: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms\n`);
  expect(best).toBeLessThan(FIRST_CLICK);
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds serious. */
async function serious(page: Page): Promise<readonly string[]> {
  // Through the protocol of the debugger, because the page's policy admits no scripts but its own.
  const client = await page.context().newCDPSession(page);
  await client.send('Runtime.evaluate', { expression: axe });
  const { result } = await client.send('Runtime.evaluate', {
    expression: 'axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations)',
    awaitPromise: true,
    returnByValue: true,
  });
  await client.detach();
  return (result.value as readonly Finding[])
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
}

describe.each([
  ['desk', DESK, 'light'],
  ['phone', PHONE, 'dark'],
] as const)('axe finds nothing serious at the %s', (_size, options, colorScheme) => {
  let page: Page;
  beforeAll(async () => {
    page = await house.visitor({ ...options, colorScheme, locale: 'ru-RU' });
  });

  test('in the hall', async () => {
    expect(await serious(page)).toEqual([]);
  });
  test('in the new-table dialog', async () => {
    await page.goto('/new/tigris');
    await page.locator('[data-action=open-table]').waitFor();
    expect(await serious(page)).toEqual([]);
  });
  test('in the waiting room', async () => {
    await page.locator('[data-action=open-table]').click();
    await page.locator('[data-action=start]').waitFor();
    expect(await serious(page)).toEqual([]);
  });
  test('at the table', async () => {
    await page.locator('[data-action=start]').click();
    await settled(page);
    expect(await serious(page)).toEqual([]);
  });
  test('in the settings', async () => {
    await page.goto('/settings');
    await page.locator('[data-settings]').waitFor();
    expect(await serious(page)).toEqual([]);
  });
  test('in the rules', async () => {
    await page.goto('/rules/tigris#TE-4.4');
    await page.locator('[id="TE-4.4"]').waitFor();
    expect(await serious(page)).toEqual([]);
  });
  test('in the replay', async () => {
    await page.goto('/replay');
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    expect(await serious(page)).toEqual([]);
  });
});

test('no page had anything to complain about', () => {
  expect(house.faults()).toEqual([]);
});

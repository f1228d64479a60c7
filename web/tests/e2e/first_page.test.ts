// How much a page weighs, and how soon one can play.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from './support/clicks.ts';
import { type House, openHouse } from './support/house.ts';

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

test('no page had anything to complain about', () => {
  expect(house.faults()).toEqual([]);
});

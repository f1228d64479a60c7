// Size and speed of the engine's module beside the native engine: tools/web_suite.sh bench
// All play the same batches on one thread, in turns, and the best of several rounds counts, so that neighbours on the
// machine disturb little. Fails if the module is too large or too slow for a page.
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { EngineHost } from '../../src/engine/host.ts';
import { GAMES } from '../../src/protocol/game.ts';
import { openEngineBrowser } from '../../tests/support/chromium.ts';
import { granted } from '../../tests/support/granted.ts';
import { nativeHost } from '../../tests/support/native_host.ts';
import { wasm } from '../../tests/support/paths.ts';
import { wasmHost } from '../../tests/support/wasm_host.ts';
import { tellRoughPasses } from './rough_pass.ts';

const ROUNDS = 5;
const MOST_KIB = 350; // with Brotli
const MOST_START_MS = 150;
const LEAST_SHARE = 0.5; // of the native speed

const KIB = 1024;
const faults: string[] = [];

function expectThat(holds: boolean, fault: string): void {
  if (!holds) faults.push(fault);
}

function tellSizes(): void {
  const bytes = readFileSync(wasm());
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const small = brotliCompressSync(bytes, { params }).length / KIB;
  console.log(
    `durbar.wasm, all games and bots: ${(bytes.length / KIB).toFixed(0)} KiB, ${small.toFixed(0)} KiB with Brotli`,
  );
  expectThat(small <= MOST_KIB, `The module is larger than ${MOST_KIB} KiB.`);
}

async function tellStartUp(openPage: () => Promise<Page>): Promise<void> {
  for (const game of GAMES) {
    const lines = [JSON.stringify({ cmd: 'new', game, players: 2, seed: 7 }), '{"cmd":"legal"}'];
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; ++round) {
      const page = await openPage();
      times.push(await page.evaluate((all) => window.harness.startUp(all), lines));
      await page.context().close();
    }
    const sorted = times.toSorted((a, b) => a - b);
    const median = sorted[ROUNDS >> 1] ?? Number.NaN;
    console.log(
      `${game.padEnd(9)} fetch to first legal moves in Chromium: ${median.toFixed(0)} ms (${sorted.map((ms) => ms.toFixed(0)).join(', ')})`,
    );
    expectThat(median < MOST_START_MS, `${game}: the start takes longer than ${MOST_START_MS} ms.`);
  }
}

async function timedBy(host: EngineHost, line: string): Promise<{ answer: string; ms: number }> {
  const begin = performance.now();
  const answer = granted(await host.send(line));
  return { answer, ms: performance.now() - begin };
}

/** The best time of each for the same batch, in ms. */
async function fastest(native: EngineHost, node: EngineHost, page: Page, batch: object) {
  const line = JSON.stringify({ cmd: 'simulate', seed: 1, ...batch });
  const best = { native: Infinity, node: Infinity, chromium: Infinity };
  for (let round = 0; round < ROUNDS; ++round) {
    const one = await timedBy(native, line);
    const two = await timedBy(node, line);
    // The first goes to waste: V8 makes fast what is hot.
    const [, three] = await page.evaluate((lines) => window.harness.timed(lines), [line, line]);
    if (three === undefined || one.answer !== two.answer || one.answer !== three.answer) {
      throw new Error(`They do not play the same games: ${line}`);
    }
    best.native = Math.min(best.native, one.ms);
    best.node = Math.min(best.node, two.ms);
    best.chromium = Math.min(best.chromium, three.ms);
  }
  return best;
}

async function tellSpeed(page: Page): Promise<void> {
  const native = nativeHost();
  const node = wasmHost();
  for (const game of GAMES) {
    for (const [what, games, bots] of [
      ['random games', 3000, ['random']],
      ['search', 2, ['mcts:iters=200']],
    ] as const) {
      const best = await fastest(native, node, page, { game, players: 2, games, bots });
      const share = (ms: number) => (best.native / ms).toFixed(2);
      const speed = ((games / best.native) * 1000).toPrecision(3);
      console.log(
        `${game.padEnd(9)} ${what.padEnd(12)} native ${speed} games/s; Node ${share(best.node)} of it, Chromium ${share(best.chromium)}`,
      );
      const slowest = best.native / Math.max(best.node, best.chromium);
      expectThat(slowest >= LEAST_SHARE, `${game}, ${what}: less than ${LEAST_SHARE} of the native speed.`);
    }
  }
  native.close();
  node.close();
}

tellSizes();
const browser = await openEngineBrowser();
await tellStartUp(() => browser.page());
await tellSpeed(await browser.page());
faults.push(...(await tellRoughPasses(await browser.page())));
await browser.close();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

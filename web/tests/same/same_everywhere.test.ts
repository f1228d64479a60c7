// One engine, whoever runs it: native, the module under Node, the module in Chromium. Whatever they are asked, they
// answer alike, text for text.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { type EngineBrowser, openEngineBrowser } from '../support/chromium.ts';
import { granted } from '../support/granted.ts';
import { nativeHost } from '../support/native_host.ts';
import { tests } from '../support/paths.ts';
import { wasmHost } from '../support/wasm_host.ts';
import { type Ask, batches, replay, type Setup, setups, tour, walk } from './asks.ts';

let browser: EngineBrowser;
let page: Page;
let tables: readonly Setup[];
let games: readonly string[];

beforeAll(async () => {
  browser = await openEngineBrowser();
  page = await browser.page();
  const host = wasmHost();
  const told = granted(await ask(host, 'games', {}));
  host.close();
  games = told.games.map((game) => game.id);
  tables = setups(told.games);
});
afterAll(() => browser.close());

async function conversation(host: EngineHost, lines: readonly string[]): Promise<readonly string[]> {
  const told = await Promise.all(lines.map((line) => host.send(line)));
  host.close();
  return told.map(granted);
}

/** What all three answer, which must be the same. */
async function agreed(name: string, asks: readonly Ask[]): Promise<readonly string[]> {
  const lines = asks.map((one) => JSON.stringify(one));
  const [native, node, chromium] = await Promise.all([
    conversation(nativeHost(), lines),
    conversation(wasmHost(), lines),
    page.evaluate((all) => window.harness.answers(all), lines),
  ]);
  expect(native.length, name).toBe(lines.length);
  for (const [index, line] of lines.entries()) {
    expect(node[index], `${name}, Node: ${line}`).toBe(native[index]);
    expect(chromium[index], `${name}, Chromium: ${line}`).toBe(native[index]);
  }
  return native;
}

/** The files of one kind that the tests of the game have. */
function filesOf(game: string, kind: string): readonly string[] {
  const folder = join(tests, 'games', game);
  if (!readdirSync(folder).includes(kind)) return [];
  return readdirSync(join(folder, kind)).map((file) => join(folder, kind, file));
}

test('random games and games of bots have the same digest in every setup', { timeout: 900_000 }, async () => {
  const asks = batches(tables);
  const answers = await agreed('batches', asks);
  const refused = answers.filter((answer) => !answer.startsWith('{"ok":true'));
  // Some values of options need a certain number of players; that is said alike, too.
  expect(asks.length - refused.length).toBeGreaterThan(100);
  for (const answer of refused) expect(answer).toContain('players');
});

test('all that a page asks in a match has the same answer', async () => {
  const tours = tables.map((setup) => tour(setup));
  await agreed('tours', tours.flat());
});

test('records are loaded and walked through alike', async () => {
  const files = games.flatMap((game) => filesOf(game, 'replays'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const [loaded] = await agreed(basename(file), walk(readFileSync(file, 'utf8')));
    expect(loaded, file).toMatch(/^\{"ok":true/);
  }
});

test('golden playthroughs come to their end', async () => {
  for (const game of games) {
    const files = filesOf(game, 'playthroughs');
    expect(files.length, game).toBeGreaterThan(0);
    for (const file of files) {
      const answers = await agreed(basename(file), replay(game, readFileSync(file, 'utf8')));
      for (const answer of answers) expect(answer, file).toMatch(/^\{"ok":true/);
      const end: unknown = JSON.parse(answers.at(-3) ?? '');
      expect(end, file).toMatchObject({ to_act: null });
    }
  }
});

test('a thought of ten seconds is cancelled within 50 ms', async () => {
  const host = wasmHost();
  granted(await ask(host, 'new', { game: 'tigris', players: 2, seed: 7 }));
  const { record } = granted(await ask(host, 'record', {}));
  host.close();
  // The best of three: other tests run beside this one.
  const times: number[] = [];
  for (let round = 0; round < 3; ++round) {
    times.push(await page.evaluate((text) => window.harness.cancelled(text), record));
  }
  expect(Math.min(...times)).toBeLessThan(50);
});

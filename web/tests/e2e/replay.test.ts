// Replays: a record from a file and from the hall is gone through, seen by others, and played on from.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tests } from '../support/paths.ts';
import { type House, openHouse, PHONE } from './support/house.ts';

const path = join(tests, 'games/tigris/replays/by-hand-2p.record');
const record = readFileSync(path, 'utf8');
/** The first decision, after everybody has drawn and the first player is known. */
const FIRST = 13;
const LAST = 162;

let house: House;
let page: Page;

beforeAll(async () => {
  house = await openHouse();
  page = await house.visitor();
});
afterAll(async () => {
  // A browser notes every address that is not there, and one of them is tried.
  expect(house.faults().filter((fault) => !fault.includes('404'))).toEqual([]);
  await house.close();
});

const action = (name: string) => page.locator(`[data-action=${name}]:visible`).first();
const at = (ply: number) => page.locator(`[data-replay][data-ply="${ply}"]`).waitFor();

async function plyNow(): Promise<number> {
  return Number(await page.locator('[data-replay]').getAttribute('data-ply'));
}

async function choose(name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** As if a file were dragged from the desktop onto the page. */
async function drop(text: string): Promise<void> {
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'game.record'));
    for (const kind of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  }, text);
}

describe('a record from a file', () => {
  beforeEach(async () => {
    await page.goto('/replay');
    if ((await page.locator('input[type=file]').count()) === 0) await action('another').click();
    await choose('by-hand.record', record);
    await at(FIRST);
  });

  test('is gone through step by step, with buttons and keys', async () => {
    await action('step').click();
    await at(14);
    await page.keyboard.press('ArrowRight');
    await at(16);
    await page.keyboard.press('ArrowLeft');
    await at(14);
    await action('step-back').click();
    await at(FIRST);
    await page.keyboard.press('End');
    await at(LAST);
    await page.keyboard.press('Home');
    await at(FIRST);
    await page.keyboard.press('Shift+ArrowRight');
    await at(16);
  });

  test('tells the end, where nobody can play on', async () => {
    await action('last').click();
    await at(LAST);
    expect(await page.locator('[data-sentence]').textContent()).toContain('wins');
    expect(await action('play-on').getAttribute('aria-disabled')).toBe('true');
  });

  test('is jumped through by dragging, and the address follows', async () => {
    const track = page.getByRole('slider');
    const box = await track.boundingBox();
    if (box === null) throw new Error('There is no track.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 20, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 6 });
    await page.mouse.up();
    await page.waitForFunction(() => {
      const ply = document.querySelector<HTMLElement>('[data-replay]')?.dataset['ply'];
      return ply !== undefined && Number(ply) > 60 && location.search === `?ply=${ply}`;
    });
    const ply = await plyNow();
    expect(ply).toBeLessThan(110);
    await page.reload();
    await at(ply);
  });

  test('plays by itself, faster if wanted, until it is held', async () => {
    await action('speed').click();
    await action('speed').click();
    await action('play').click();
    await page.waitForFunction(
      (least) => Number(document.querySelector<HTMLElement>('[data-replay]')?.dataset['ply']) > least,
      FIRST + 6,
    );
    await action('play').click();
    await page.waitForTimeout(300);
    const held = await plyNow();
    await page.waitForTimeout(500);
    expect(await plyNow()).toBe(held);
  });

  test('is seen by anybody: hands only where they may be seen', async () => {
    const hand = page.locator('[data-target^="hand:"]');
    expect(await hand.count()).toBe(0);
    await page.locator('[data-action=view]').selectOption('1');
    await page.locator('[data-replay][data-reader="1"]').waitFor();
    expect(await hand.count()).toBe(6);
    await page.locator('[data-action=view]').selectOption('spectator');
    await page.locator('[data-replay][data-reader="spectator"]').waitFor();
    await at(FIRST);
    expect(await page.locator('[data-legal=true]').count()).toBe(0);
  });

  test('is played on from, against bots', async () => {
    for (let step = 0; step < 4; ++step) await page.keyboard.press('Shift+ArrowRight');
    await action('play-on').click();
    await page.waitForURL('**/local/*');
    await page.locator('[data-table][data-turn=mine] [data-legal=true]').first().waitFor();
  });

  test('is taken from the page itself when another one is dropped', async () => {
    await action('last').click();
    await at(LAST);
    await drop(record);
    await at(FIRST);
  });

  test('fits a phone, where the board lies', async () => {
    const phone = await house.visitor(PHONE);
    await phone.goto('/replay');
    await phone.locator('input[type=file]').setInputFiles(path);
    await phone.locator(`[data-replay][data-ply="${FIRST}"]`).waitFor();
    await phone.locator('[data-action=step]:visible').tap();
    await phone.locator('[data-replay][data-ply="14"]').waitFor();
    const sizes = await phone.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(sizes[0]).toBe(sizes[1]);
  });
});

describe('what cannot be replayed says why, and nothing is lost', () => {
  beforeEach(async () => {
    await page.goto('/replay');
    if ((await page.locator('input[type=file]').count()) === 0) await action('another').click();
  });

  test.each([
    ['a letter', 'Dear Lenka,', 'foreign'],
    ['a changed record', record.replace('tile red H10', 'tile red H11'), 'damaged'],
    ['a record of chess', 'durbar record 1\ngame chess\nrules 1\n', 'game'],
    [
      'a record of one game under the name of another',
      record.replace('game tigris', 'game rajas'),
      'damaged',
    ],
  ])('%s', async (_, text, kind) => {
    await choose('file.txt', text);
    await page.locator(`[data-trouble=${kind}]`).waitFor();
    await choose('by-hand.record', record);
    await at(FIRST);
  });

  test('an address without a game', async () => {
    await page.goto('/replay/nosuchtable');
    await page.locator('[data-trouble=unknown]').waitFor();
  });
});

describe('a game of the hall', () => {
  let table: string;
  beforeAll(async () => {
    await page.goto('/');
    table = await page.evaluate(async (text) => {
      const response = await fetch('/api/import', { method: 'POST', body: JSON.stringify({ record: text }) });
      return ((await response.json()) as { table: string }).table;
    }, record);
  });

  test('is opened by a link that says where to stand', async () => {
    await page.goto(`/replay/${table}?ply=40`);
    await page.locator('[data-replay]').waitFor();
    const ply = await plyNow();
    expect(ply).toBeGreaterThan(36);
    expect(ply).toBeLessThanOrEqual(40);
  });

  test('shows its end, from where one gets into the replay', async () => {
    await page.goto(`/t/${table}`);
    await page.locator('[data-end] [data-result] [data-rank="1"]').waitFor();
    const link = page.locator('[data-end] ol a').first();
    await link.waitFor();
    await link.click();
    await page.waitForURL(`**/replay/${table}?ply=*`);
    await page.locator('[data-replay]').waitFor();
  });

  test('can be kept as a file', async () => {
    await page.goto(`/t/${table}`);
    await page.locator('[data-action=save]:not([aria-disabled])').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), action('save').click()]);
    expect(download.suggestedFilename()).toMatch(/^durbar-tigris-.*\.record$/);
    expect(readFileSync(await download.path(), 'utf8')).toBe(record);
  });
});

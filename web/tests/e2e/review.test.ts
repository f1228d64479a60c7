// Reviews: every decision of a finished game is looked at in the page, by keys and by hand, at desks and on phones.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/protocol/game.ts';
import { serious } from './support/axe.ts';
import { type House, openHouse, PHONE } from './support/house.ts';
import { keep, review, type Tables, tablesOf } from './support/tables.ts';

let house: House;
let page: Page;
/** A short game. */
let maharani: Tables;

beforeAll(async () => {
  house = await openHouse();
  page = await house.visitor();
  maharani = await tablesOf('maharani');
});
afterAll(async () => {
  expect(house.faults()).toEqual([]);
  await house.close();
});

const action = (name: string) => page.locator(`[data-action=${name}]:visible`).first();
const candidates = () => page.locator('[data-candidate]');

async function plyNow(): Promise<number> {
  return Number(await page.locator('[data-review]').getAttribute('data-ply'));
}

async function leaves(ply: number): Promise<number> {
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('[data-review]')?.dataset['ply'] !== String(before),
    ply,
  );
  return plyNow();
}

describe.each(GAMES)('a game of %s', (game) => {
  test('is looked at from end to end', { timeout: 240_000 }, async () => {
    const { end } = game === 'maharani' ? maharani : await tablesOf(game);
    await review(page, end);
    expect(await page.locator('[data-mark]').count()).toBeGreaterThan(0);
    expect(await page.locator('.band').first().getAttribute('d')).toMatch(/^M/);
    expect(await candidates().count()).toBeLessThanOrEqual(5);
    expect(await page.locator('[data-candidate][data-played=true]').count()).toBe(1);
    await page.locator('[data-why] :is(button, a, .word), [data-why]').first().waitFor();
    await page.keyboard.press('End');
    await page.locator('[data-report] table').waitFor();
    expect(await page.locator('[data-report] tbody tr').count()).toBe(end.chairs.length);
  });
});

describe('at a desk', () => {
  beforeAll(() => review(page, maharani.end), 180_000);

  test('keys go through turns, marks, candidates and lines', async () => {
    let ply = await plyNow();
    await page.keyboard.press('ArrowRight');
    ply = await leaves(ply);
    await page.keyboard.press('ArrowLeft');
    ply = await leaves(ply);
    await page.keyboard.press('m');
    ply = await leaves(ply);
    await page.keyboard.press('Shift+M');
    await leaves(ply);
    await page.locator('[data-candidate][data-rank="2"]').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator('[data-rank="2"] > [aria-pressed=true]').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.locator('[data-rank="1"] > [aria-pressed=true]').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-board] .step').first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-board] .candidate, [data-board] .played').first().waitFor();
  });

  test('the axis is dragged, and a mark on it leads to its move', async () => {
    const box = await page.getByRole('slider').boundingBox();
    if (box === null) throw new Error('There is no axis.');
    const before = await plyNow();
    await page.mouse.move(box.x + 60, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.7, box.y + 60, { steps: 5 });
    await page.mouse.up();
    const dragged = await leaves(before);
    await page.locator('[data-mark]').last().click();
    await leaves(dragged);
  });

  test('axe finds nothing serious, also while a line is shown', async () => {
    await page.locator('[data-mark]:not([data-mark=turning])').first().dispatchEvent('click');
    await page.locator('[data-candidate]').first().waitFor();
    await action('show-line').click();
    await page.locator('[data-board] .step').first().waitFor();
    expect(await serious(page)).toEqual([]);
  });

  test('the address says where the board stands', async () => {
    const before = await plyNow();
    await page.keyboard.press('ArrowRight');
    await leaves(before);
    await page.waitForFunction(() => {
      const ply = document.querySelector<HTMLElement>('[data-review]')?.dataset['ply'];
      return location.search === `?ply=${ply}`;
    });
    const ply = await plyNow();
    await page.reload();
    await page.locator(`[data-review][data-ply="${ply}"]`).waitFor();
  });

  test('one plays on from there, against bots', async () => {
    await action('play-on').click();
    await page.waitForURL('**/local/*');
    await page.locator('[data-table][data-turn=mine]').waitFor();
  });
});

test('the end of a game tells its review in a line, and so does the hall', { timeout: 180_000 }, async () => {
  const visitor = await house.visitor();
  await keep(visitor, maharani.end);
  await visitor.goto(`/local/${maharani.end.id}`);
  await visitor.locator('[data-end] [data-report=known]').waitFor({ timeout: 120_000 });
  const told = await visitor.locator('[data-end] [data-report] span').first().textContent();
  await visitor.goto('/');
  const listed = await visitor.locator('[data-finished] [data-report]').first().textContent();
  expect(told).toContain(listed ?? 'nothing');
  await visitor.locator('[data-action=review]:visible').first().click();
  await visitor.locator('[data-review]').waitFor();
});

test('a game that goes on has no review', async () => {
  await keep(page, maharani.midst);
  await page.goto(`/review/${maharani.midst.id}`);
  await page.locator('[data-trouble=unknown]').waitFor();
});

test('a phone has all of it, the board lies', { timeout: 180_000 }, async () => {
  const phone = await house.visitor(PHONE);
  await review(phone, maharani.end);
  const sizes = await phone.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(sizes[0]).toBe(sizes[1]);
  const board = await phone.locator('[data-board]').boundingBox();
  expect(board?.width).toBeGreaterThanOrEqual((board?.height ?? 0) - 1);
  await phone.locator('[data-action=step]:visible').tap();
  await phone.locator('[data-candidate][data-played=true]').waitFor();
});

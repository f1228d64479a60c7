// Help in place, in every game: what can be done, each kind with an example on the board; what everything is; and why not.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../src/protocol/game.ts';
import { settled } from './support/clicks.ts';
import { type House, openHouse, PHONE } from './support/house.ts';
import { sitDown, type Tables, tablesOf } from './support/tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SHEET = '[data-help]';
const CARD = '[data-glossary]';
const EXAMPLE = '[data-showing]';
const HELP = '[data-action=help]:visible';

/** Whose decision it is and which. Others may set their discs meanwhile. */
function stateOf(page: Page): Promise<readonly (string | undefined)[]> {
  return page.locator('[data-table]').evaluate((table: HTMLElement) => {
    const { turn, decision, active } = table.dataset;
    return [turn, decision, active];
  });
}

function focusedIs(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
}

/** A page of the book: the one that is named, or the one that tells the rule. */
async function expectPage(page: Page, href: string | null): Promise<void> {
  const [, named = ''] = /^\/rules\/\w+#([\w.-]+)$/.exec(href ?? '') ?? [];
  expect(named, `${href}`).not.toBe('');
  const rules = await page.context().newPage();
  await rules.goto(href ?? '');
  const shown = await rules.locator('article[data-page]').getAttribute('data-page');
  if (/^[a-z-]+$/.test(named)) expect(shown).toBe(named);
  else expect(shown).not.toBe('fine-print');
  await rules.close();
}

describe.each(GAMES)('%s', (game) => {
  let tables: Tables;
  let page: Page;
  beforeAll(async () => {
    tables = await tablesOf(game);
    page = await house.visitor();
    await sitDown(page, tables.midst);
    expect(await settled(page)).toBe('mine');
  }, 120_000);
  afterAll(() => page.context().close());

  test('the list shows an example of each kind of action, and plays none of them', async () => {
    const before = await stateOf(page);
    await page.locator(HELP).click();
    const rows = page.locator(`${SHEET} [data-kind]`);
    await rows.first().waitFor();
    const kinds = await rows.count();
    expect(kinds).toBeGreaterThan(0);
    for (let at = 0; at < kinds; ++at) {
      await rows.nth(at).locator('[data-action=help-show]').click();
      await page.locator(EXAMPLE).waitFor();
      await page.locator('[data-picked]').first().waitFor({ state: 'attached' });
      expect(await page.locator('[data-action=confirm]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await rows.nth(at).waitFor();
      expect(await focusedIs(page, '[data-action=help-show]')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.locator(SHEET).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.matches('[data-action=help]'));
    expect(await stateOf(page)).toEqual(before);
  });

  test('a click ends an example, and does nothing else', async () => {
    const before = await stateOf(page);
    await page.keyboard.press('?');
    await page.locator('[data-action=help-show]').first().click();
    await page.locator(EXAMPLE).waitFor();
    await page.locator('[data-board] [data-target]').first().click({ force: true });
    await page.locator(EXAMPLE).waitFor({ state: 'detached' });
    expect(await page.locator(`${SHEET}, [data-picked]`).count()).toBe(0);
    expect(await stateOf(page)).toEqual(before);
  });

  test('a card beside a piece tells what it is: by right click, by key, and where one asks', async () => {
    const before = await stateOf(page);
    const piece = page.locator('[data-board] [data-target]').first();
    await piece.click({ button: 'right', force: true });
    expect((await page.locator(`${CARD} p`).innerText()).length).toBeGreaterThan(20);
    await expectPage(page, await page.locator(`${CARD} a`).getAttribute('href'));
    await page.keyboard.press('Escape');
    await page.locator(CARD).waitFor({ state: 'detached' });
    await piece.focus();
    await page.keyboard.press('i');
    await page.locator(CARD).waitFor();
    expect(await focusedIs(page, CARD)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await focusedIs(page, '[data-board] [data-target]')).toBe(true);
    await page.keyboard.press('?');
    await page.locator('[data-action=help-ask]').click();
    await page.locator('[data-board] [data-target]').first().click({ force: true });
    await page.locator(CARD).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-action=help-close]').click();
    expect(await stateOf(page)).toEqual(before);
  });

  test('a refused click leads to a page of the rules', async () => {
    const refused = page.locator('[data-board] [data-legal=false]').first();
    await refused.dispatchEvent('click');
    const link = page.locator('[data-sentence] a.rule');
    await expectPage(page, await link.getAttribute('href'));
  });

  test('on a phone the list lies at the foot, and a finger that rests asks', async () => {
    const phone = await house.visitor(PHONE);
    await sitDown(phone, tables.midst);
    await phone.locator(HELP).tap();
    await phone.locator(`${SHEET} [data-action=help-show]`).first().tap();
    await phone.locator(EXAMPLE).waitFor();
    await phone.locator('[data-action=help-list]').tap();
    await phone.locator('[data-action=help-close]').tap();
    const before = await stateOf(phone);
    const box = await phone.locator('[data-board] [data-target]:visible').first().boundingBox();
    const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const client = await phone.context().newCDPSession(phone);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await phone.locator(CARD).waitFor();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await phone.locator(CARD).waitFor();
    expect(await stateOf(phone)).toEqual(before);
    await phone.context().close();
  });
});

test('no page had anything to complain about', () => {
  expect(house.faults()).toEqual([]);
});

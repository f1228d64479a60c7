// The puzzle of the day, from the hall to the best move and back: a wrong move is answered and not made, the best one is told
// why, days in a row are counted, and whoever is shown the solution counts none.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '../../src/board/select.ts';
import { ask } from '../../src/engine/client.ts';
import { dayOf, numberOfDay } from '../../src/pages/puzzle/daily.ts';
import { type Puzzle, puzzlesOf } from '../../src/pages/puzzle/puzzle.ts';
import { GAMES, type GameId } from '../../src/protocol/game.ts';
import { LANGUAGES } from '../../tools/texts/languages.ts';
import { granted } from '../support/granted.ts';
import { wasmHost } from '../support/wasm_host.ts';
import { DESK, type House, openHouse, PHONE } from './support/house.ts';
import { overflowIn } from './support/overflow.ts';

const TODAY = new Date(2026, 10, 19, 12);
const TOMORROW = new Date(2026, 10, 20, 12);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function puzzleOn(game: GameId, date: Date): Promise<Puzzle> {
  const puzzles = (await puzzlesOf(game)) ?? [];
  const puzzle = puzzles[numberOfDay(game, dayOf(date), puzzles.length)];
  if (puzzle === undefined) throw new Error(`${game} has no puzzles.`);
  return puzzle;
}

/** The clicks that make the move. */
async function clicksOf(game: GameId, { position, seat }: Puzzle, move: string): Promise<readonly string[]> {
  const host = wasmHost();
  granted(await ask(host, 'load', { game, position, seed: 1 }));
  const { choices } = granted(await ask(host, 'choices', { reader: seat }));
  host.close();
  return (choices === null ? null : pathTo(choices, move)) ?? [];
}

/** Clicks and, where the table asks for it, confirms. */
async function make(page: Page, clicks: readonly string[], until: string): Promise<void> {
  for (const target of clicks) {
    const place = page.locator(`[data-target="${target}"][data-legal=true]`).first();
    await place.dispatchEvent('click');
  }
  const confirm = page.locator('[data-action=confirm]').first();
  await page.locator(until).or(confirm).first().waitFor();
  if ((await page.locator(until).count()) === 0) await confirm.click();
  await page.locator(until).waitFor();
}

async function enter(page: Page, game: GameId): Promise<void> {
  await page.locator(`[data-puzzle-of=${game}]`).click();
  await page.locator(`[data-puzzle=${game}][data-turn=mine]`).waitFor();
}

test.each(GAMES)('%s: a wrong move is answered, the best one is made', async (game) => {
  const page = await house.visitor(DESK);
  await page.clock.setFixedTime(TODAY);
  await page.reload();
  await enter(page, game);
  const puzzle = await puzzleOn(game, TODAY);
  const [other] = puzzle.others;
  if (other === undefined) throw new Error('Nothing is known of other moves.');
  await make(page, await clicksOf(game, puzzle, other.move), '[data-wrong]');
  await page.locator('[data-turn=mine]').waitFor();
  await make(page, await clicksOf(game, puzzle, puzzle.move), '[data-solved=solved]');
  expect(await overflowIn(page)).toEqual([]);
  await page.locator('[data-action=hall]').click();
  await page.locator(`[data-puzzle-of=${game}][data-done]`).waitFor();
  await page.context().close();
});

test('days in a row are counted until a solution is shown', async () => {
  const page = await house.visitor(DESK);
  const counted = page.locator('[data-puzzle-of=rajas] small');
  for (const [date, days] of [
    [TODAY, '1'],
    [TOMORROW, '2'],
  ] as const) {
    await page.clock.setFixedTime(date);
    await page.goto('/');
    await enter(page, 'rajas');
    const puzzle = await puzzleOn('rajas', date);
    await make(page, await clicksOf('rajas', puzzle, puzzle.move), '[data-solved=solved]');
    await page.locator('[data-action=hall]').click();
    expect(await counted.textContent()).toContain(days);
  }
  await page.clock.setFixedTime(new Date(2026, 10, 21, 12));
  await page.goto('/');
  await enter(page, 'rajas');
  await page.locator('[data-action=puzzle-show]').click();
  await page.locator('[data-solved=shown]').waitFor();
  await page.locator('[data-action=puzzle-again]').click();
  await page.locator('[data-puzzle=rajas]:not([data-solved])').waitFor();
  await page.goto('/');
  await page.locator('[data-puzzle-of=rajas][data-done]').waitFor();
  expect(await counted.textContent()).not.toMatch(/\d/);
  await page.context().close();
});

test.each(LANGUAGES)('nothing sticks out on a phone in %s', async (language) => {
  const page = await house.visitor({ ...PHONE, locale: language });
  for (const game of GAMES) {
    await page.goto(`/puzzle/${game}?day=20776`);
    await page.locator(`[data-puzzle=${game}][data-turn=mine]`).waitFor();
    expect(await overflowIn(page), game).toEqual([]);
    await page.locator('[data-action=puzzle-show]').click();
    await page.locator('[data-solved=shown]').waitFor();
    expect(await overflowIn(page), `${game}, shown`).toEqual([]);
  }
  await page.context().close();
});

test('an address without a puzzle says so, and nothing went wrong', async () => {
  const page = await house.visitor(DESK);
  await page.goto('/puzzle/chess');
  await page.locator('main, p').first().waitFor();
  expect(await page.locator('[data-puzzle]').count()).toBe(0);
  expect(house.faults()).toEqual([]);
  await page.context().close();
});

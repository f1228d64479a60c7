// Robots play whole games of every kind that the engine offers: in the page against bots, from every seat, with every number
// of players and every value of the options; and at tables of the hall, where each seat is a robot. DURBAR_ROBOT=every plays
// every seat of every combination (./test --long); then they are asked for every decision and see every event.
import { availableParallelism } from 'node:os';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameId } from '../../src/protocol/game.ts';
import { decisionKinds, eventKinds } from '../support/kinds.ts';
import { coveringMatches, everyMatch, gamesOf, type Match, nameOf } from '../support/matches.ts';
import { wasmHost } from '../support/wasm_host.ts';
import { DESK, type House, openHouse, PHONE } from './support/house.ts';
import { hurryBots, playLocally, playToTheEnd, type Shown } from './support/robot.ts';

/** For all of a kind together: each waits for its turn, and the machine may be busy. */
const PATIENCE = 3_600_000;
/**
 * What hardly ever happens to whoever plays at random; positions in which it does are drawn in tests/games. Turns begin and
 * end with a heading of the log, not with a line.
 */
const RARE: readonly string[] = ['building_returned', 'no_worker_left', 'turn_began', 'turn_ended'];

const host = wasmHost();
const games = await gamesOf(host);
host.close();

const isLong = process.env['DURBAR_ROBOT'] === 'every';
const matches = games.flatMap((game) => (isLong ? everyMatch(game) : coveringMatches(game)));

let house: House;
/** Pages that nobody plays on now, and who waits for one. */
const free: Page[] = [];
const waiting: ((page: Page) => void)[] = [];
const shown = new Map<string, Shown[]>();

beforeAll(async () => {
  house = await openHouse();
  for (let lane = 0; lane < availableParallelism(); ++lane) {
    const page = await house.visitor(DESK);
    await hurryBots(page);
    free.push(page);
  }
});
afterAll(() => house.close());

async function borrowed<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const page = free.pop() ?? (await new Promise<Page>((resolve) => waiting.push(resolve)));
  try {
    return await use(page);
  } finally {
    const next = waiting.shift();
    if (next === undefined) free.push(page);
    else next(page);
  }
}

function expectEnded(game: string, players: number, end: Shown): void {
  expect(end.clicks).toBeGreaterThan(5);
  expect(end.ranks).toHaveLength(players);
  expect(Math.min(...end.ranks)).toBe(1);
  shown.set(game, [...(shown.get(game) ?? []), end]);
}

describe('without a hall', () => {
  const cases = matches.map((match, index) => ({ name: nameOf(match), match, seed: index + 1 }));
  test.concurrent.for(cases)('$name', { timeout: PATIENCE }, async ({ match, seed }) => {
    const end = await borrowed((page) => playLocally(page, match, seed));
    expectEnded(match.game, match.players, end);
  });
});

describe.each(games)('$id', ({ id, min_players }) => {
  test('on a phone, without a hall', { timeout: PATIENCE }, async () => {
    const page = await house.visitor(PHONE);
    await hurryBots(page);
    const match: Match = { game: id as GameId, players: min_players, seat: 0, options: {} };
    expectEnded(id, min_players, await playLocally(page, match, 7));
    await page.context().close();
  });

  test('from every seat of a table of the hall', { timeout: PATIENCE }, async () => {
    const pages: Page[] = [];
    for (let seat = 0; seat < min_players; ++seat) pages.push(await house.visitor(DESK));
    const [first, ...others] = pages;
    if (first === undefined) throw new Error('A table needs somebody.');
    await first.locator(`[data-game=${id}] [data-action=new-table]`).click();
    await first.locator('[data-action=open-table]').click();
    await first.waitForURL('**/t/*');
    for (const page of others) {
      await page.goto(first.url());
      await page.locator('[data-action=sit]:visible').first().click();
    }
    await first.locator('[data-action=start]:visible').first().click();
    const ends = await Promise.all(pages.map((page, seat) => playToTheEnd(page, 11 + seat)));
    for (const end of ends) expectEnded(id, ends[0]?.ranks.length ?? 0, end);
    expect(new Set(ends.map(({ ranks }) => ranks.join())).size).toBe(1);
    for (const page of pages) await page.context().close();
  });

  if (isLong)
    test('every decision was asked, and every event told', () => {
      const all = shown.get(id) ?? [];
      const seen = (kind: 'decisions' | 'events') => new Set(all.flatMap((one) => one[kind]));
      expect(decisionKinds(id as GameId).filter((kind) => !seen('decisions').has(kind))).toEqual([]);
      const events = eventKinds(id as GameId).filter((kind) => !RARE.includes(kind));
      expect(events.filter((kind) => !seen('events').has(kind))).toEqual([]);
    });
});

test('no page had anything to complain about', () => {
  expect(house.faults()).toEqual([]);
});

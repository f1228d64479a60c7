// Tables against bots in the page as they come in the midst of a game and at its end: played at random by the engine,
// the same each time, and then opened in the page like one that somebody left.
import type { Page } from 'playwright-core';
import type { LocalTable } from '../../../src/app/local_tables.ts';
import { ask } from '../../../src/engine/client.ts';
import type { EngineHost } from '../../../src/engine/host.ts';
import type { GameId } from '../../../src/protocol/game.ts';
import type { OpeningAnswer } from '../../../src/protocol/generated/engine.ts';
import { granted } from '../../support/granted.ts';
import { dice, randomMove } from '../../support/random_move.ts';
import { wasmHost } from '../../support/wasm_host.ts';

/** The person's seat. */
const MINE = 0;
const PLAYERS = 3;
const MOST_MOVES = 3000;

export interface Tables {
  /** About half of the game is over, and the person is to act. */
  readonly midst: LocalTable;
  readonly end: LocalTable;
}

function tableOf(
  game: GameId,
  seed: number,
  when: 'opening' | 'midst' | 'end',
  record: string | null,
): LocalTable {
  return {
    id: `${game}${when}`,
    game,
    chairs: [null, 'easy', 'easy'],
    options: {},
    seed,
    record,
    over: when === 'end',
    changedAt: 1,
  };
}

interface Begun {
  readonly seed: number;
  readonly opened: OpeningAnswer;
}

/** The first game in which the person begins, as the engine has it now. */
async function begun(host: EngineHost, game: GameId): Promise<Begun> {
  for (let seed = 1; ; ++seed) {
    const opened = granted(await ask(host, 'new', { game, players: PLAYERS, seed }));
    if (opened.to_act === MINE) return { seed, opened };
  }
}

/** Nothing has been decided, and the person is to act. */
export async function openingOf(game: GameId): Promise<LocalTable> {
  const host = wasmHost();
  const { seed } = await begun(host, game);
  host.close();
  return tableOf(game, seed, 'opening', null);
}

export async function tablesOf(game: GameId): Promise<Tables> {
  const host = wasmHost();
  const { seed, opened } = await begun(host, game);
  const roll = dice(seed);
  /** After how many plies the person was to act. */
  const turns: number[] = [];
  let now: Pick<OpeningAnswer, 'deciding' | 'sealed' | 'to_act' | 'plies'> = opened;
  for (let moves = 0; moves < MOST_MOVES; ++moves) {
    const seat = now.deciding.find((one) => !now.sealed.includes(one));
    if (seat === undefined) break;
    if (now.to_act === MINE && now.sealed.length === 0) turns.push(now.plies);
    const { choices } = granted(await ask(host, 'choices', { reader: seat }));
    if (choices === null) break;
    now = granted(await ask(host, 'play', { move: randomMove(choices, roll), seat }));
  }
  const { record } = granted(await ask(host, 'record', {}));
  granted(await ask(host, 'stand', { ply: turns[Math.floor(turns.length / 2)] ?? 0 }));
  const half = granted(await ask(host, 'record', {}));
  host.close();
  return { midst: tableOf(game, seed, 'midst', half.record), end: tableOf(game, seed, 'end', record) };
}

/** As if it had been left in this browser. */
export async function keep(page: Page, table: LocalTable): Promise<void> {
  await page.evaluate((kept) => localStorage.setItem(`durbar.table.${kept.id}`, JSON.stringify(kept)), table);
}

/** Until every decision of the table has been looked at, and what is said of one in its midst stands in the page. */
export async function review(page: Page, table: LocalTable): Promise<void> {
  await keep(page, table);
  await page.goto(`/review/${table.id}`);
  await page
    .locator('[data-review-progress=rough], [data-review-progress=done]')
    .waitFor({ timeout: 120_000 });
  // Where a turn was a turning point, it may begin with what had to be done.
  await page.locator('[data-mark]:not([data-mark=turning])').first().dispatchEvent('click');
  await page.locator('[data-candidate]').first().waitFor();
}

/** Until the table, or its end, stands in the page. */
export async function sitDown(page: Page, table: LocalTable): Promise<void> {
  await keep(page, table);
  await page.goto(`/local/${table.id}`);
  const isThere = table.over ? '[data-end] [data-result]' : '[data-table][data-turn=mine] [data-legal=true]';
  await page.locator(isThere).first().waitFor();
}

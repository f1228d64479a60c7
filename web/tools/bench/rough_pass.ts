// How long the review's rough pass over a whole game takes: in the page on one Worker, beside the native engine.
import type { Page } from 'playwright-core';
import { ask } from '../../src/engine/client.ts';
import { GAMES, type GameId } from '../../src/protocol/game.ts';
import { granted } from '../../tests/support/granted.ts';
import { nativeHost } from '../../tests/support/native_host.ts';
import { secondsOfRoughPass } from '../../tests/support/rough_pass.ts';

/** Plays sensibly, and a whole game in seconds. */
const BOT = 'mcts:iters=100';
/** So many can play every game, and their games are long. */
const PLAYERS = 4;
const SEED = 7;
const ROUNDS = 3;
const MOST_SECONDS = 10;

/** The record of a game of bots. */
async function played(game: GameId): Promise<string> {
  const host = nativeHost();
  let { to_act } = granted(await ask(host, 'new', { game, players: PLAYERS, seed: SEED }));
  while (to_act !== null) {
    const { move } = granted(await ask(host, 'go', { bot: BOT }));
    to_act = granted(await ask(host, 'play', { move })).to_act;
  }
  const { record } = granted(await ask(host, 'record', {}));
  host.close();
  return record;
}

/** Tells the times and returns what is too slow, as sentences. The best of several rounds counts. */
export async function tellRoughPasses(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const game of GAMES) {
    const record = await played(game);
    const best = { native: Infinity, chromium: Infinity };
    for (let round = 0; round < ROUNDS; ++round) {
      best.native = Math.min(best.native, await secondsOfRoughPass(nativeHost(), record));
      best.chromium = Math.min(
        best.chromium,
        await page.evaluate((all) => window.harness.roughPass(all), record),
      );
    }
    const ratio = (best.chromium / best.native).toFixed(2);
    console.log(
      `${game.padEnd(9)} rough pass over a game of ${PLAYERS}: native ${best.native.toFixed(1)} s; Chromium ${best.chromium.toFixed(1)} s on one worker, ${ratio} times as long`,
    );
    if (best.chromium > MOST_SECONDS)
      faults.push(`${game}: the rough pass takes longer than ${MOST_SECONDS} s.`);
  }
  return faults;
}

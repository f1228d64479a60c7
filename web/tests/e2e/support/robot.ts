// A robot that knows no rule: it clicks only what is marked as legal, until the game is over.
import type { Page } from 'playwright-core';
import type { LocalTable } from '../../../src/app/local_tables.ts';
import type { Match } from '../../support/matches.ts';

/** What a whole game showed. */
export interface Shown {
  readonly clicks: number;
  readonly ranks: readonly number[];
  /** Kinds of decisions that the robot was asked for. */
  readonly decisions: readonly string[];
  /** Kinds of events that the log tells at the end. */
  readonly events: readonly string[];
}

/** Runs in the page, at a table; alone with its seed it does the same each time. */
async function play(seed: number): Promise<Shown> {
  /** Without a new version. */
  const MOST_CLICKS = 400;
  /** Bots think, and the machine may be busy. */
  const PATIENCE = 120_000;
  let state = seed;
  const dice = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const any = <T>(list: readonly T[]) => list[Math.floor(dice() * list.length)];
  const root = () => document.querySelector<HTMLElement>('[data-table]');
  const yielded = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  /** Until the page changes; not for ever, because a bot may have moved just before. */
  const changed = (most: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        watch.disconnect();
        clearTimeout(limit);
        resolve();
      };
      const watch = new MutationObserver(done);
      const limit = setTimeout(done, most);
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  const where = () => {
    const sentence = document.querySelector('[data-sentence]')?.textContent;
    const { table, version, turn, decision } = root()?.dataset ?? {};
    return `${location.pathname}, ${table} at ${version}, ${turn}, ${decision}: ${sentence}`;
  };

  let clicks = 0;
  let since = performance.now();
  let lately: string[] = [];
  let version = '';
  const decisions = new Set<string>();
  while (document.querySelector('[data-result]') === null) {
    const dataset = root()?.dataset ?? {};
    if (dataset['version'] !== version) {
      version = dataset['version'] ?? '';
      since = performance.now();
      lately = [];
    }
    if (performance.now() - since > PATIENCE) throw new Error(`Nothing happens: ${where()}`);
    if (dataset['turn'] !== 'mine') {
      // What others do need not be told.
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      await changed(30);
      continue;
    }
    decisions.add(dataset['decision'] ?? '');
    const legal = [...document.querySelectorAll<HTMLElement>('[data-legal="true"]')].filter((one) =>
      one.checkVisibility(),
    );
    const confirm = document.querySelector<HTMLElement>('[data-action="confirm"]');
    // Whoever only ever passes sees nothing of the game.
    const lively = legal.filter(({ dataset: { target } }) => !['pass', 'end', 'swap'].includes(target ?? ''));
    const chosen = any(lively.length > 0 && dice() < 0.97 ? lively : legal);
    const element = confirm !== null && (legal.length === 0 || dice() < 0.6) ? confirm : chosen;
    if (element === undefined) throw new Error(`Nothing can be clicked: ${where()}`);
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    ++clicks;
    lately.push(element.dataset['target'] ?? element.dataset['action'] ?? '');
    if (lately.length > MOST_CLICKS)
      throw new Error(`${MOST_CLICKS} clicks make no move: ${where()} ${lately.slice(-20).join(', ')}`);
    await yielded();
  }
  // The button would open the chat again if that was looked at before.
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'l' }));
  while (document.querySelector('[data-event]') === null) await changed(100);
  const all = (selector: string, name: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset[name] ?? '');
  const ranks = all('[data-result] [data-rank]', 'rank').map(Number);
  return { clicks, ranks, decisions: [...decisions], events: [...new Set(all('[data-event]', 'event'))] };
}

/** At the table where the page is, to the end. */
export async function playToTheEnd(page: Page, seed: number): Promise<Shown> {
  await page.locator('[data-table][data-turn]').waitFor();
  return page.evaluate(play, seed);
}

/**
 * From now on bots of games in the page move at random and at once: whole games cost no thoughts. They do the same each time.
 */
export async function hurryBots(page: Page): Promise<void> {
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    let thoughts = 0;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const hurried =
        typeof message === 'string'
          ? message.replace(
              '"cmd":"think","bot":"easy"',
              () => `"cmd":"think","bot":"random","seed":${++thoughts}`,
            )
          : message;
      post.call(this, hurried);
    };
  });
}

/** A whole game against bots in the page, which is not loaded anew for it. */
export async function playLocally(page: Page, match: Match, seed: number): Promise<Shown> {
  const { game, players, seat, options } = match;
  const table: LocalTable = {
    id: `robot${seed}`,
    game,
    chairs: Array.from({ length: players }, (_, chair) => (chair === seat ? null : 'easy')),
    options,
    seed,
    record: null,
    over: false,
    changedAt: 1,
  };
  await page.evaluate((kept) => {
    localStorage.setItem(`durbar.table.${kept.id}`, JSON.stringify(kept));
    history.pushState(null, '', `/local/${kept.id}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, table);
  await page.locator(`[data-table="${table.id}"]`).waitFor();
  const shown = await playToTheEnd(page, seed);
  await page.evaluate((key) => localStorage.removeItem(key), `durbar.table.${table.id}`);
  return shown;
}

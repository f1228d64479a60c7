// Somebody who knows no rules: clicks what is marked as legal, nothing else.
import type { Page } from 'playwright-core';
import type { Dice } from '../../support/random_move.ts';

export type Turn = 'mine' | 'other' | 'over';

export function turnOf(page: Page): Promise<Turn> {
  return page.locator('[data-table]').getAttribute('data-turn') as Promise<Turn>;
}

export async function versionOf(page: Page): Promise<number> {
  return Number(await page.locator('[data-table]').getAttribute('data-version'));
}

/** Until somebody has something to do here, or the game is over. */
export async function settled(page: Page, timeout = 60_000): Promise<Turn> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-table][data-turn=over], [data-result]') !== null ||
      (document.querySelector('[data-table][data-turn=mine]') !== null &&
        document.querySelector('[data-legal=true], [data-action=confirm]:not([disabled])') !== null),
    undefined,
    { timeout },
  );
  return (await page.locator('[data-result]').count()) > 0 ? 'over' : turnOf(page);
}

/** One legal click at random, or the confirmation of what is chosen. Answers what was clicked. */
export async function clickLegal(page: Page, roll: Dice): Promise<string> {
  const clicked = await page.evaluate((number) => {
    const confirm = document.querySelector<HTMLElement>('[data-action=confirm]:not([disabled])');
    const legal = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-legal=true]')].filter(
      (one) => one.getClientRects().length > 0,
    );
    const all = confirm === null ? legal : [...legal, confirm, confirm, confirm];
    const chosen = all[Math.floor(number * all.length)];
    if (chosen === undefined) return null;
    chosen.scrollIntoView({ block: 'nearest' });
    const box = chosen.getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    const init = {
      bubbles: true,
      cancelable: true,
      clientX,
      clientY,
      pointerType: 'mouse',
      button: 0,
      isPrimary: true,
    };
    chosen.dispatchEvent(new PointerEvent('pointerdown', init));
    chosen.dispatchEvent(new PointerEvent('pointerup', init));
    chosen.dispatchEvent(new PointerEvent('click', init));
    return chosen.dataset['target'] ?? chosen.dataset['action'] ?? '';
  }, roll(1_000_000) / 1_000_000);
  return clicked ?? '';
}

/** Clicks until the match has gone on; gives up after so many clicks that lead nowhere. */
export async function makeMove(page: Page, roll: Dice): Promise<void> {
  const before = await versionOf(page);
  const path: string[] = [];
  for (let clicks = 0; clicks < 60; ++clicks) {
    path.push(await clickLegal(page, roll));
    const moved = await page
      .waitForFunction(
        (version) => {
          const root = document.querySelector<HTMLElement>('[data-table]');
          return (
            document.querySelector('[data-result]') !== null || Number(root?.dataset['version']) > version
          );
        },
        before,
        { timeout: 250 },
      )
      .then(
        () => true,
        () => false,
      );
    if (moved) return;
  }
  throw new Error(`60 clicks made no move: ${path.join(', ')}`);
}

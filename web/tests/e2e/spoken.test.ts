// One turn as a screen reader tells it: what is focused after each key, and what live regions say by themselves. The
// transcript is in the repository, to be read; whoever changes it reads it aloud first.
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, type GameId } from '../../src/protocol/game.ts';
import { settled } from './support/clicks.ts';
import { type House, openHouse } from './support/house.ts';
import { hurryBots } from './support/robot.ts';
import { openingOf, sitDown } from './support/tables.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** In each game something is chosen, perhaps put back, and played; bots do the same each time. */
const KEYS: { readonly [G in GameId]: readonly string[] } = {
  tigris: ['1', 'n', 'n', 'Escape', '2', 'n', 'Enter', '3', 'n'],
  maharani: ['n', 'Enter', 'n', 'n', 'Escape', 'n', 'Enter', 'n', 'Enter', 'n'],
  maharaja: ['n', 'n', 'Enter', 'n', 'Enter', 'n'],
  rajas: ['n', 'n', 'n', 'Enter', 'n'],
};

interface Spoken {
  readonly heard: string[];
}

/** Everything that live regions say from now on. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spoken: Spoken = { heard: [] };
    Object.assign(window, { spoken });
    const last = new Map<Element, string>();
    const note = (region: Element) => {
      const words = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
      const before = last.get(region);
      if (before === words) return;
      last.set(region, words);
      const added =
        before !== undefined && words.startsWith(before) ? words.slice(before.length).trim() : words;
      if (before !== undefined && added !== '') spoken.heard.push(`(${region.ariaLive}) ${added}`);
    };
    const all = () => {
      for (const region of document.querySelectorAll('[aria-live]')) note(region);
    };
    all();
    new MutationObserver(all).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function heard(page: Page): Promise<readonly string[]> {
  await page.waitForTimeout(400);
  return page.evaluate(() => (window as unknown as { spoken: Spoken }).spoken.heard.splice(0));
}

interface Told {
  readonly value?: unknown;
}

/** Role, name, states and description of what is focused, as the browser tells assistive technology. */
async function focused(client: CDPSession): Promise<string> {
  const { result } = await client.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const objectId = result.objectId ?? '';
  const { nodes } = await client.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const [node] = nodes;
  const of = (told?: Told) => (told?.value === undefined ? '' : String(told.value));
  const states = (node?.properties ?? [])
    .filter(
      ({ name, value }) =>
        ['pressed', 'selected', 'disabled', 'checked'].includes(name) && value.value === true,
    )
    .map(({ name }) => name);
  return [of(node?.name), of(node?.role), ...states, of(node?.description)]
    .filter((word) => word !== '')
    .join(', ');
}

test.each(GAMES)('a turn of %s is told', { timeout: 300_000 }, async (game) => {
  const page = await house.visitor();
  await sitDown(page, await openingOf(game));
  await hurryBots(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  const sentence = await page.locator('[data-sentence]').textContent();
  const lines = [`The table opens: ${sentence?.replace(/\s+/g, ' ').trim()}`];
  await listen(page);
  for (const key of KEYS[game]) {
    await page.keyboard.press(key);
    await settled(page);
    const said = await heard(page);
    lines.push('', `[${key}]`, `  ${await focused(client)}`, ...said.map((words) => `  ${words}`));
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./transcripts/${game}.txt`);
  expect(house.faults()).toEqual([]);
  await page.context().close();
});

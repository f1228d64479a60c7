// The first games: a robot that knows no rule plays each to its end in every language, in English at a desk and else on a
// phone; what is spoken of is there, nothing sticks out, what is clicked instead is answered, and whoever comes back goes on.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LessonStep } from '../../src/pages/lesson/lesson.ts';
import { lessons } from '../../src/pages/lesson/lessons.ts';
import { GAMES, type GameId } from '../../src/protocol/game.ts';
import { LANGUAGES } from '../../tools/texts/languages.ts';
import { DESK, type House, openHouse, PHONE } from './support/house.ts';
import { overflowIn } from './support/overflow.ts';

const PATIENCE = 600_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function stepsOf(game: GameId): Promise<readonly [string, LessonStep<GameId>][]> {
  return Object.entries<LessonStep<GameId>>((await lessons[game].data()).data.steps);
}

async function enter(page: Page, game: GameId): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator('[data-lesson] ~ [data-card]').waitFor();
}

/** What a step showed before it was left. */
interface Shown {
  readonly step: string;
  readonly targets: readonly string[];
  readonly over: boolean;
}

/** Runs in the page: does what is offered until another step, or the end, has come. */
async function doStep(seed: number): Promise<Shown> {
  const MOST_MS = 60_000;
  let state = seed;
  const dice = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const lesson = () => document.querySelector<HTMLElement>('[data-lesson]')?.dataset ?? {};
  const step = lesson()['step'] ?? '';
  const targets = new Set<string>();
  const begun = performance.now();
  const isLeft = () => lesson()['step'] !== step || lesson()['lessonOver'] !== undefined;
  while (!isLeft()) {
    if (performance.now() - begun > MOST_MS) throw new Error(`Nobody gets beyond ${step}.`);
    const marked = [...document.querySelectorAll<HTMLElement>('[data-target]')];
    for (const { dataset } of marked) targets.add(dataset['target'] ?? '');
    const legal = marked.filter((one) => one.dataset['legal'] === 'true' && one.checkVisibility());
    const confirm = document.querySelector<HTMLElement>('[data-action=confirm]');
    const next = document.querySelector<HTMLElement>('[data-action=next]');
    const isAsked = document.querySelector('[data-card]') !== null;
    const chosen =
      confirm !== null && (legal.length === 0 || dice(2) === 0) ? confirm : legal[dice(legal.length)];
    if (isAsked)
      (next ?? chosen)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    else window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { step, targets: [...targets], over: lesson()['lessonOver'] !== undefined };
}

describe.each(LANGUAGES)('in %s', (language) => {
  const isDesk = language === 'en';
  let page: Page;
  beforeAll(async () => {
    page = await house.visitor({ ...(isDesk ? DESK : PHONE), locale: language });
  });
  afterAll(() => page.context().close());

  test.each(GAMES)('%s is played to its end', { timeout: PATIENCE }, async (game) => {
    await enter(page, game);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    const played: string[] = [];
    for (const [id, { spoken = [] }] of await stepsOf(game)) {
      await page.locator(`[data-lesson][data-step="${id}"] ~ [data-card]`).waitFor();
      expect(await overflowIn(page), id).toEqual([]);
      const shown = await page.evaluate(doStep, 7);
      const missing = spoken.filter((target) => !shown.targets.includes(target));
      // A phone shows the parts of a table one after the other.
      if (isDesk) expect(missing, id).toEqual([]);
      else if (spoken.length > 0) expect(missing.length, id).toBeLessThan(spoken.length);
      played.push(shown.step);
    }
    expect(played).toEqual((await stepsOf(game)).map(([id]) => id));
    await page.locator('[data-lesson-over] ~ [data-card] [data-action=play-whole]').waitFor();
    expect(await overflowIn(page)).toEqual([]);
  });
});

test('whoever comes back goes on where they were, and a step back is one', {
  timeout: PATIENCE,
}, async () => {
  const page = await house.visitor();
  await page.locator('[data-game=tigris] [data-action=lesson]').click();
  const [first, second, third] = (await stepsOf('tigris')).map(([id]) => id);
  const stands = (id: string | undefined) =>
    page.locator(`[data-lesson=tigris][data-step="${id}"] ~ [data-card]`).waitFor();
  await stands(first);
  await page.evaluate(doStep, 1);
  await stands(second);
  await page.evaluate(doStep, 1);
  await stands(third);
  await page.reload();
  await stands(third);
  await page.locator('[data-action=lesson-back]').click();
  await stands(second);
  await page.goto('/');
  await page.locator('[data-game=tigris] [data-action=lesson]').click();
  await stands(second);
  await page.locator('[data-action=start-again]').click();
  await stands(first);
  await page.context().close();
});

test('what is clicked instead is answered, and after that help is offered', {
  timeout: PATIENCE,
}, async () => {
  const page = await house.visitor();
  await enter(page, 'tigris');
  const steps = await stepsOf('tigris');
  const goal = steps.findIndex(([, { moves }]) => moves?.[0]?.startsWith('leader ') === true);
  for (const [id] of steps.slice(0, goal)) {
    await page.locator(`[data-step="${id}"] ~ [data-card]`).waitFor();
    await page.evaluate(doStep, 1);
  }
  await page.locator('[data-card] [data-action=show-me]').waitFor();
  const step = await page.locator('[data-lesson]').getAttribute('data-step');
  for (let tries = 0; tries < 2; ++tries) {
    await page.locator('[data-tray] [data-legal=false][data-target^="hand:"]').first().click({ force: true });
    await page.locator('[data-sentence].refused').waitFor();
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-action=show-me].gold').click();
  // Without motion the clicks are numbered; nothing is played.
  await page.locator('.spotlight .number').first().waitFor();
  expect(await page.locator('[data-lesson]').getAttribute('data-step')).toBe(step);
  await page.context().close();
});

test('with the keyboard alone', { timeout: PATIENCE }, async () => {
  const page = await house.visitor();
  await enter(page, 'tigris');
  const [first, second, third] = (await stepsOf('tigris')).map(([id]) => id);
  const stands = (id: string | undefined) => page.locator(`[data-step="${id}"] ~ [data-card]`).waitFor();
  await stands(first);
  await page.keyboard.press('Enter');
  await stands(second);
  await page.locator('[data-action=next]').press('Enter');
  await stands(third);
  await page.keyboard.press('z');
  await stands(second);
  await page.context().close();
});

test('from any step one can play freely', { timeout: PATIENCE }, async () => {
  const page = await house.visitor();
  await enter(page, 'maharani');
  await page.locator('[data-action=play-freely]').click();
  await page.locator('[data-table] [data-target]').first().waitFor();
  expect(page.url()).toContain('/local/');
  await page.goBack();
  await page.locator('[data-lesson=maharani] ~ [data-card]').waitFor();
  await page.locator('[data-action=skip-lesson]').click();
  await page.locator('[data-game=maharani] [data-action=play-now]').waitFor();
  await page.context().close();
});

test('no page had anything to complain about', () => {
  expect(house.faults()).toEqual([]);
});

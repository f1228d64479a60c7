// Every page there is, with the tables of all games in the midst and at the end: where to go, and how to know that one is there.
import type { Page } from 'playwright-core';
import { GAMES } from '../../../src/protocol/game.ts';
import { review, sitDown, type Tables, tablesOf } from './tables.ts';

export interface Place {
  readonly name: string;
  readonly go: (page: Page) => Promise<void>;
}

/** In this order: the waiting room is reached through the dialog before it. */
const houses: readonly Place[] = [
  { name: 'the hall', go: async () => {} },
  ...GAMES.map((game) => ({
    name: `the dialog of a new table of ${game}`,
    go: async (page: Page) => {
      await page.goto(`/new/${game}`);
      await page.locator('[data-action=open-table]').waitFor();
    },
  })),
  {
    name: 'the waiting room',
    go: async (page) => {
      await page.locator('[data-action=open-table]').click();
      await page.locator('[data-action=start]').waitFor();
    },
  },
  {
    name: 'the settings',
    go: async (page) => {
      await page.goto('/settings');
      await page.locator('[data-settings]').waitFor();
    },
  },
  {
    name: 'a page of the rules',
    go: async (page) => {
      await page.goto('/rules/tigris#war');
      await page.locator('[data-example] [data-legal="true"]').first().waitFor();
    },
  },
  ...GAMES.map((game) => ({
    name: `the first lesson of ${game}`,
    go: async (page: Page) => {
      await page.goto(`/learn/${game}`);
      await page.locator('[data-lesson] ~ [data-card]').waitFor();
    },
  })),
  ...GAMES.map((game) => ({
    name: `a puzzle of ${game}`,
    go: async (page: Page) => {
      await page.goto(`/puzzle/${game}?day=20776`);
      await page.locator('[data-puzzle][data-turn=mine]').waitFor();
    },
  })),
  {
    name: 'the replay of a file',
    go: async (page) => {
      await page.goto('/replay');
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
    },
  },
];

/** The tables are played when the first of them is wanted. */
function tables(): readonly Place[] {
  return GAMES.flatMap((game) => {
    let played: Promise<Tables> | null = null;
    const sit = async (page: Page, when: 'midst' | 'end') => {
      played ??= tablesOf(game);
      await sitDown(page, (await played)[when]);
    };
    return [
      ...(['midst', 'end'] as const).map((when) => ({
        name: `the ${when} of a game of ${game}`,
        go: (page: Page) => sit(page, when),
      })),
      {
        name: `the review of a game of ${game}`,
        go: async (page: Page) => {
          played ??= tablesOf(game);
          await review(page, (await played).end);
        },
      },
      {
        name: `the help and a card at a table of ${game}`,
        go: async (page: Page) => {
          await sit(page, 'midst');
          await page.locator('[data-action=help]:visible').click();
          await page.locator('[data-help] [data-kind]').first().waitFor();
          await page.locator('[data-board] [data-target]').first().focus();
          await page.keyboard.press('i');
          await page.locator('[data-glossary]').waitFor();
        },
      },
    ];
  });
}

export const everywhere: readonly Place[] = [...houses, ...tables()];

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '../../protocol/game.ts';
import { chaptersOf } from './ledger.ts';

const ledger = (game: string) =>
  readFileSync(resolve(import.meta.dirname, `../../../../docs/rules/${game}.md`), 'utf8');

test.each(GAMES)('the whole ledger of %s is read', (game) => {
  const text = ledger(game);
  const rules = chaptersOf(text).flatMap((chapter) => chapter.rules);
  expect(rules.length).toBe(text.match(/^- \*\*[A-Z]{2}-\d/gm)?.length);
  for (const rule of rules) {
    expect(rule.text, rule.id).not.toMatch(/\*|\[RB/);
    expect(rule.text.length, rule.id).toBeGreaterThan(10);
  }
});

import { expect, test } from 'vitest';
import { showLanguage } from '../texts/texts.svelte.ts';
import { guestNameOf } from './guest_name.ts';
import { LANGUAGES } from './preferences.svelte.ts';

/** The hall takes no longer ones. */
const LONGEST = 24;
const KINDS = 24;

test.each(LANGUAGES)('%s: every guest gets a short name of its own', async (language) => {
  await showLanguage(language);
  const names = Array.from({ length: KINDS }, (_, kind) => guestNameOf([kind / KINDS, 0.999]));
  expect(new Set(names).size).toBe(KINDS);
  for (const name of names) {
    expect(name).toMatch(/^\p{Lu}\p{Ll}+ 99$/u);
    expect([...name].length).toBeLessThanOrEqual(LONGEST);
  }
  expect(guestNameOf([0, 0])).toMatch(/ 10$/);
});

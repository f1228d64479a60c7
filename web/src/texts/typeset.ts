// The spaces at which a line must not break.
import type { Language } from '../app/preferences.svelte.ts';

export const NO_BREAK = '\u00a0';

/** Prepositions that must not stand at the end of a line. */
const ONE_LETTER: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  cs: /(?<=^|[\s(„–])([kosuvz]) (?=\S|$)/giu,
  sk: /(?<=^|[\s(„–])([kosuvz]) (?=\S|$)/giu,
  ru: /(?<=^|[\s(«—])([вкосу]) (?=\S|$)/giu,
};

/** A number stays with its noun, its sign and what it is compared with, a short preposition with its word. */
export function typeset(text: string, language: Language): string {
  const counted = text
    .replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK}`)
    .replace(/(\d) : (?=\d)/g, `$1${NO_BREAK}:${NO_BREAK}`)
    .replaceAll(' %', `${NO_BREAK}%`);
  const letters = ONE_LETTER[language];
  return letters === null ? counted : counted.replace(letters, `$1${NO_BREAK}`);
}

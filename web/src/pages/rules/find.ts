// Searching the rules: words in any order, without regard to capitals and accents.
import { type Book, plainOf } from './book.ts';
import type { Chapter } from './ledger.ts';
import { LEDGER } from './place.ts';

/** One letter for each letter, so that places stay true. */
export function folded(text: string): string {
  return [...text]
    .map((letter) => (letter.length === 1 ? (letter.normalize('NFD')[0] ?? letter) : letter))
    .join('')
    .toLowerCase();
}

export function wantedIn(words: string): readonly string[] {
  return folded(words)
    .split(/\s+/)
    .filter((word) => word !== '');
}

export function hasAll(text: string, wanted: readonly string[]): boolean {
  const where = folded(text);
  return wanted.every((word) => where.includes(word));
}

export interface Stretch {
  readonly text: string;
  readonly hit: boolean;
}

/** A text in stretches, those that are wanted and those between them. */
export function stretchesOf(text: string, wanted: readonly string[]): readonly Stretch[] {
  const where = folded(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of wanted)
    for (let at = where.indexOf(word); at >= 0; at = where.indexOf(word, at + 1))
      hits.fill(true, at, at + word.length);
  const stretches: { text: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hit = hits[at] ?? false;
    const last = stretches.at(-1);
    if (last !== undefined && last.hit === hit) last.text += text[at];
    else stretches.push({ text: text[at] ?? '', hit });
  }
  return stretches;
}

/** How often each page has all that is wanted, in one title or paragraph; the ledger as a page of its own. */
export function hitsIn(
  book: Book,
  chapters: readonly Chapter[],
  wanted: readonly string[],
): ReadonlyMap<string, number> {
  const pages = book.pages.map(({ id, title, blocks }) => {
    const texts = [
      title,
      ...blocks.filter(({ kind }) => kind !== 'sum').map(({ parts }) => parts.map(plainOf).join(' ')),
    ];
    return [id, texts.filter((text) => hasAll(text, wanted)).length] as const;
  });
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return new Map([
    ...pages,
    [LEDGER, rules.filter(({ id, text }) => hasAll(`${id} ${text}`, wanted)).length],
  ]);
}

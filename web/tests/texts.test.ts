// What is said in one language is said in all, and nothing is kept that nobody says.
import { describe, expect, test } from 'vitest';
import { catalogueOf, type Entry } from '../tools/texts/catalogue.ts';
import { isOfEngine, textFiles } from '../tools/texts/files.ts';
import type { Nodes } from '../tools/texts/icu.ts';
import { LANGUAGES } from '../tools/texts/languages.ts';
import { buttonKeys, literalWords, pageSources, usageOf } from '../tools/texts/sources.ts';

const { catalogue, faults } = catalogueOf(textFiles());
const sources = pageSources();
const translations = LANGUAGES.filter((language) => language !== 'en');

/** Words that are the same in English and in another language: names, loans, and signs of units. */
const SAME = new Set(
  'akbar birbal bot chat čeština d durbar english h jodha karma maharaja maharani min mumtaz slovenčina tansen русский'.split(
    ' ',
  ),
);

/** A button of a phone has room for so many letters beside its picture. */
const BUTTON = 30;

test('every message can be used: well formed, with the plurals of its language and the arguments of the English', () => {
  expect(faults).toEqual([]);
});

test.each(translations)('nothing is missing in %s', (language) => {
  expect([...catalogue.en.keys()].filter((key) => !catalogue[language].has(key))).toEqual([]);
});

test('nothing is kept that no page says; what the engine says is said', () => {
  const isUsed = usageOf(sources);
  const unused = [...catalogue.en].filter(([key, { path }]) => !isOfEngine(path) && !isUsed(key));
  expect(unused.map(([key]) => key)).toEqual([]);
});

test('no component has words of its own but the name of the house', () => {
  const found = sources.flatMap((source) =>
    literalWords(source)
      .filter((word) => word !== 'Durbar')
      .map((word) => `${source.path}: ${word}`),
  );
  expect(found).toEqual([]);
});

function words(nodes: Nodes): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return node.kind === 'plural' || node.kind === 'select'
        ? [...node.forms.values()].map(words).join(' ')
        : '';
    })
    .join('');
}

function isWorded(nodes: Nodes): boolean {
  return (words(nodes).match(/\p{L}+/gu) ?? []).some((word) => !SAME.has(word.toLowerCase()));
}

describe.each(translations)('in %s', (language) => {
  test('nothing is left in English', () => {
    const untranslated = [...catalogue[language]].filter(
      ([key, { nodes, pattern }]) => pattern === catalogue.en.get(key)?.pattern && isWorded(nodes),
    );
    expect(untranslated.map(([key]) => key)).toEqual([]);
  });

  test('quotation marks, dashes and dots are those of the language', () => {
    const marks = language === 'ru' ? /["'“”„‘’!]|\.\.\.| [-–] / : /["'”«»‘’!]|\.\.\.| [-—] /;
    const wrong = [...catalogue[language]].filter(([, { nodes }]) => marks.test(words(nodes)));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test('no letter comes from another alphabet', () => {
    const mixed =
      language === 'ru'
        ? /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u
        : /\p{Script=Cyrillic}/u;
    const wrong = [...catalogue[language]].filter(([, { nodes }]) => mixed.test(words(nodes)));
    expect(wrong.map(([key]) => key).filter((key) => !key.includes('language'))).toEqual([]);
  });
});

/** The longest sentence that a message can make; a value counts as a short word. */
function longest(nodes: Nodes): number {
  return nodes.reduce((sum, node) => {
    if (node.kind === 'text') return sum + node.text.length;
    if (node.kind === 'count') return sum + 2;
    if (node.kind === 'argument') return sum + 6;
    return sum + Math.max(...[...node.forms.values()].map(longest));
  }, 0);
}

test.each(LANGUAGES)('buttons have room for their words in %s', (language) => {
  const entries: ReadonlyMap<string, Entry> = catalogue[language];
  const long = [...buttonKeys(sources)].filter((key) => longest(entries.get(key)?.nodes ?? []) > BUTTON);
  expect(long).toEqual([]);
});

// Numbers in sentences: whatever is counted is counted in its case, for every kind of number that a language knows. The
// sentences are kept in __snapshots__/counted.<language>.txt, for readers of that language to look through.
import { describe, expect, test } from 'vitest';
import { type Message, spoken, tongueOf, type Values } from '../src/texts/message.ts';
import { plain } from '../src/texts/rich.ts';
import { argumentsIn, catalogueOf, type Entry } from '../tools/texts/catalogue.ts';
import { compile } from '../tools/texts/compile.ts';
import { textFiles } from '../tools/texts/files.ts';
import type { Node, Nodes } from '../tools/texts/icu.ts';
import { LANGUAGES } from '../tools/texts/languages.ts';

const COUNTS = [0, 1, 2, 5, 21, 101] as const;
const { catalogue } = catalogueOf(textFiles());

/**
 * Numbers that stand before a noun without being counted: limits and prices of the rules and of the house, which never change,
 * and ends of a range, after which the noun is always in the genitive plural.
 */
const FIXED = new Set(
  `maharaja.refuse.too_many_roads maharaja.refuse.governor_too_low maharaja.ask.bid maharani.supply.pays_for rajas.kali.dice
  rajas.gloss.upgrade rajas.refuse.portuguese_blocked rajas.refuse.portuguese_too_late tigris.refuse.building_needs_line
  tigris.refuse.building_needs_longer_line hall.refuse.message_too_long hall.refuse.field_text hall.refuse.field_line
  hall.refuse.field_list hall.refuse.live_time hall.refuse.days_time hall.refuse.bad_chat hall.refuse.bad_name`.split(
    /\s+/,
  ),
);
/** Words after a number that do not belong to it: signs of units, and where the sentence goes on. */
const NO_NOUN =
  /^[\s\u00a0](min|мин|cesta =|дорога =|против|одинакова|končí|завершён|není|nie je|alebo|nebo více)/u;

/** A plural in a message, with what the selects around it have to be. */
interface Place {
  readonly name: string;
  readonly values: Values;
}

function placesIn(nodes: Nodes, values: Values = {}): readonly Place[] {
  return nodes.flatMap((node): readonly Place[] => {
    if (node.kind === 'plural') {
      const inner = [...node.forms.values()].flatMap((form) => placesIn(form, values));
      return [{ name: node.name, values }, ...inner];
    }
    if (node.kind !== 'select') return [];
    return [...node.forms].flatMap(([key, form]) => placesIn(form, { ...values, [node.name]: key }));
  });
}

function sayings(key: string, entry: Entry, language: (typeof LANGUAGES)[number]): readonly string[] {
  const message: Message = compile(entry.nodes, language);
  const tongue = tongueOf(language);
  const names = Object.fromEntries([...argumentsIn(catalogue, key)].map(([name]) => [name, `‹${name}›`]));
  return placesIn(entry.nodes).flatMap(({ name, values }) =>
    COUNTS.map((n) => plain(spoken(message, { ...names, ...values, [name]: n }, tongue))),
  );
}

/** Counted somewhere in any language: these are numbers everywhere. */
const numbers = new Set(
  [...catalogue.en.keys()].flatMap((key) =>
    [...argumentsIn(catalogue, key)].flatMap(([name, kind]) =>
      kind === 'number' || kind === 'maybe' ? [name] : [],
    ),
  ),
);

function uncounted(nodes: Nodes): readonly string[] {
  return nodes.flatMap((node: Node, at): readonly string[] => {
    if (node.kind === 'plural' || node.kind === 'select') return [...node.forms.values()].flatMap(uncounted);
    const next = nodes[at + 1];
    if (node.kind !== 'argument' || !numbers.has(node.name) || next?.kind !== 'text') return [];
    const isNoun = /^[\s\u00a0]\p{L}{3,}/u.test(next.text) && !NO_NOUN.test(next.text);
    return isNoun ? [`{${node.name}}${next.text}`] : [];
  });
}

describe.each(LANGUAGES)('in %s', (language) => {
  const entries: ReadonlyMap<string, Entry> = catalogue[language];

  test('what is counted says its number, or a word for it', () => {
    for (const [key, entry] of entries)
      for (const saying of sayings(key, entry, language))
        expect(saying, key).not.toMatch(/[{}#]|undefined|null/);
  });

  if (language !== 'en')
    test('a number before a noun is counted', () => {
      const found = [...entries]
        .filter(([key]) => !FIXED.has(key))
        .flatMap(([key, { nodes }]) => uncounted(nodes).map((text) => `${key}: ${text}`));
      expect(found).toEqual([]);
    });

  if (language !== 'en')
    test('every counted sentence is as its readers know it', async () => {
      const lines = [...entries].flatMap(([key, entry]) => {
        const said = [...new Set(sayings(key, entry, language))];
        return said.length === 0 ? [] : [`${key}\n${said.map((one) => `  ${one}\n`).join('')}`];
      });
      await expect(lines.join('')).toMatchFileSnapshot(`__snapshots__/counted.${language}.txt`);
    });
});

// All messages of all rooms, and what is wrong with them. Knows nothing of files: they are given.
import { failed, ok, type Result } from '../../src/base/result.ts';
import { type Node, type Nodes, parse } from './icu.ts';
import { CATEGORIES, type Language } from './languages.ts';

/** The messages of one language in one file. */
export interface TextFile {
  /** As people call it: src/ui/texts/cs.json. */
  readonly path: string;
  readonly language: Language;
  /** `common`, or the game whose page needs it. */
  readonly bundle: string;
  readonly text: string;
}

export interface Entry {
  readonly path: string;
  readonly bundle: string;
  readonly pattern: string;
  readonly nodes: Nodes;
}

/** `number`: counted by a plural; `maybe`: the same, or null; `word`: chosen by; `any`: only shown. */
export type ArgumentKind = 'number' | 'maybe' | 'word' | 'any';

export type Arguments = ReadonlyMap<string, ArgumentKind>;

export type Catalogue = Readonly<Record<Language, ReadonlyMap<string, Entry>>>;

const KEY = /^[a-z0-9_]+(\.[a-z0-9_]+)+$/;

function pairsOf(text: string): Result<readonly (readonly [string, string])[], string> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    return failed(error instanceof Error ? error.message : 'not JSON');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    return failed('not an object of texts');
  const pairs: [string, string][] = [];
  for (const [key, pattern] of Object.entries(read)) {
    if (typeof pattern !== 'string') return failed(`${key} is not a text`);
    pairs.push([key, pattern]);
  }
  return ok(pairs);
}

/** JSON.parse keeps the last of two keys without a word. */
function twice(text: string): readonly string[] {
  const keys = [...text.matchAll(/^\s*"([^"\\]*)"\s*:/gm)].map((match) => match[1] ?? '');
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

function choices(nodes: Nodes): readonly Extract<Node, { kind: 'plural' | 'select' }>[] {
  return nodes.flatMap((node) =>
    node.kind === 'plural' || node.kind === 'select'
      ? [node, ...[...node.forms.values()].flatMap(choices)]
      : [],
  );
}

/** A plural that names any category names all of its language. */
function pluralFaults(nodes: Nodes, language: Language): readonly string[] {
  const wanted = CATEGORIES[language];
  return choices(nodes)
    .filter((node) => node.kind === 'plural')
    .flatMap(({ name, forms }) => {
      const named = [...forms.keys()].filter((key) => !key.startsWith('='));
      const unknown = named.filter((key) => !wanted.includes(key));
      const missing = named.length > 1 ? wanted.filter((key) => !forms.has(key)) : [];
      return [
        ...unknown.map(
          (key) => `the plural of ${name} has the form '${key}', which ${language} does not know`,
        ),
        ...missing.map((key) => `the plural of ${name} lacks the form '${key}'`),
      ];
    });
}

const WEIGHT: Readonly<Record<ArgumentKind, number>> = { any: 0, word: 1, number: 2, maybe: 3 };

/** What an argument is that is used for both. */
function both(one: ArgumentKind, other: ArgumentKind): ArgumentKind {
  return WEIGHT[one] < WEIGHT[other] ? other : one;
}

export function argumentsOf(nodes: Nodes): Arguments {
  const found = new Map<string, ArgumentKind>();
  const nullable = new Set<string>();
  const note = (name: string, kind: ArgumentKind) => found.set(name, both(found.get(name) ?? 'any', kind));
  const visit = (all: Nodes) => {
    for (const node of all) {
      if (node.kind === 'argument') note(node.name, 'any');
      if (node.kind === 'plural') note(node.name, 'number');
      if (node.kind === 'select') note(node.name, 'word');
      if (node.kind === 'select' && node.forms.has('null')) nullable.add(node.name);
      if (node.kind === 'plural' || node.kind === 'select')
        for (const form of node.forms.values()) visit(form);
    }
  };
  visit(nodes);
  for (const name of nullable) if (found.get(name) === 'number') found.set(name, 'maybe');
  return found;
}

/** What the arguments of a message are in whatever language is shown. */
export function argumentsIn(catalogue: Catalogue, key: string): Arguments {
  const found = new Map<string, ArgumentKind>();
  for (const entries of Object.values(catalogue)) {
    for (const [name, kind] of argumentsOf(entries.get(key)?.nodes ?? []))
      found.set(name, both(found.get(name) ?? 'any', kind));
  }
  return found;
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'none' : [...names].sort().join(', ');
}

function argumentFaults(catalogue: Catalogue): readonly string[] {
  return Object.values(catalogue).flatMap((entries: ReadonlyMap<string, Entry>) =>
    [...entries].flatMap(([key, entry]) => {
      const english = catalogue.en.get(key);
      if (english === undefined) return [`${entry.path}: ${key}: there is no such message in English`];
      const wanted = listed([...argumentsOf(english.nodes).keys()]);
      const has = listed([...argumentsOf(entry.nodes).keys()]);
      return has === wanted
        ? []
        : [`${entry.path}: ${key}: its arguments are ${has}, but ${wanted} in ${english.path}`];
    }),
  );
}

/** What can be read, and what is wrong with the rest, each in a sentence that names file and key. */
export function catalogueOf(files: readonly TextFile[]): {
  readonly catalogue: Catalogue;
  readonly faults: readonly string[];
} {
  const found = { en: new Map<string, Entry>(), cs: new Map(), sk: new Map(), ru: new Map() };
  const faults: string[] = [];
  for (const { path, language, bundle, text } of files) {
    const pairs = pairsOf(text);
    if (!pairs.ok) {
      faults.push(`${path}: ${pairs.error}`);
      continue;
    }
    faults.push(...twice(text).map((key) => `${path}: ${key}: comes twice`));
    for (const [key, pattern] of pairs.value) {
      const nodes = parse(pattern);
      const elsewhere = found[language].get(key);
      if (!KEY.test(key)) faults.push(`${path}: ${key}: is not a key such as hall.greeting`);
      else if (elsewhere !== undefined) faults.push(`${path}: ${key}: is already in ${elsewhere.path}`);
      else if (!nodes.ok) faults.push(`${path}: ${key}: ${nodes.error}`);
      else {
        faults.push(...pluralFaults(nodes.value, language).map((fault) => `${path}: ${key}: ${fault}`));
        found[language].set(key, { path, bundle, pattern, nodes: nodes.value });
      }
    }
  }
  return { catalogue: found, faults: [...faults, ...argumentFaults(found)] };
}

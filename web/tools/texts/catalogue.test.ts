import { expect, test } from 'vitest';
import { argumentsIn, catalogueOf, type TextFile } from './catalogue.ts';
import { keysModule, messagesModule } from './emit.ts';
import type { Language } from './languages.ts';

function file(
  language: Language,
  messages: Readonly<Record<string, string>> | string,
  path?: string,
): TextFile {
  const text = typeof messages === 'string' ? messages : JSON.stringify(messages, null, 1);
  return { path: path ?? `${language}.json`, language, bundle: 'common', text };
}

function faults(...files: readonly TextFile[]): readonly string[] {
  return catalogueOf(files).faults;
}

test('messages that agree have no faults', () => {
  const english = file('en', { 'a.b': '{n, plural, one {# tile} other {# tiles}} of {who}' });
  const russian = file('ru', {
    'a.b': '{who}: {n, plural, one {# плитка} few {# плитки} many {# плиток} other {# плитки}}',
  });
  expect(faults(english, russian)).toEqual([]);
});

test.each([
  [file('en', { 'a.b': '{n' }), 'en.json: a.b: at 3: a brace that closes the argument is missing'],
  [
    file('en', { 'a.b': '{n, plural, one {x} few {y} other {z}}' }),
    "en.json: a.b: the plural of n has the form 'few', which en does not know",
  ],
  [file('en', { greeting: 'x' }), 'en.json: greeting: is not a key such as hall.greeting'],
  [file('en', '{\n"a.b": "x",\n"a.b": "y"\n}'), 'en.json: a.b: comes twice'],
  [file('en', '["x"]'), 'en.json: not an object of texts'],
  [file('en', '{ "a.b": 1 }'), 'en.json: a.b is not a text'],
])('a fault is told with its file and key: %o', (broken, fault) => {
  expect(faults(broken)).toEqual([fault]);
});

test('languages are measured against English', () => {
  expect(
    faults(
      file('en', { 'a.b': '{who}', 'a.c': '{n, plural, one {x} other {y}}' }),
      file('cs', { 'a.b': '{whom}', 'a.c': '{n, plural, one {x} other {y}}', 'a.d': 'x' }),
      file('en', { 'a.b': '{who}' }, 'other.json'),
    ),
  ).toEqual([
    "cs.json: a.c: the plural of n lacks the form 'few'",
    'other.json: a.b: is already in en.json',
    'cs.json: a.b: its arguments are whom, but who in en.json',
    'cs.json: a.d: there is no such message in English',
  ]);
});

test('an argument that any language counts is a number', () => {
  const { catalogue } = catalogueOf([
    file('en', { 'a.b': '{n} of {c, select, red {{c}} other {x}} on {cell}', 'a.c': 'x' }),
    file('cs', { 'a.b': '{n, plural, one {#} few {#} other {#}} {c} {cell}' }),
  ]);
  expect([...argumentsIn(catalogue, 'a.b')]).toEqual([
    ['n', 'number'],
    ['c', 'word'],
    ['cell', 'any'],
  ]);
  expect(keysModule(catalogue)).toContain(
    "  'a.b': { n: 'number'; c: 'word'; cell: 'any' };\n  'a.c': {};\n",
  );
});

test('a number that a message can do without may be null', () => {
  const { catalogue } = catalogueOf([
    file('en', { 'a.b': '{n, select, null {some} other {{n}}}' }),
    file('cs', { 'a.b': '{n, select, null {x} other {{n, plural, one {#} few {#} other {#}}}}' }),
  ]);
  expect([...argumentsIn(catalogue, 'a.b')]).toEqual([['n', 'maybe']]);
});

test('what is not translated is English', () => {
  const { catalogue } = catalogueOf([
    file('en', { 'a.b': 'Hall', 'a.c': 'Table' }),
    file('cs', { 'a.b': 'Sál' }),
  ]);
  expect(messagesModule(catalogue, 'common', 'cs')).toContain('  "a.b": "Sál",\n  "a.c": "Table",\n');
});

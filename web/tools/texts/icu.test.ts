import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { spoken, tongueOf, type Values } from '../../src/texts/message.ts';
import { plain } from '../../src/texts/rich.ts';
import { compile } from './compile.ts';
import { web } from './files.ts';
import { parse } from './icu.ts';
import { LANGUAGES, type Language } from './languages.ts';

function say(pattern: string, values: Values = {}, language: Language = 'en'): string {
  const nodes = parse(pattern);
  return nodes.ok ? plain(spoken(compile(nodes.value, language), values, tongueOf(language))) : nodes.error;
}

const malformed = readFileSync(join(web, '../tests/texts/malformed.txt'), 'utf8')
  .split('\n')
  .filter((each) => each !== '')
  .map((each) => each.split('\t'));

test.each(malformed)(
  'the engine and the page say the same of a malformed message: %s: %s',
  (fault, pattern = '') => {
    expect(parse(pattern)).toEqual({ ok: false, error: fault });
  },
);

test.each([
  ["It''s", "It's"],
  ["It's", "It's"],
  ["'{name}' is {name}", '{name} is Ada'],
  ["'{''}' {n, plural, other {'#' #}}", "{'} # 7"],
  ["'# {name}", "'# Ada"],
  ['{ name }, {name}', 'Ada, Ada'],
])('%s says %s', (pattern, sentence) => {
  expect(say(pattern, { name: 'Ada', n: 7 }).replaceAll('\u00a0', ' ')).toBe(sentence);
});

test('a number that is named goes before its category', () => {
  const pattern = '{n, plural, =0 {none} =1 {a single one} one {# one} other {# of them}}';
  expect([0, 1, 2].map((n) => say(pattern, { n }))).toEqual(['none', 'a single one', '2\u00a0of them']);
});

test('# counts for the innermost plural', () => {
  const pattern = '{n, plural, other {# and {m, plural, other {#}}, #}}';
  expect(say(pattern, { n: 3, m: 4 })).toBe('3\u00a0and 4, 3');
});

test('a choice is made by word, truth or nothing', () => {
  const pattern = '{x, select, red_blue {both} true {yes} null {nothing} other {{x}}}';
  expect(['red-blue', true, null, 'green'].map((x) => say(pattern, { x }))).toEqual([
    'both',
    'yes',
    'nothing',
    'green',
  ]);
});

test('a value that was forgotten shows its name, and a list its items', () => {
  expect(say('{cell}: {may_stay}', { may_stay: ['A1', 'B2'] })).toBe('{cell}: A1, B2');
});

const temples: Readonly<Record<Language, string>> = {
  en: '{n, plural, one {# temple} other {# temples}}',
  cs: '{n, plural, one {# chrám} few {# chrámy} other {# chrámů}}',
  sk: '{n, plural, one {# chrám} few {# chrámy} other {# chrámov}}',
  ru: '{n, plural, one {# храм} few {# храма} many {# храмов} other {# храма}}',
};
const counted: Readonly<Record<Language, readonly string[]>> = {
  en: ['0 temples', '1 temple', '2 temples', '5 temples', '21 temples', '101 temples'],
  cs: ['0 chrámů', '1 chrám', '2 chrámy', '5 chrámů', '21 chrámů', '101 chrámů'],
  sk: ['0 chrámov', '1 chrám', '2 chrámy', '5 chrámov', '21 chrámov', '101 chrámov'],
  ru: ['0 храмов', '1 храм', '2 храма', '5 храмов', '21 храм', '101 храм'],
};

test.each(LANGUAGES)('%s counts temples, and none stands apart from its number', (language) => {
  const said = [0, 1, 2, 5, 21, 101].map((n) => say(temples[language], { n }, language));
  expect(said).toEqual(counted[language].map((words) => words.replace(' ', '\u00a0')));
});

test.each([
  ['cs', 'Jde k\u00a0{cell} z\u00a0ruky za 10\u00a0bodů', 'Jde k {cell} z ruky za 10 bodů'],
  ['cs', 'na 62\u00a0%', 'na 62 %'],
  ['sk', 'V\u00a0kráľovstve s\u00a0{n}', 'V kráľovstve s {n}'],
  ['ru', 'Ход с\u00a0{from} в\u00a0царство', 'Ход с {from} в царство'],
  ['en', 'a 10\u00a0minute walk to a {cell}', 'a 10 minute walk to a {cell}'],
] as const)('in %s it reads “%s”', (language, sentence, pattern) => {
  expect(say(pattern, {}, language)).toBe(sentence);
});

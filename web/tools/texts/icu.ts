// Reads one message in ICU MessageFormat: the same language as src/texts/message.cpp and src/texts/icu.py of the engine.
import { failed, ok, type Result } from '../../src/base/result.ts';

export type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'argument'; readonly name: string }
  /** The number that the innermost plural counts. */
  | { readonly kind: 'count'; readonly name: string }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly forms: ReadonlyMap<string, Nodes> };

export type Nodes = readonly Node[];

type Inside = 'nothing' | 'plural' | 'select in plural';

interface Reader {
  readonly pattern: string;
  at: number;
  /** The argument of the innermost plural. */
  counted: string;
  fault: string | null;
}

const PLURAL_KEY = /^(=[0-9]+|zero|one|two|few|many|other)$/;

export function parse(pattern: string): Result<Nodes, string> {
  const reader: Reader = { pattern, at: 0, counted: '', fault: null };
  const nodes = readNodes(reader, 'nothing');
  if (reader.at < pattern.length) fail(reader, 'a brace closes nothing');
  return reader.fault === null ? ok(nodes) : failed(reader.fault);
}

/** Only the first fault counts; everything after it follows from it. */
function fail(reader: Reader, what: string, at = reader.at): void {
  reader.fault ??= `at ${at + 1}: ${what}`;
}

function sees(reader: Reader, text: string): boolean {
  return reader.pattern.startsWith(text, reader.at);
}

function ends(reader: Reader): boolean {
  return reader.fault !== null || reader.at >= reader.pattern.length;
}

function skipBlanks(reader: Reader): void {
  while (reader.at < reader.pattern.length && ' \t\n'.includes(reader.pattern.charAt(reader.at)))
    reader.at += 1;
}

function expect(reader: Reader, text: string, what: string): void {
  if (sees(reader, text)) reader.at += text.length;
  else fail(reader, what);
}

function readName(reader: Reader, what: string): string {
  skipBlanks(reader);
  const name = /^[A-Za-z0-9_]*/.exec(reader.pattern.slice(reader.at))?.[0] ?? '';
  if (name === '') fail(reader, what);
  reader.at += name.length;
  skipBlanks(reader);
  return name;
}

/** Up to the brace that closes the form, or to the end. */
function readNodes(reader: Reader, inside: Inside): Nodes {
  const nodes: Node[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') nodes.push({ kind: 'text', text });
    text = '';
  };
  while (!ends(reader) && !sees(reader, '}')) {
    if (sees(reader, '{')) {
      endText();
      nodes.push(readArgument(reader, inside));
    } else if (sees(reader, '#') && inside === 'plural') {
      endText();
      reader.at += 1;
      nodes.push({ kind: 'count', name: reader.counted });
    } else if (sees(reader, '#') && inside === 'select in plural') {
      fail(reader, '# stands in a select inside a plural; put the plural inside');
    } else if (sees(reader, "'")) {
      text += readQuotation(reader, inside);
    } else {
      text += reader.pattern.charAt(reader.at);
      reader.at += 1;
    }
  }
  endText();
  return nodes;
}

/** From an apostrophe on: two are one, one before a sign quotes up to the next, any other is itself. */
function readQuotation(reader: Reader, inside: Inside): string {
  const rest = reader.pattern.slice(reader.at);
  if (rest.startsWith("''")) {
    reader.at += 2;
    return "'";
  }
  if (!(inside === 'nothing' ? /^'[{}]/ : /^'[{}#]/).test(rest)) {
    reader.at += 1;
    return "'";
  }
  const quoted = /^'((?:[^']|'')*)'(?!')/.exec(rest);
  if (quoted === null) {
    fail(reader, 'a quotation does not end');
    return '';
  }
  reader.at += quoted[0].length;
  return (quoted[1] ?? '').replaceAll("''", "'");
}

/** From an opening brace to behind the one that closes it. */
function readArgument(reader: Reader, inside: Inside): Node {
  expect(reader, '{', '');
  const name = readName(reader, 'the name of an argument is missing');
  let node: Node = { kind: 'argument', name };
  if (sees(reader, ',')) {
    reader.at += 1;
    skipBlanks(reader);
    const from = reader.at;
    const kind = readName(reader, "'plural' or 'select' is missing");
    if (kind !== 'plural' && kind !== 'select')
      fail(reader, "only 'plural' and 'select' can stand here", from);
    expect(reader, ',', 'a comma is missing');
    const by = kind === 'plural' ? 'plural' : 'select';
    node = { kind: by, name, forms: readForms(reader, name, by, inside) };
  }
  expect(reader, '}', 'a brace that closes the argument is missing');
  return node;
}

function readForms(
  reader: Reader,
  name: string,
  by: 'plural' | 'select',
  inside: Inside,
): ReadonlyMap<string, Nodes> {
  const forms = new Map<string, Nodes>();
  const outer = reader.counted;
  if (by === 'plural') reader.counted = name;
  const within = by === 'plural' ? 'plural' : inside === 'nothing' ? 'nothing' : 'select in plural';
  for (skipBlanks(reader); !ends(reader) && !sees(reader, '}'); skipBlanks(reader)) {
    const from = reader.at;
    const equal = by === 'plural' && sees(reader, '=') ? '=' : '';
    reader.at += equal.length;
    const key = equal + readName(reader, 'the key of a form is missing');
    if (by === 'plural' && !PLURAL_KEY.test(key)) fail(reader, 'a plural has no such form', from);
    if (forms.has(key)) fail(reader, 'this form comes twice', from);
    expect(reader, '{', 'a brace that opens the form is missing');
    forms.set(key, readNodes(reader, within));
    expect(reader, '}', 'a brace that closes the form is missing');
  }
  reader.counted = outer;
  if (!forms.has('other')) fail(reader, "the form 'other' is missing");
  return forms;
}

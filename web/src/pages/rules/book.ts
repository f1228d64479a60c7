// The rules of a game as a book to be read: one text for each language, the same pages and paragraphs in all of them.
//
//   people: Archer | Bull | Potter | Lion        who sits where in the examples
//   # aim The aim                                a chapter: id and title; ## one of its pages, #+ one without a number
//   > The one sentence.                          what the page comes to
//   A paragraph, - an item, ### a heading        each is one line; behind it stand its rules, and the step that it speaks
//   of: {TE-5.1 TE-5.2 @2}
//   = left | middle | right                      a sum in pictures
//   @example war A war of traders                the example of the page, with its steps:
//   @step Join | A sentence about it.
//   @board What the table shows of it.
//
// In a text **strong**, [a link](page) and :te-tile-temple:, a picture of the game.

export type Inline =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly page: string }
  | { readonly kind: 'picture'; readonly name: string };

export type Words = readonly Inline[];

export interface Block {
  readonly kind: 'lead' | 'heading' | 'paragraph' | 'item' | 'sum';
  /** One text; of a sum as many as it has parts. */
  readonly parts: readonly Words[];
  /** Of the ledger. */
  readonly rules: readonly string[];
  /** Of the example, from 0; null: none in particular. */
  readonly step: number | null;
}

export interface Step {
  readonly name: string;
  readonly words: Words;
}

export interface ExampleText {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly Step[];
}

export interface Page {
  readonly id: string;
  readonly title: string;
  /** 6.2; empty for what is no chapter. */
  readonly number: string;
  readonly blocks: readonly Block[];
  readonly example: ExampleText | null;
  readonly board: Words | null;
}

export interface Book {
  readonly people: readonly string[];
  readonly pages: readonly Page[];
}

export interface Read {
  readonly book: Book;
  /** Lines that mean nothing, with their numbers. */
  readonly faults: readonly string[];
}

const SPECIAL = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([a-z-]+)\)|:([a-z][a-z0-9]*(?:-[a-z0-9_]+)+):/g;
const REFERENCES = / \{([A-Z0-9.@ -]+)\}$/;

/** What becomes of a text before it is shown. */
export type Typeset = (text: string) => string;

export function wordsOf(text: string, set: Typeset): Words {
  const words: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(SPECIAL)) {
    const [all, strong, label, page, name] = found;
    if (found.index > end) words.push({ kind: 'text', text: set(text.slice(end, found.index)) });
    if (strong !== undefined) words.push({ kind: 'strong', text: set(strong) });
    else if (label !== undefined && page !== undefined) words.push({ kind: 'link', text: set(label), page });
    else if (name !== undefined) words.push({ kind: 'picture', name });
    end = found.index + all.length;
  }
  if (end < text.length) words.push({ kind: 'text', text: set(text.slice(end)) });
  return words;
}

export function plainOf(words: Words): string {
  return words.map((word) => ('text' in word ? word.text : '')).join('');
}

function blockOf(kind: Block['kind'], line: string, set: Typeset): Block {
  const references = (REFERENCES.exec(line)?.[1] ?? '').split(' ').filter((one) => one !== '');
  const step = references.find((one) => one.startsWith('@'));
  const text = line.replace(REFERENCES, '');
  return {
    kind,
    parts: (kind === 'sum' ? text.split(' | ') : [text]).map((part) => wordsOf(part, set)),
    rules: references.filter((one) => !one.startsWith('@')),
    step: step === undefined ? null : Number(step.slice(1)) - 1,
  };
}

interface Draft {
  id: string;
  title: string;
  number: string;
  blocks: Block[];
  example: { id: string; title: string; steps: Step[] } | null;
  board: Words | null;
}

/** Where the numbers of the chapters stand. */
interface Count {
  chapter: number;
  page: number;
}

const PAGE = /^(#|##|#\+) ([a-z-]+) (.+)$/;

function pageOf(line: string, count: Count): Draft | null {
  const [, mark, id, title] = PAGE.exec(line) ?? [];
  if (id === undefined || title === undefined) return null;
  if (mark === '#') {
    count.chapter += 1;
    count.page = 0;
  } else if (mark === '##') count.page += 1;
  const numbers = { '#': `${count.chapter}`, '##': `${count.chapter}.${count.page}` };
  const number = mark === '#' || mark === '##' ? numbers[mark] : '';
  return { id, title, number, blocks: [], example: null, board: null };
}

const BLOCKS: readonly (readonly [mark: string, kind: Block['kind']])[] = [
  ['> ', 'lead'],
  ['### ', 'heading'],
  ['- ', 'item'],
  ['= ', 'sum'],
];

/** Adds a line to its page; false: it means nothing. */
function add(page: Draft, line: string, set: Typeset): boolean {
  const [, example, title] = /^@example ([a-z-]+) (.+)$/.exec(line) ?? [];
  if (example !== undefined && title !== undefined) {
    page.example = { id: example, title: set(title), steps: [] };
    return true;
  }
  const [, name, words] = /^@step ([^|]+) \| (.+)$/.exec(line) ?? [];
  if (name !== undefined && words !== undefined) {
    page.example?.steps.push({ name, words: wordsOf(words, set) });
    return page.example !== null;
  }
  if (line.startsWith('@board ')) {
    page.board = wordsOf(line.slice(7), set);
    return true;
  }
  const marked = BLOCKS.find(([mark]) => line.startsWith(mark));
  if (marked === undefined && /^[#>=@-]/.test(line)) return false;
  const [mark, kind] = marked ?? ['', 'paragraph' as const];
  page.blocks.push(blockOf(kind, line.slice(mark.length), set));
  return true;
}

export function bookOf(text: string, set: Typeset = (words) => words): Read {
  const faults: string[] = [];
  const pages: Draft[] = [];
  const count: Count = { chapter: 0, page: 0 };
  let people: readonly string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    if (line.startsWith('people: ')) {
      people = line.slice(8).split(' | ');
      continue;
    }
    const fresh = pageOf(line, count);
    const last = pages.at(-1);
    if (fresh !== null) pages.push(fresh);
    else if (last === undefined || !add(last, line, set)) faults.push(`${index + 1}: ${line}`);
  }
  return { book: { people, pages }, faults };
}

/** The page that tells this rule, if any does: of several the last chapter, because what comes first is an overview. */
export function pageOfRule(book: Book, rule: string): Page | null {
  const telling = book.pages.filter(({ blocks }) => blocks.some(({ rules }) => rules.includes(rule)));
  return telling.findLast(({ number }) => number !== '') ?? telling[0] ?? null;
}

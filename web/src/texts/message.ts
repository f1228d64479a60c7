// Messages as the build leaves them (tools/texts), and how one of them becomes a sentence. Nothing is parsed in the page.
import type { Line, Part } from './rich.ts';

/** A text, or pieces in a row. */
export type Message = string | readonly Piece[];

export type Piece = string | Argument | Choice;

/** The value itself. */
export type Argument = readonly [name: string];

/** What is said depends on the value: `=2`, then the category of the number, then `other`; or the word, then `other`. */
export type Choice = readonly [name: string, by: 'plural' | 'select', forms: Forms];

export type Forms = Readonly<Record<string, Message>>;

export type Messages = Readonly<Record<string, Message>>;

/** Values as they are and, in an array, with commas in between. */
export type Plain = string | number | boolean | null | readonly Plain[];

/** More than text; an array of parts is a line and comes as it is. */
export type Rich = Plain | Part | Line;

export type Values = Readonly<Record<string, unknown>>;

/** What a language brings to its messages. */
export interface Tongue {
  category(n: number): string;
  number(n: number): string;
}

export function tongueOf(language: string): Tongue {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return { category: (n) => rules.select(n), number: (n) => numbers.format(n) };
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'kind' in value && 'text' in value;
}

function text(words: string): Part {
  return { kind: 'text', text: words };
}

function shown(value: unknown, tongue: Tongue): Line {
  if (isPart(value)) return [value];
  if (typeof value === 'number') return [text(tongue.number(value))];
  if (!Array.isArray(value)) return [text(typeof value === 'string' ? value : JSON.stringify(value))];
  if (value.length > 0 && value.every(isPart)) return value;
  return value.flatMap((item, at) => [...(at > 0 ? [text(', ')] : []), ...shown(item, tongue)]);
}

function chosen([name, by, forms]: Choice, values: Values, tongue: Tongue): Message {
  const value = values[name];
  const other = forms['other'] ?? '';
  if (by === 'select') {
    const word = isPart(value) ? value.text : String(value);
    return forms[word.replaceAll('-', '_')] ?? other;
  }
  if (typeof value !== 'number') return other;
  return forms[`=${value}`] ?? forms[tongue.category(value)] ?? other;
}

function partsOf(message: Message, values: Values, tongue: Tongue): Line {
  if (typeof message === 'string') return [text(message)];
  return message.flatMap((piece) => {
    if (typeof piece === 'string') return [text(piece)];
    if (piece.length === 3) return partsOf(chosen(piece, values, tongue), values, tongue);
    // A value that was forgotten shows its name, as in the engine.
    return piece[0] in values ? shown(values[piece[0]], tongue) : [text(`{${piece[0]}}`)];
  });
}

/** The sentence; texts that meet are one part. */
export function spoken(message: Message, values: Values, tongue: Tongue): Line {
  const line: Part[] = [];
  for (const part of partsOf(message, values, tongue)) {
    const last = line.at(-1);
    if (part.kind !== 'text' || last?.kind !== 'text') line.push(part);
    else line[line.length - 1] = text(last.text + part.text);
  }
  return line.filter((part) => part.kind !== 'text' || part.text !== '');
}

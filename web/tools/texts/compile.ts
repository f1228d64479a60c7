// From a parsed message to what the page has of it (src/texts/message.ts), with the spaces that must not break.
import type { Message, Piece } from '../../src/texts/message.ts';
import type { Node, Nodes } from './icu.ts';
import type { Language } from './languages.ts';

const NO_BREAK = '\u00a0';

/** Prepositions that must not stand at the end of a line. */
const ONE_LETTER: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  cs: /(?<=^|[\s(„–])([kosuvz]) (?=\S|$)/giu,
  sk: /(?<=^|[\s(„–])([kosuvz]) (?=\S|$)/giu,
  ru: /(?<=^|[\s(«—])([вкосу]) (?=\S|$)/giu,
};

/** A number stays with its noun and its sign, a short preposition with its word. */
function typeset(text: string, language: Language, afterNumber: boolean): string {
  const counted = (afterNumber ? text.replace(/^ (?=\p{L}|$)/u, NO_BREAK) : text)
    .replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK}`)
    .replaceAll(' %', `${NO_BREAK}%`);
  const letters = ONE_LETTER[language];
  return letters === null ? counted : counted.replace(letters, `$1${NO_BREAK}`);
}

function pieceOf(node: Node, language: Language, afterNumber: boolean): Piece {
  switch (node.kind) {
    case 'text':
      return typeset(node.text, language, afterNumber);
    case 'argument':
    case 'count':
      return [node.name];
    case 'plural':
    case 'select': {
      const forms = [...node.forms].map(([key, form]) => [key, compile(form, language)] as const);
      return [node.name, node.kind, Object.fromEntries(forms)];
    }
  }
}

export function compile(nodes: Nodes, language: Language): Message {
  const pieces = nodes.map((node, at) => pieceOf(node, language, nodes[at - 1]?.kind === 'count'));
  const [only] = pieces;
  if (only === undefined) return '';
  return pieces.length === 1 && typeof only === 'string' ? only : pieces;
}

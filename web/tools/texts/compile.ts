// From a parsed message to what the page has of it (src/texts/message.ts), with the spaces that must not break.
import type { Message, Piece } from '../../src/texts/message.ts';
import { NO_BREAK, typeset } from '../../src/texts/typeset.ts';
import type { Node, Nodes } from './icu.ts';
import type { Language } from './languages.ts';

function spaced(text: string, language: Language, afterNumber: boolean): string {
  return typeset(afterNumber ? text.replace(/^ (?=\p{L}|$)/u, NO_BREAK) : text, language);
}

function pieceOf(node: Node, language: Language, afterNumber: boolean): Piece {
  switch (node.kind) {
    case 'text':
      return spaced(node.text, language, afterNumber);
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

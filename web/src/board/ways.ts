// All ways through a tree of choices, each from its first click to a move.
import type { Node } from '../protocol/generated/choices.ts';
import { selectionOf } from './select.ts';
import type { Target } from './table_model.ts';

export interface Way {
  readonly picked: readonly Target[];
  readonly move: string;
}

/** More picks than any set takes. */
const MOST_PICKS = 40;

/** The clicks so far with the first ones that make them a move; null: they lead nowhere. */
function completed(tree: Node, begun: readonly Target[]): Way | null {
  let picked = begun;
  for (let picks = 0; picks < MOST_PICKS; ++picks) {
    const selection = selectionOf(tree, picked);
    if (selection === null) return null;
    if (selection.move !== null) return { picked, move: selection.move };
    const [next] = selection.legal;
    if (next === undefined) return null;
    picked = [...picked, next];
  }
  return null;
}

/** Every move of the lists and families, in their order; of each set one move that begins with each of its items. */
export function waysOf(tree: Node): readonly Way[] {
  const ways: Way[] = [];
  const walk = (node: Node, picked: readonly Target[]) => {
    if (node.move !== undefined) ways.push({ picked, move: node.move });
    for (const { target, move, of, then } of node.each ?? [])
      for (const word of of)
        ways.push({ picked: [...picked, target + word], move: move + word + (then ?? '') });
    for (const { target } of node.pick?.items ?? []) {
      const way = completed(tree, [...picked, target]);
      if (way !== null) ways.push(way);
    }
    for (const next of node.next ?? []) if (next.target !== undefined) walk(next, [...picked, next.target]);
  };
  walk(tree, []);
  return ways;
}

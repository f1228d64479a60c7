// Which of a kingdom's treasures its trader takes. The engine asks which one stays; of two, a player thinks of the other.
import { selectionOf } from '../../board/select.ts';
import type { View } from '../../protocol/game.ts';
import type { Node } from '../../protocol/generated/choices.ts';
import type { TigrisDecision } from './pieces.ts';

type Pending = Extract<TigrisDecision, { kind: 'treasure' }>['pending'];

/** The question is which one is taken; else which one is left behind. */
export function takesOne({ treasures, may_stay: mayStay }: Pending): boolean {
  return treasures.length === 2 && mayStay.length === 2;
}

/** A click on one of two treasures takes it, and leaves the other. */
export function asAsked(tree: Node, { decision }: View<'tigris'>): Node {
  if (decision.kind !== 'treasure' || !takesOne(decision.pending)) return tree;
  const { may_stay: cells } = decision.pending;
  const next = cells.flatMap((cell) => {
    const move = selectionOf(
      tree,
      cells.filter((other) => other !== cell).map((stays) => `cell:${stays}`),
    )?.move;
    return move === undefined || move === null ? [] : [{ target: `cell:${cell}`, move }];
  });
  return { next };
}

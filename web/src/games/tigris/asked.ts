// The choices as players think of them, where the engine asks in another way.
import { selectionOf } from '../../board/select.ts';
import type { View } from '../../protocol/game.ts';
import type { Node } from '../../protocol/generated/choices.ts';
import type { TigrisDecision } from './pieces.ts';

type Pending = Extract<TigrisDecision, { kind: 'treasure' }>['pending'];

/** The question is which one is taken; else which one is left behind. */
export function takesOne({ treasures, may_stay: mayStay }: Pending): boolean {
  return treasures.length === 2 && mayStay.length === 2;
}

/** A click on one of two treasures takes it, and leaves the other. The engine asks which one stays. */
function takingOne(tree: Node, { may_stay: cells }: Pending): Node {
  const next = cells.flatMap((cell) => {
    const stays = cells.filter((other) => other !== cell).map((other) => `cell:${other}`);
    const move = selectionOf(tree, stays)?.move ?? null;
    return move === null ? [] : [{ target: `cell:${cell}`, move }];
  });
  return { next };
}

/** Where there is only one place for a monument, nobody has to choose it first. */
function withoutPlace(tree: Node, corner: string): Node {
  const place = `cell:${corner}`;
  const built = [...(selectionOf(tree, [place])?.legal ?? [])].flatMap((target) => {
    const move = selectionOf(tree, [place, target])?.move ?? null;
    return move === null ? [] : [{ target, move }];
  });
  return { ...tree, next: [...built, ...(tree.next ?? [])] };
}

export function asAsked(tree: Node, { decision }: View<'tigris'>): Node {
  if (decision.kind === 'treasure' && takesOne(decision.pending)) return takingOne(tree, decision.pending);
  const [corner, ...others] = decision.kind === 'monument' ? decision.pending.corners : [];
  return corner === undefined || others.length > 0 ? tree : withoutPlace(tree, corner);
}

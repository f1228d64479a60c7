// A tree of choices without everything that leads to none of some moves: for lessons, which offer one thing at a time.
import type { Family, Node, Pick } from '../protocol/generated/choices.ts';
import { pathTo } from './select.ts';

function familyOf(family: Family, moves: readonly string[]): readonly Family[] {
  const of = family.of.filter((word) => moves.includes(family.move + word + (family.then ?? '')));
  return of.length === 0 ? [] : [{ ...family, of }];
}

/** Its limits stay: whoever picks too few or too many of what is left makes another move. */
function setOf(pick: Pick, moves: readonly string[]): Pick | null {
  const paths = moves.flatMap((move) => {
    const path = pathTo({ pick }, move);
    return path === null ? [] : [path];
  });
  if (paths.length === 0) return null;
  const needed = new Set(paths.flat());
  const none = pick.none !== null && moves.includes(pick.none) ? pick.none : null;
  return { ...pick, none, items: pick.items.filter(({ target }) => needed.has(target)) };
}

/** Only the clicks that these moves need; null: none of them is behind this node. */
export function narrowed(tree: Node, moves: readonly string[]): Node | null {
  const next = (tree.next ?? []).flatMap((node) => narrowed(node, moves) ?? []);
  const each = (tree.each ?? []).flatMap((family) => familyOf(family, moves));
  const pick = tree.pick === undefined ? null : setOf(tree.pick, moves);
  const move = tree.move !== undefined && moves.includes(tree.move) ? tree.move : null;
  if (next.length === 0 && each.length === 0 && pick === null && move === null) return null;
  return {
    ...(tree.target === undefined ? {} : { target: tree.target }),
    ...(move === null ? {} : { move }),
    ...(next.length === 0 ? {} : { next }),
    ...(each.length === 0 ? {} : { each }),
    ...(pick === null ? {} : { pick }),
  };
}

/** Whether two moves are the same one, however the items of a set are written. */
export function isSameMove(tree: Node, one: string, other: string): boolean {
  if (one === other) return true;
  const [path, same] = [pathTo(tree, one), pathTo(tree, other)];
  return path !== null && same !== null && path.toSorted().join() === same.toSorted().join();
}

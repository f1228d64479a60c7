import type { Node, Pick } from '../../src/protocol/generated/choices.ts';

/** Numbers that come again with the same seed, from 0 up to and without `below`. */
export type Dice = (below: number) => number;

export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every move that the tree offers, without those of sets. */
export function leaves(node: Node): readonly string[] {
  return [
    ...(node.move === undefined ? [] : [node.move]),
    ...(node.next ?? []).flatMap(leaves),
    ...(node.each ?? []).flatMap((family) =>
      family.of.map((word) => family.move + word + (family.then ?? '')),
    ),
  ];
}

function sets(node: Node): readonly Pick[] {
  return [...(node.pick === undefined ? [] : [node.pick]), ...(node.next ?? []).flatMap(sets)];
}

function randomSet(pick: Pick, roll: Dice): string | undefined {
  const sums = new Map<string, number>();
  const counts = pick.items.map(() => 0);
  const kept = () =>
    pick.limits.every(({ sum, least, most }) => {
      const now = sums.get(sum) ?? 0;
      return now >= least && (most === null || now <= most);
    });
  const text = () => {
    const words = pick.items.flatMap((item, index) => Array<string>(counts[index] ?? 0).fill(item.word));
    return words.length === 0 ? (pick.none ?? undefined) : [pick.verb, ...words].join(' ');
  };
  for (let tries = 0; tries < 20; ++tries) {
    if (kept() && text() !== undefined && roll(2) === 0) return text();
    const index = roll(pick.items.length);
    for (const { sum, amount } of pick.items[index]?.adds ?? []) sums.set(sum, (sums.get(sum) ?? 0) + amount);
    counts[index] = (counts[index] ?? 0) + 1;
    const over = pick.limits.some(({ sum, most }) => most !== null && (sums.get(sum) ?? 0) > most);
    if (over) {
      sums.clear();
      counts.fill(0);
    }
  }
  return kept() ? text() : undefined;
}

/** A move that the tree offers. */
export function randomMove(tree: Node, roll: Dice): string {
  const single = leaves(tree);
  const many = sets(tree);
  for (;;) {
    const index = roll(single.length + many.length);
    const pick = many[index - single.length];
    const move = pick === undefined ? single[index] : randomSet(pick, roll);
    if (move !== undefined) return move;
  }
}

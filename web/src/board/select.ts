// One selector for all games: the tree of choices and the clicks so far say what may be clicked next and which move they
// make. Pure; it knows no rule, only the tree (docs/protocol.md, section 5).
import type { Node, Pick, PickItemsItem } from '../protocol/generated/choices.ts';
import type { Selection, Target } from './table_model.ts';

/** Where some clicks have led: a node of the tree, and how often each item of its set was picked. */
interface Place {
  readonly node: Node;
  readonly counts: ReadonlyMap<Target, number>;
}

const NO_COUNTS: ReadonlyMap<Target, number> = new Map();
export const NOTHING: Selection = { picked: [], legal: new Set(), move: null };

/** The node behind a click. The same click may stand in several lists: then it leads to all of them at once. */
function childOf(node: Node, target: Target): Node | null {
  const ends = (node.each ?? []).flatMap((family) =>
    family.of
      .filter((word) => family.target + word === target)
      .map((word): Node => ({ move: family.move + word + (family.then ?? '') })),
  );
  const found = [...(node.next ?? []).filter((one) => one.target === target), ...ends];
  const [first] = found;
  if (first === undefined || found.length === 1) return first ?? null;
  return Object.assign({}, ...found, {
    next: found.flatMap((one) => one.next ?? []),
    each: found.flatMap((one) => one.each ?? []),
  });
}

function sumsOf(pick: Pick, counts: ReadonlyMap<Target, number>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const item of pick.items) {
    const count = counts.get(item.target) ?? 0;
    for (const { sum, amount } of item.adds) sums.set(sum, (sums.get(sum) ?? 0) + amount * count);
  }
  return sums;
}

function isWithin(pick: Pick, counts: ReadonlyMap<Target, number>): boolean {
  const sums = sumsOf(pick, counts);
  return pick.limits.every(({ sum, most }) => most === null || (sums.get(sum) ?? 0) <= most);
}

function isEnough(pick: Pick, counts: ReadonlyMap<Target, number>): boolean {
  const sums = sumsOf(pick, counts);
  return pick.limits.every(({ sum, least }) => (sums.get(sum) ?? 0) >= least);
}

function counted(
  counts: ReadonlyMap<Target, number>,
  target: Target,
  by: number,
): ReadonlyMap<Target, number> {
  return new Map(counts).set(target, (counts.get(target) ?? 0) + by);
}

function words(item: PickItemsItem, counts: ReadonlyMap<Target, number>): readonly string[] {
  return Array<string>(counts.get(item.target) ?? 0).fill(item.word);
}

function setMove(pick: Pick, counts: ReadonlyMap<Target, number>): string | null {
  if (!isWithin(pick, counts) || !isEnough(pick, counts)) return null;
  const chosen = pick.items.flatMap((item) => words(item, counts));
  return chosen.length === 0 ? pick.none : [pick.verb, ...chosen].join(' ');
}

/**
 * Whether more picks could make the set complete, so that nobody is led into a dead end. Sets are small; a search that
 * has not ended after `MOST_STEPS` says yes, and whoever is stuck then goes a step back.
 */
const MOST_STEPS = 400;
function canComplete(pick: Pick, counts: ReadonlyMap<Target, number>): boolean {
  let steps = 0;
  const search = (sofar: ReadonlyMap<Target, number>, from: number): boolean => {
    if (setMove(pick, sofar) !== null || ++steps > MOST_STEPS) return true;
    return pick.items.slice(from).some((item, index) => {
      const more = counted(sofar, item.target, 1);
      return isWithin(pick, more) && search(more, from + index);
    });
  };
  return search(counts, 0);
}

function step(place: Place, target: Target): Place | null {
  const { pick } = place.node;
  if (pick?.items.some((item) => item.target === target)) {
    const counts = counted(place.counts, target, 1);
    if (isWithin(pick, counts)) return { node: place.node, counts };
  }
  const inSet = place.counts.size > 0;
  const child = inSet ? null : childOf(place.node, target);
  return child === null ? null : { node: child, counts: NO_COUNTS };
}

function placeOf(tree: Node, picked: readonly Target[]): Place | null {
  let place: Place | null = { node: tree, counts: NO_COUNTS };
  for (const target of picked) place = place === null ? null : step(place, target);
  return place;
}

function legalAt({ node, counts }: Place): ReadonlySet<Target> {
  const { pick } = node;
  const legal = new Set<Target>();
  for (const { target } of pick?.items ?? []) {
    const more = counted(counts, target, 1);
    if (pick !== undefined && isWithin(pick, more) && canComplete(pick, more)) legal.add(target);
  }
  if (counts.size > 0) return legal;
  for (const { target } of node.next ?? []) if (target !== undefined) legal.add(target);
  for (const family of node.each ?? []) for (const word of family.of) legal.add(family.target + word);
  return legal;
}

function moveAt({ node, counts }: Place): string | null {
  const fromSet = node.pick === undefined ? null : setMove(node.pick, counts);
  return fromSet ?? (counts.size === 0 ? (node.move ?? null) : null);
}

/** What these clicks have chosen; null if they lead nowhere. */
export function selectionOf(tree: Node, picked: readonly Target[]): Selection | null {
  const place = placeOf(tree, picked);
  return place === null ? null : { picked, legal: legalAt(place), move: moveAt(place) };
}

function movesOf(node: Node): readonly string[] {
  const ends = (node.each ?? []).flatMap(({ move, of, then }) =>
    of.map((word) => move + word + (then ?? '')),
  );
  const next = (node.next ?? []).flatMap(movesOf);
  return [...(node.move === undefined ? [] : [node.move]), ...ends, ...next];
}

/** For each click that may follow these, all moves that can come of it. Of sets nothing is told: they are too many. */
export function movesBehind(tree: Node, picked: readonly Target[]): ReadonlyMap<Target, readonly string[]> {
  const place = placeOf(tree, picked);
  if (place === null || place.counts.size > 0) return new Map();
  const { pick: _, ...node } = place.node;
  const targets = [...legalAt({ node, counts: NO_COUNTS })];
  return new Map(
    targets.map((target) => {
      const child = childOf(place.node, target);
      return [target, child === null ? [] : movesOf(child)];
    }),
  );
}

/** Whether the last click was one of a set, of which more may be picked. */
export function isInSet(tree: Node, picked: readonly Target[]): boolean {
  return (placeOf(tree, picked)?.counts.size ?? 0) > 0;
}

/**
 * The clicks after one more. Where the target does not follow, but would have followed earlier clicks, it takes the
 * place of those that came later: another tile, another square. Null if it never does.
 */
export function pick(tree: Node, picked: readonly Target[], target: Target): readonly Target[] | null {
  if (selectionOf(tree, picked)?.legal.has(target)) return [...picked, target];
  // What a set holds is not thrown away for one more of its items.
  const here = placeOf(tree, picked);
  if (here !== null && here.counts.size > 0 && here.node.pick?.items.some((item) => item.target === target))
    return null;
  for (let kept = picked.length - 1; kept >= 0; --kept) {
    const before = picked.slice(0, kept);
    if (selectionOf(tree, before)?.legal.has(target)) return [...before, target];
  }
  return null;
}

/** The clicks without the last one of this target and, outside of a set, without those that followed it. */
export function unpick(tree: Node, picked: readonly Target[], target: Target): readonly Target[] {
  const at = picked.lastIndexOf(target);
  if (at < 0) return picked;
  const before = picked.slice(0, at);
  const isItem = isInSet(tree, picked.slice(0, at + 1));
  return isItem ? [...before, ...picked.slice(at + 1)] : before;
}

export function back(picked: readonly Target[]): readonly Target[] {
  return picked.slice(0, -1);
}

/** The ways to read an item at the beginning of the text: how often, and what is left. The engine writes numbers. */
function readItem(text: string, word: string): readonly { readonly count: number; readonly rest: string }[] {
  const [, before, after] = /^(?:(\d+) )?(.*)$/.exec(text) ?? [];
  const ways: { count: number; rest: string }[] = [];
  for (const { count, body } of [
    { count: 1, body: text },
    { count: Number(before ?? 0), body: after ?? '' },
  ]) {
    if (count === 0 || !(body === word || body.startsWith(`${word} `))) continue;
    const rest = body.slice(word.length + 1);
    const [number, , more] = /^(\d+)( (.*))?$/.exec(rest)?.slice(1) ?? [];
    if (number !== undefined && body === text) ways.push({ count: Number(number), rest: more ?? '' });
    ways.push({ count, rest });
  }
  return ways;
}

function setTo(pick: Pick, move: string): readonly Target[] | null {
  if (move === pick.none) return [];
  if (!move.startsWith(`${pick.verb} `)) return null;
  const search = (text: string, sofar: readonly Target[]): readonly Target[] | null => {
    if (text === '') {
      const counts = sofar.reduce((all, target) => counted(all, target, 1), NO_COUNTS);
      return setMove(pick, counts) === null ? null : sofar;
    }
    for (const { target, word } of pick.items) {
      for (const { count, rest } of readItem(text, word)) {
        const found = search(rest, [...sofar, ...Array<Target>(count).fill(target)]);
        if (found !== null) return found;
      }
    }
    return null;
  };
  return search(move.slice(pick.verb.length + 1), []);
}

/** The clicks that make this move, written by the engine or by a tree; null if the tree does not offer it. */
export function pathTo(tree: Node, move: string): readonly Target[] | null {
  if (tree.move === move) return [];
  for (const family of tree.each ?? []) {
    const word = family.of.find((one) => family.move + one + (family.then ?? '') === move);
    if (word !== undefined) return [family.target + word];
  }
  const set = tree.pick === undefined ? null : setTo(tree.pick, move);
  if (set !== null) return set;
  for (const node of tree.next ?? []) {
    const rest = pathTo(node, move);
    if (rest !== null && node.target !== undefined) return [node.target, ...rest];
  }
  return null;
}

function idOf(target: Target): string {
  return target.slice(target.indexOf(':') + 1);
}

function kindOf(target: Target): string {
  return target.slice(0, target.indexOf(':') + 1);
}

function anyMove(node: Node): string | null {
  if (node.move !== undefined) return node.move;
  for (const { move, of, then } of node.each ?? [])
    if (of[0] !== undefined) return move + of[0] + (then ?? '');
  for (const next of node.next ?? []) {
    const found = anyMove(next);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The move that a click which is not offered would have made if it were: that of a click of the same kind, with the
 * other id in it. To ask why it is refused; null if nothing of that kind can be clicked now.
 */
export function nearestMove(tree: Node, picked: readonly Target[], target: Target): string | null {
  const node = placeOf(tree, picked)?.node ?? tree;
  const family = (node.each ?? []).find(
    (one) => target.startsWith(one.target) && kindOf(one.target) === kindOf(target),
  );
  if (family !== undefined) return family.move + target.slice(family.target.length) + (family.then ?? '');
  for (const sibling of node.next ?? []) {
    if (sibling.target === undefined || kindOf(sibling.target) !== kindOf(target)) continue;
    const move = anyMove(sibling)?.split(' ');
    const at = move?.indexOf(idOf(sibling.target)) ?? -1;
    if (move !== undefined && at >= 0) return move.with(at, idOf(target)).join(' ');
  }
  return null;
}

// What a table shows beside its view, as pure functions of what is known.
import type { GameId, Games, LogEntry } from '../protocol/game.ts';
import type { Node } from '../protocol/generated/choices.ts';
import type { OpenChoices } from '../protocol/generated/hall.ts';
import { back, isInSet, NOTHING, pathTo, pick, selectionOf, unpick } from './select.ts';
import type { Selection, Target } from './table_model.ts';

function cellOf(event: object): readonly Target[] {
  return 'cell' in event && typeof event.cell === 'string' ? [`cell:${event.cell}`] : [];
}

/** The squares that these events touch, in order, as the room sees it. */
export function touchedBy<G extends GameId>(
  events: readonly Games[G]['event'][],
  trail: Trail<G> = cellOf,
): readonly Target[] {
  return [...new Set(events.flatMap(trail))];
}

export type Trail<G extends GameId> = (event: Games[G]['event']) => readonly Target[];

/**
 * The squares of the newest turn that another seat has played, whoever else has answered in it; what was taken back is not
 * part of it.
 */
export function lastTurn<G extends GameId>(
  log: readonly LogEntry<G>[],
  seat: number | null,
  trail: Trail<G> = cellOf,
): { readonly seat: number; readonly targets: readonly Target[] } | null {
  const held = holding(log);
  const others = held.filter((entry) => typeof entry.actor === 'number' && entry.actor !== seat);
  const newest = others.at(-1);
  const last =
    others.findLast(
      ({ turn, events }) => turn === newest?.turn && events.some((one) => trail(one).length > 0),
    ) ?? newest;
  if (last === undefined || typeof last.actor !== 'number') return null;
  const targets = held
    .filter((entry) => entry.actor === last.actor && entry.turn === last.turn)
    .flatMap((entry) => {
      const first = entry.events.find((event) => trail(event).length > 0);
      return first === undefined ? [] : trail(first);
    });
  return { seat: last.actor, targets: [...new Set(targets)] };
}

/** The moves that hold: an undo takes that of its ply away, and all after it. */
export function holding<G extends GameId>(log: readonly LogEntry<G>[]): readonly LogEntry<G>[] {
  let held: LogEntry<G>[] = [];
  for (const entry of log) {
    const { ply } = entry;
    if (entry.what === 'undo' && ply !== null) held = held.filter((one) => (one.ply ?? 0) < ply);
    else if (entry.what === 'move') held.push(entry);
  }
  return held;
}

/** Choices that there are. */
export interface Offer {
  readonly version: number;
  readonly tree: Node;
}

export function offerOf(choices: OpenChoices | null): Offer | null {
  return choices === null || choices.tree === null ? null : { version: choices.version, tree: choices.tree };
}

/** What a click does to the clicks so far. */
export type Click =
  | { readonly kind: 'picked'; readonly picked: readonly Target[] }
  | { readonly kind: 'play'; readonly picked: readonly Target[]; readonly move: string }
  /** It stays as it is: the move is made, and waits to be confirmed. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused' };

export function clicked(
  { tree }: Offer,
  picked: readonly Target[],
  target: Target,
  by: 'click' | 'tap',
): Click {
  const before = selectionOf(tree, picked);
  const isDone = before !== null && before.move !== null && before.legal.size === 0 && !isInSet(tree, picked);
  if (isDone && picked.at(-1) === target)
    return by === 'tap' ? { kind: 'kept' } : { kind: 'play', picked, move: before.move ?? '' };
  const isLegal = before?.legal.has(target) === true;
  if (!isLegal && picked.includes(target)) return { kind: 'picked', picked: unpick(tree, picked, target) };
  const next = pick(tree, picked, target);
  if (next === null) return { kind: 'refused' };
  const after = selectionOf(tree, next);
  const ends = after !== null && after.move !== null && after.legal.size === 0 && !isInSet(tree, next);
  return ends && by === 'click'
    ? { kind: 'play', picked: next, move: after.move ?? '' }
    : { kind: 'picked', picked: next };
}

/** The clicks that `offered` follows: without the last one, while a move waits to be confirmed and another could take its place. */
export function offeredAfter({ tree }: Offer, picked: readonly Target[]): readonly Target[] {
  const selection = selectionOf(tree, picked) ?? NOTHING;
  const waits = selection.move !== null && selection.legal.size === 0 && picked.length > 0;
  return waits && !isInSet(tree, picked) ? back(picked) : picked;
}

/** What may be clicked: also what could take the place of the last click, while a move waits to be confirmed. */
export function offered(choices: Offer, picked: readonly Target[]): Selection {
  const selection = selectionOf(choices.tree, picked) ?? NOTHING;
  const after = offeredAfter(choices, picked);
  if (after === picked) return selection;
  return { ...selection, legal: selectionOf(choices.tree, after)?.legal ?? selection.legal };
}

/** The move that a look at this target foresees: the one that a click on it would complete. */
export function foreseenMove(choices: Offer, picked: readonly Target[], target: Target): string | null {
  const next = pick(choices.tree, picked, target);
  return next === null ? null : (selectionOf(choices.tree, next)?.move ?? null);
}

/**
 * The clicks with which choices begin: those so far that hold, where the decision is still the same, and of a new one a set
 * that the game proposes.
 */
export function picksAfter(
  now: OpenChoices | null,
  picked: readonly Target[],
  isSame: boolean,
): readonly Target[] {
  const offer = offerOf(now);
  if (offer === null) return [];
  if (isSame) return selectionOf(offer.tree, picked) === null ? [] : picked;
  const path = now?.proposal ? pathTo(offer.tree, now.proposal) : null;
  return path !== null && isInSet(offer.tree, path) ? path : [];
}

// What a table shows beside its view, as pure functions of what is known.
import type { TableState } from '../ports/port.ts';
import type { GameId, Games, LogEntry } from '../protocol/game.ts';
import type { Node } from '../protocol/generated/choices.ts';
import type { OpenChoices } from '../protocol/generated/hall.ts';
import type { GameRoom } from './room.ts';
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

/** What a seat has done in one turn: the squares that its moves touched, in order. */
export interface Turn {
  readonly seat: number;
  readonly targets: readonly Target[];
}

/**
 * What each other seat has done since the reader's own last turn, the newest last; whoever has only answered has done
 * nothing, and what was taken back is not part of it. While readers take their turn, it is still what they answer to.
 */
export function turnsSince<G extends GameId>(
  log: readonly LogEntry<G>[],
  seat: number | null,
  trail: Trail<G> = cellOf,
): readonly Turn[] {
  const held = holding(log).filter(({ actor }) => typeof actor === 'number');
  const now = held.at(-1)?.turn;
  const newest = new Map<number, { readonly turn: number; readonly targets: Target[] }>();
  for (const { actor, turn, events } of held.toReversed()) {
    if (typeof actor !== 'number') continue;
    const isOwnTurn = held.find((entry) => entry.turn === turn)?.actor === seat;
    if (isOwnTurn && turn !== now) break;
    const first = events.map((event) => trail(event)).find((targets) => targets.length > 0);
    if (actor === seat || first === undefined) continue;
    const done = newest.get(actor);
    if (done === undefined) newest.set(actor, { turn, targets: [...first] });
    else if (done.turn !== turn) break;
    else done.targets.unshift(...first);
  }
  return [...newest].toReversed().map(([of, { targets }]) => ({ seat: of, targets: [...new Set(targets)] }));
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

/** A state with its choices as the room asks for them. */
export function asAsked<G extends GameId>(
  state: TableState<G>,
  { asAsked: turned }: Pick<GameRoom<G>, 'asAsked'>,
): TableState<G> {
  const { choices, view } = state;
  if (turned === undefined || view === null || choices === null || choices.tree === null) return state;
  return { ...state, choices: { ...choices, tree: turned(choices.tree, view) } };
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

/** A move has been made by clicks and waits to be confirmed. */
export function isWaiting({ picked, move }: Selection): boolean {
  return picked.length > 0 && move !== null;
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

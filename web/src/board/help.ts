// What a game tells about itself at the table: the kinds of actions that there are, and what each thing on it is. Which
// actions are open now comes from the tree of choices; a room only says what they are called.
import type { GameId, Games } from '../protocol/game.ts';
import type { Node } from '../protocol/generated/choices.ts';
import type { Speaking } from './room.ts';
import type { Target } from './table_model.ts';
import { type Way, waysOf } from './ways.ts';

export interface ActionHelp {
  /** A symbol of the game's sprite or of the page's. */
  readonly picture: string;
  readonly name: string;
  /** What it does, in one sentence. */
  readonly text: string;
  /** Of the book of rules. */
  readonly page: string;
}

/** Its name is that of the target. */
export interface ThingHelp {
  /** What this kind of thing is and does, in one or two sentences. */
  readonly text: string;
  readonly page: string;
}

export interface GameHelp<G extends GameId> {
  /** All kinds of actions, in the order in which they are listed. */
  readonly kinds: readonly string[];
  /** Of which kind the move is that these clicks make. */
  kindOf(picked: readonly Target[], speaking: Speaking<G>): string;
  action(kind: string, speaking: Speaking<G>): ActionHelp;
  /** What a move is worth to the reader at once; the best of a few is the example of its kind. */
  worth(events: readonly Games[G]['event'][], speaking: Speaking<G>): number;
  /** Null: the target means nothing in this game. */
  thing(target: Target, speaking: Speaking<G>): ThingHelp | null;
}

/** All moves of a kind that are possible now; there is at least one. */
export interface OpenKind {
  readonly kind: string;
  readonly ways: readonly [Way, ...Way[]];
}

/** What can be done now, by kinds. */
export function openKinds<G extends GameId>(
  tree: Node,
  help: Pick<GameHelp<G>, 'kinds' | 'kindOf'>,
  speaking: Speaking<G>,
): readonly OpenKind[] {
  const found = new Map<string, [Way, ...Way[]]>();
  for (const way of waysOf(tree)) {
    const kind = help.kindOf(way.picked, speaking);
    const ways = found.get(kind);
    if (ways === undefined) found.set(kind, [way]);
    else ways.push(way);
  }
  const place = (kind: string) => help.kinds.indexOf(kind);
  return [...found]
    .map(([kind, ways]) => ({ kind, ways }))
    .toSorted((one, other) => place(one.kind) - place(other.kind));
}

/** So many of them at most, from all over the list, the first among them. */
export function spread<T>(all: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, all.length / most);
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

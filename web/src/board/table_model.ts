// What a game's room may know and do at a table. The table page makes one of these of a port; boards, trays and sheets
// read it (its fields are reactive). Nobody here knows a rule.
//
// Whatever can be clicked wears `{...targetProps(table, 'cell:C4', label)}` on the board (SVG elements too) or
// `<button {...buttonProps(table, 'hand:red', label, { copy: 0 })}>` in the tray and in sheets (target.ts): it gets
// data-target, data-legal, data-picked, a role and a name. The page listens on its root for all of them, so rooms add no
// handlers, no tab order, no zoom. The page also draws Undo, End turn (`pass`, `end`) and Confirm in the dock.
import type { GameId, Games, Standing, View } from '../protocol/game.ts';
import type { Node } from '../protocol/generated/choices.ts';
import type { OpenChoices } from '../protocol/generated/hall.ts';
import type { Refusal } from './refusal.ts';
import type { Gloss } from './room.ts';
import type { Turn } from './table_logic.ts';
import type { Way } from './ways.ts';

/** The id of something on the table: `cell:C4`, `hand:red` (docs/protocol.md, section 5). */
export type Target = string;

export interface Selection {
  /** The clicks so far, in order. Items of a set come as often as they were picked. */
  readonly picked: readonly Target[];
  /** What may be clicked next; nothing while the reader cannot act. */
  readonly legal: ReadonlySet<Target>;
  /** The move that "confirm" would make; null: something is still missing. */
  readonly move: string | null;
}

export interface Foreseen<G extends GameId> {
  /** The target that is hovered, focused or tapped once, with what a click on it would cause. */
  readonly target: Target;
  readonly move: string;
  readonly events: readonly Games[G]['event'][];
  readonly gloss: readonly Gloss[];
}

/** What one of the moves behind a click would cause. */
export type Foretold<G extends GameId> = Pick<Foreseen<G>, 'move' | 'events'>;

export interface Advice {
  readonly move: string;
  /** The clicks that make this move, for the board to point at. */
  readonly targets: readonly Target[];
  /** The expected share of a win, 0 to 1; null if the adviser does not say. */
  readonly share: number | null;
}

/** What is being shown of an event just now; boards draw it over the view. */
export interface Playing<G extends GameId> {
  readonly event: Games[G]['event'];
  /** Milliseconds that it may take; 0 if nothing should move. */
  readonly ms: number;
  /** Events of the same change that were told before it; the view does not hold them yet either. */
  readonly before: readonly Games[G]['event'][];
}

export interface SeatPerson {
  readonly seat: number;
  readonly name: string;
  /** A bot's level, or null for a person. */
  readonly bot: string | null;
  readonly isYou: boolean;
}

/** An own decision that may still be made otherwise. */
export interface Earlier {
  readonly kind: string;
  readonly tree: Node;
}

export interface TableModel<G extends GameId> {
  readonly game: G;
  /** What the board shows: the port's view, or an older one while events are still being told. */
  readonly view: View<G>;
  readonly standing: Standing<G> | null;
  readonly choices: OpenChoices | null;
  /** The seat that this page decides for; null: it only watches. */
  readonly seat: number | null;
  readonly people: readonly SeatPerson[];
  /** The view is the newest, nothing is being sent or told, and there is something to decide. */
  readonly canAct: boolean;
  readonly selection: Selection;
  /** The decisions before this one that its room keeps open, the oldest first. */
  readonly earlier: readonly Earlier[];
  readonly foreseen: Foreseen<G> | null;
  /** The same for all moves behind targets that the room wants to say it on (`foretells`); empty until all are known. */
  readonly foretold: ReadonlyMap<Target, readonly Foretold<G>[]>;
  /** What is hovered, focused or tapped once, whatever a click on it would do. */
  readonly looked: Target | null;
  readonly advice: Advice | null;
  /** A move that is shown as an example; null: none is. Nothing can be confirmed meanwhile, and a click ends it. */
  readonly example: Way | null;
  readonly playing: Playing<G> | null;
  /** Lit by a log line that somebody points at. */
  readonly lit: ReadonlySet<Target>;
  /** The seat whose panel is pointed at: its pieces stay as they are, those of others fade; null: none is. */
  readonly pointed: number | null;
  /** What each other seat has done since the reader's own last turn, the newest last; for the trail. */
  readonly since: readonly Turn[];
  /**
   * A click. One that is not legal is refused with its rule, where the sentence stands. `by`: a tap on the board that
   * would make a move only previews it, and Confirm plays; everything else plays at once.
   */
  pick(target: Target, by?: 'click' | 'tap'): void;
  /** The same target once more out of a set; does nothing if it was not picked. */
  unpick(target: Target): void;
  /** Takes own moves back, up to the newest decision that offers these clicks, and makes them there. */
  retake(path: readonly Target[]): void;
  /** Takes the reader's last move back, if that is possible. */
  undo(): void;
  /** One step back. */
  back(): void;
  confirm(): void;
  /** What is hovered or focused; null: nothing any more. */
  look(target: Target | null): void;
  light(targets: readonly Target[]): void;
  /** Why this move of the reader's is refused; null: it is not, or nobody can say. */
  why(move: string): Promise<Refusal | null>;
  /** Said for a while where the sentence stands. */
  refuse(refusal: Refusal): void;
  /** Somebody points at a seat's panel; null: no more. */
  point(seat: number | null): void;
}

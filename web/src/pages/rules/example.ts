// What the examples of a book show, the same for all languages: positions and moves, which the engine plays in the page
// and, in books.test.ts, as they are told.
import type { Target } from '../../board/table_model.ts';
import type { GameId, Games } from '../../protocol/game.ts';

export interface ExampleStep<G extends GameId> {
  /** What is played to come here. */
  readonly moves?: readonly string[];
  /** Clicks that are made for the reader, so that the board shows what may follow. */
  readonly picked?: readonly Target[];
  /** What is looked at, so that the board shows what a click there would cause. */
  readonly look?: Target;
  /** What the text names, where no board writes its names: lit, as a line of the log lights it. Proves nothing. */
  readonly lit?: readonly Target[];
  /** Events that the moves must cause, or that the looked-at move would: as far as they are given here. */
  readonly tells?: readonly Partial<Games[G]['event']>[];
  /** Kinds of events that must not be among them. */
  readonly never?: readonly Games[G]['event']['event'][];
  /** Moves that are possible now. */
  readonly legal?: readonly string[];
  /** What each seat has now, as the engine counts it. */
  readonly points?: readonly number[];
  /** Moves that are refused now, with the rule. */
  readonly refused?: Readonly<Record<string, string>>;
}

export interface Example<G extends GameId> {
  /** Position text (docs/protocol.md, section 3). */
  readonly position: string;
  /** The part of the board's drawing that is shown: x, y, width and height; null: none of it. */
  readonly crop: readonly [x: number, y: number, width: number, height: number] | null;
  /** What is shown below it, of the parts that the room offers. */
  readonly parts?: readonly string[];
  readonly steps: readonly ExampleStep<G>[];
}

export interface BookData<G extends GameId> {
  /** How the texts call places of the board, in all languages: a step names none that the moves and claims so far do not. */
  readonly places?: Readonly<Record<string, readonly string[]>>;
  readonly examples: Readonly<Record<string, Example<G>>>;
  /** For each page rules that its text leaves to the fine print. */
  readonly fine: Readonly<Record<string, readonly string[]>>;
}

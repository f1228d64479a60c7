// What a game brings to the table page: its room in src/games/<game>/. Four rooms of the same shape.
import type { Component } from 'svelte';
import type { GameId, Games, LogEntry, Standing, View } from '../protocol/game.ts';
import type { Node } from '../protocol/generated/choices.ts';
import type { Line } from '../texts/rich.ts';
import type { GameHelp } from './help.ts';
import type { Foretold, SeatPerson, TableModel, Target } from './table_model.ts';

export interface WithTable<G extends GameId> {
  readonly table: TableModel<G>;
}

/** What the sentences of a game need to know. */
export interface Speaking<G extends GameId> {
  readonly view: View<G>;
  readonly people: readonly SeatPerson[];
  /** The reader's seat; null for spectators. */
  readonly seat: number | null;
  /** Who stands where, for the verdict; without it nothing is said about the reasons. */
  readonly standing?: Standing<G> | null;
}

/** What the engine says of a move beside its events (docs/protocol.md). */
export type Gloss = { readonly effect: string };

/** Which of several things of a kind is at hand, from 1. */
export interface Counted {
  readonly number: number;
  readonly of: number;
}

export interface GameWords<G extends GameId> {
  /** The line of the log that an event makes; null: none of its own. */
  event(event: Games[G]['event'], speaking: Speaking<G>): Line | null;
  /** One line for so many events of this kind and seat in a row; null: each has its own. */
  folded?(event: Games[G]['event'], times: number, speaking: Speaking<G>): Line | null;
  /** What whoever decides is asked, given the clicks so far; without the name before it. */
  ask(speaking: Speaking<G>, picked: readonly Target[]): Line;
  /** The same for everybody else. */
  wait(speaking: Speaking<G>): Line;
  /** "War 1 of 3", for a decision that says its `number` and `of` how many; null, or without it: these are actions. */
  counted?(speaking: Speaking<G>, at: Counted): string | null;
  /** How a target is called aloud. */
  label(target: Target, speaking: Speaking<G>): string;
  /** What the foreseen events mean for the reader, short: "+1 blue, your farmer". */
  foreseen(
    events: readonly Games[G]['event'][],
    speaking: Speaking<G>,
    gloss?: readonly Gloss[],
  ): Line | null;
  /** What an event brings to the seat it names, which is said before: "+2 red"; null: nothing that is worth a word. */
  gain(event: Games[G]['event'], speaking: Speaking<G>): Line | null;
  /** What of these entries made the points of a seat; null, or without it: whichever event is most worth telling. */
  earned?(log: readonly LogEntry<G>[], seat: number): string | null;
  /** What the button says that makes the foreseen move: "Lay it: +7"; without it, or where it is null, "Confirm". */
  confirm?(events: readonly Games[G]['event'][], speaking: Speaking<G>): string | null;
  /** The strip of a phone says it under the name: "38 gold". */
  brief?(seat: number, speaking: Speaking<G>): Line;
  /** What is answered to a click that is not offered, before any rule is asked for; null: the rule says it. */
  answer?(target: Target, speaking: Speaking<G>): Line | null;
  /** Why a target cannot be clicked now, where no rule says it; null: nothing better is known than "not now". */
  refuse?(target: Target, speaking: Speaking<G>): Line | null;
  /** Who wins and why, in one sentence. */
  verdict(speaking: Speaking<G>): Line;
}

export interface Series {
  readonly seat: number;
  /** A value for each turn, beginning with the start. */
  readonly values: readonly number[];
}

/**
 * How the table is laid out on desks. `dock`: sentence and tray under the board, everything else beside it. `columns`: the same,
 * with the supply in a column of its own on the other side. `header`: the board has the whole height; the sentence stands in
 * the header, tray or sheet on top of the side column, and the log in a drawer. Smaller screens show all of them alike.
 */
export type Frame = 'dock' | 'columns' | 'header';

export interface GameRoom<G extends GameId> {
  readonly game: G;
  readonly frame: Frame;
  /** How wide the side column of a `header` is. */
  readonly side?: number;
  /** On desks the reader's own seat is the head of the tray, on one line, instead of a panel of its own. */
  readonly seatHeadsTray?: boolean;
  /** On desks what is foreseen is said under the sentence, as on phones; else the board says it. */
  readonly saysForeseen?: boolean;
  /** On desks the emblems of the other seats are small, so that the game's part of a panel has its whole width. */
  readonly seatsAreFlat?: boolean;
  /** On phones: a row for each seat, in the place of a strip with their names. */
  readonly Strip?: Component<WithTable<G> & { readonly person: SeatPerson }>;
  /** Beside the title of a `header`: where the game stands, such as its round. */
  meta?(speaking: Speaking<G>): Line;
  /** Its pictures, as the text of a sprite. */
  readonly sprite: string;
  /** Width by height of the board, wide and, on narrow screens, turned. */
  readonly shape: { readonly wide: number; readonly narrow: number };
  readonly Board: Component<WithTable<G> & { readonly narrow: boolean }>;
  /** What lies before the reader: in the dock, under the sentence. */
  readonly Tray: Component<WithTable<G> & { readonly narrow: boolean }>;
  /** Takes the place of the tray while `hasSheet`. */
  readonly Sheet: Component<WithTable<G> & { readonly narrow: boolean }>;
  /** A sheet of a `header` that is wider than the column: how wide, and the board's width by height beside it. */
  readonly beside?: { readonly side: number; readonly wide: number };
  hasSheet(view: View<G>): boolean;
  /** On desks: the foot of the board has nothing to do with this decision, so a sheet may lie over it. */
  sheetMayCover?(view: View<G>): boolean;
  /** On desks the sheet itself has the button that makes the move; the sentence has none while it is there. */
  readonly sheetConfirms?: boolean;
  /** The game's part of a seat's panel. */
  readonly Seat: Component<WithTable<G> & { readonly person: SeatPerson; readonly narrow: boolean }>;
  readonly Supply: Component<WithTable<G> & { readonly narrow: boolean }>;
  /** The table of results at the end, with the whole log as soon as it is told. */
  readonly Result: Component<WithTable<G> & { readonly log?: readonly LogEntry<G>[] | null }>;
  /** How it came to the end, drawn by the game itself, with its own heading; without it `series` are lines. */
  readonly Plot?: Component<WithTable<G> & { readonly log: readonly LogEntry<G>[] }>;
  /** How many milliseconds an event is shown at full motion; 0: it needs no time of its own. */
  duration(event: Games[G]['event']): number;
  /** Whose emblem stands for a seat: a symbol and the number of the seat's colour. */
  emblem(view: View<G>, seat: number): { readonly glyph: string; readonly colour: number };
  words: GameWords<G>;
  /** The squares that an event touches, for the trail of a turn; by default `cell:` and its `cell`, if it has one. */
  trail?(event: Games[G]['event']): readonly Target[];
  /**
   * For what is reached by several moves, such as a city at the end of several roads: the clicks with which the way there
   * begins. The table goes on by itself until the way ends, or somebody clicks. Null: a click on it is meant as it is.
   */
  hop?(target: Target, speaking: Speaking<G>): readonly Target[] | null;
  /** A click on it would make a move that is easily regretted, or was not meant yet: it waits to be confirmed. */
  hesitates?(target: Target, speaking: Speaking<G>): boolean;
  /** Targets that say what they would cause before anybody looks at them, in `table.foretold`. Few moves may lie behind them. */
  foretells?(target: Target): boolean;
  /**
   * Of all that can come of such a click the move that the table goes on to by itself, as with the arrow of a tile. It is shown
   * while the click is looked at, and then waits to be confirmed or changed. Null: whoever decides goes on alone.
   */
  prefers?(told: readonly Foretold<G>[], speaking: Speaking<G>): Foretold<G> | null;
  /**
   * Steps of one decision that the engine asks one after the other: while a later one is asked, a click on a target of
   * an earlier one takes back what followed it.
   */
  staysOpen?(kind: Games[G]['decision']['kind']): boolean;
  /** The choices as players think of them, where the engine asks the other way round. */
  asAsked?(tree: Node, view: View<G>): Node;
  /** A decision that is made by itself right after a move of the reader's, if only one click is left. */
  goesOn?(kind: Games[G]['decision']['kind']): boolean;
  /** What is chosen along with the last of these clicks, because it is easily changed; null: nothing. */
  completed?(picked: readonly Target[], legal: ReadonlySet<Target>): Target | null;
  /** What else of the table than the board an example of the rules may show, by name: parts of what lies before a reader. */
  readonly parts?: Readonly<Record<string, Component<WithTable<G>>>>;
  /** What can be done and what everything is, for whoever asks at the table. */
  readonly help: GameHelp<G>;
  /** The page of the book of rules (src/pages/rules/) that tells about what is decided now. */
  rulesPage(view: View<G>): string;
  /** What a replay marks on its line of turns. */
  isConflict?(event: Games[G]['event']): boolean;
  /** How that is drawn and called; without it swords, for a conflict. */
  readonly turnMark?: { readonly icon: string; name(): string };
  /** What `series` counts, as a heading; without one it is points. */
  seriesName?(): string;
  /** A value of `series` where a sentence tells it: "23 to go"; without it the number. */
  pointsText?(value: number): string;
  /** What changes `series`, where a turn tells more than that. */
  isGain?(event: Games[G]['event']): boolean;
  /** What somebody gained of them; without it the number. */
  gainText?(gain: number): string;
  /** Points over the turns, of a finished game. */
  series(log: readonly LogEntry<G>[], view: View<G>): readonly Series[];
}

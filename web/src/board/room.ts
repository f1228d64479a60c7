// What a game brings to the table page: its room in src/games/<game>/. Four rooms of the same shape.
import type { Component } from 'svelte';
import type { GameId, Games, LogEntry, Standing, View } from '../protocol/game.ts';
import type { Line } from '../texts/rich.ts';
import type { SeatPerson, TableModel, Target } from './table_model.ts';

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

export interface GameWords<G extends GameId> {
  /** The line of the log that an event makes; null: none of its own. */
  event(event: Games[G]['event'], speaking: Speaking<G>): Line | null;
  /** One line for so many events of this kind and seat in a row; null: each has its own. */
  folded?(event: Games[G]['event'], times: number, speaking: Speaking<G>): Line | null;
  /** What whoever decides is asked, given the clicks so far; without the name before it. */
  ask(speaking: Speaking<G>, picked: readonly Target[]): Line;
  /** The same for everybody else. */
  wait(speaking: Speaking<G>): Line;
  /** How a target is called aloud. */
  label(target: Target, speaking: Speaking<G>): string;
  /** What the foreseen events mean for the reader, short: "+1 blue, your farmer". */
  foreseen(events: readonly Games[G]['event'][], speaking: Speaking<G>): Line | null;
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
  /** Its pictures, as the text of a sprite. */
  readonly sprite: string;
  /** Width by height of the board, wide and, on narrow screens, turned. */
  readonly shape: { readonly wide: number; readonly narrow: number };
  readonly Board: Component<WithTable<G> & { readonly narrow: boolean }>;
  /** What lies before the reader: in the dock, under the sentence. */
  readonly Tray: Component<WithTable<G> & { readonly narrow: boolean }>;
  /** Takes the place of the tray while `hasSheet`. */
  readonly Sheet: Component<WithTable<G> & { readonly narrow: boolean }>;
  hasSheet(view: View<G>): boolean;
  /** The game's part of a seat's panel. */
  readonly Seat: Component<WithTable<G> & { readonly person: SeatPerson; readonly narrow: boolean }>;
  readonly Supply: Component<WithTable<G> & { readonly narrow: boolean }>;
  /** The table of results at the end. */
  readonly Result: Component<WithTable<G>>;
  /** How many milliseconds an event is shown at full motion; 0: it needs no time of its own. */
  duration(event: Games[G]['event']): number;
  /** Whose emblem stands for a seat: a symbol and the number of the seat's colour. */
  emblem(view: View<G>, seat: number): { readonly glyph: string; readonly colour: number };
  words: GameWords<G>;
  /** The squares that an event touches, for the trail of a turn; by default `cell:` and its `cell`, if it has one. */
  trail?(event: Games[G]['event']): readonly Target[];
  /** What a replay marks on its line of turns. */
  isConflict?(event: Games[G]['event']): boolean;
  /** What `series` counts, as a heading; without one it is points. */
  seriesName?(): string;
  /** Points over the turns, of a finished game. */
  series(log: readonly LogEntry<G>[], view: View<G>): readonly Series[];
}

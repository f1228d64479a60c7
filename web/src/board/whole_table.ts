// The table as its page sees it: what a room may know of it, and what only the page needs.
import type { Port, Preview, TableState } from '../ports/port.ts';
import type { GameId, Games, LogEntry } from '../protocol/game.ts';
import type { Refusal } from './refusal.ts';
import type { GameRoom, Speaking } from './room.ts';
import type { SeatPerson, TableModel } from './table_model.ts';
import type { Way } from './ways.ts';

export interface TableOptions<G extends GameId> {
  readonly port: Port<G>;
  readonly room: GameRoom<G>;
  readonly seat: () => number | null;
  readonly people: () => readonly SeatPerson[];
  readonly isStill: () => boolean;
  readonly waitForMe: () => boolean;
  /** An event begins to be shown, or (after it was skipped) is not shown at all. */
  readonly onEvent?: (event: Games[G]['event']) => void;
}

export interface Table<G extends GameId> extends TableModel<G> {
  readonly room: GameRoom<G>;
  /** Of the port, however far the telling has come. */
  readonly latest: TableState<G>;
  /** What is shown. */
  readonly version: number;
  readonly log: readonly LogEntry<G>[];
  readonly speaking: Speaking<G>;
  readonly refusal: Refusal | null;
  /** Events are being told. */
  readonly isTelling: boolean;
  /** What the telling has come to, for the sentence; null: nothing that is worth one. */
  readonly told: Games[G]['event'] | null;
  /** More is to be told, and waits for a click. */
  readonly isHeld: boolean;
  /** A move is on its way. */
  readonly isSending: boolean;
  readonly canUndo: boolean;
  /** How far a hint has come, 0 to 1; null: none is being thought of. */
  readonly thinking: number | null;
  /** What the advised move would cause. */
  readonly advised: readonly Games[G]['event'][];
  hint(): void;
  /** Shows a move on the board, as if it were looked at; null: no more. */
  show(example: Way | null): void;
  /** What a move would cause; null: nobody can say. */
  foretell(move: string): Promise<Preview<G> | null>;
  /** No hint, neither a thought nor one that is shown. */
  dismissHint(): void;
  /** What was refused is no longer spoken of. */
  dismissRefusal(): void;
  /** Shows the newest at once. */
  skip(): void;
  close(): void;
}

// What a page knows of a table, wherever the table is: in the hall or in the engine beside the page.
import type { Result } from '../base/result.ts';
import type { Gone } from '../engine/host.ts';
import type { GameId, Games, LogEntry, Standing, View } from '../protocol/game.ts';
import type { Candidate } from '../protocol/generated/engine.ts';
import type { OpenChoices } from '../protocol/generated/hall.ts';
import type { Garbled } from '../protocol/guards.ts';

/** The table says no, and nothing has changed. */
export interface Refused {
  readonly kind: 'refused';
  /** Stable, for programs: `move/illegal`, `move/stale`, `undo/refused` … (docs/hall-protocol.md). */
  readonly code: string;
  /** The ledger's id, if it is a rule of the game. */
  readonly rule: string | null;
  /** Of the sentence in any language, with its values. */
  readonly key: string | null;
  readonly values: Readonly<Record<string, unknown>>;
  /** English. */
  readonly sentence: string;
  /** Of the record that could not be loaded. */
  readonly line?: number;
}

export type PortError = Refused | Garbled | Gone;

/** `lost`: what is shown may be old, and the port is trying to get it back; `closed`: for good. */
export type Link = 'opening' | 'live' | 'lost' | 'closed';

/** Everything that can be shown now. Plain and never changed: a new record takes its place. */
export interface TableState<G extends GameId> {
  readonly link: Link;
  /** Of the match; grows with every change of it. */
  readonly version: number;
  /** Null before the start. */
  readonly view: View<G> | null;
  /** Null for a reader who has nothing to decide. */
  readonly choices: OpenChoices | null;
  readonly standing: Standing<G> | null;
  /** All changes after the version `logFrom`, in order and without gaps. */
  readonly log: readonly LogEntry<G>[];
  readonly logFrom: number;
}

export interface Change<G extends GameId> {
  readonly state: TableState<G>;
  /** What led from the state before to this one, to be told and animated. */
  readonly entries: readonly LogEntry<G>[];
}

export interface Preview<G extends GameId> {
  /** What would happen, as far as the mover can foresee it. */
  readonly events: readonly Games[G]['event'][];
  /** What the move costs and does, where its text does not say it. */
  readonly gloss: readonly { readonly effect: string }[];
}

export interface Hint {
  readonly move: string;
  /** The expected share of a win; null if the adviser does not say. */
  readonly evaluation: number | null;
  /** The moves that were compared, best first. */
  readonly candidates: readonly Candidate[];
}

export interface HintOptions {
  /** Whoever no longer wants to know gets the answer `gone`. */
  readonly signal?: AbortSignal;
  /** Moves that look best so far, and how far the thought has come, 0 to 1. */
  readonly onProgress?: (sofar: Hint, progress: number) => void;
}

/** A table as one reader sees it. No function throws or rejects. */
export interface Port<G extends GameId> {
  readonly game: G;
  /** The same record until something changes. */
  state(): TableState<G>;
  /** Tells every change from now on, in order; the answer ends it. */
  subscribe(listener: (change: Change<G>) => void): () => void;
  /** Nothing, or the refusal that `play` would give now. */
  check(move: string): Promise<Result<null, PortError>>;
  preview(move: string): Promise<Result<Preview<G>, PortError>>;
  /**
   * Makes a move, once, however often the connection breaks. `version`: of the choices that it was chosen from; if that
   * decision is no longer open, the move is refused as `move/stale`. When the answer comes, `state` has come at least so far.
   */
  play(move: string, version: number): Promise<Result<null, PortError>>;
  /** Takes back one's own last decision, or a sealed choice. */
  undo(): Promise<Result<null, PortError>>;
  hint(options?: HintOptions): Promise<Result<Hint, PortError>>;
  /** Everything after that version, also what is older than `state().log`. */
  events(since: number): Promise<Result<readonly LogEntry<G>[], PortError>>;
  /** For good. What is not answered yet is `gone`. */
  close(): void;
}

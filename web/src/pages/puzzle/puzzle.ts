// The puzzles of the games, as `durbar puzzles` writes them: each a position in which one move is clearly best and does not
// look it. Fetched when somebody wants to solve one.
import type { GameId } from '../../protocol/game.ts';
import {
  decode,
  fields,
  type Guarded,
  integer,
  listOf,
  oneWord,
  quantity,
  text,
} from '../../protocol/guards.ts';

const MOST_LETTERS = 100_000;
const MOST_SEATS = 5;
const line = text(1, MOST_LETTERS);

const isWrongMove = fields<{ readonly move: string; readonly loss: number }>(
  { move: line, loss: quantity },
  {},
);

export interface Puzzle {
  readonly players: number;
  /** Who is to find the move. */
  readonly seat: number;
  readonly move: string;
  /** Of the win, with the best move, 0 to 1. */
  readonly share: number;
  /** What the second best loses of it. */
  readonly margin: number;
  /** How play is thought to go on; begins with the best move. */
  readonly line: readonly string[];
  /** What is known of other moves. */
  readonly others: readonly Guarded<typeof isWrongMove>[];
  /** All of it; the table shows what the seat may know. */
  readonly position: string;
}

const isPuzzle = fields<Puzzle>(
  {
    players: integer(2, MOST_SEATS),
    seat: integer(0, MOST_SEATS - 1),
    move: line,
    share: quantity,
    margin: quantity,
    line: listOf(line),
    others: listOf(isWrongMove),
    position: line,
  },
  {},
);

const files: { readonly [G in GameId]: () => Promise<{ readonly default: unknown }> } = {
  tigris: () => import('./puzzles/tigris.json'),
  rajas: () => import('./puzzles/rajas.json'),
  maharaja: () => import('./puzzles/maharaja.json'),
  maharani: () => import('./puzzles/maharani.json'),
};

/** Those of the game in the order of its file; null: the file is not what it should be. */
export async function puzzlesOf(game: GameId): Promise<readonly Puzzle[] | null> {
  const isFile = fields<{ readonly game: string; readonly puzzles: readonly Puzzle[] }>(
    { game: oneWord(game), puzzles: listOf(isPuzzle) },
    {},
  );
  const file = decode(isFile, (await files[game]()).default);
  return file.ok ? file.value.puzzles : null;
}

/** What a move loses against the best one, if that is known. */
export function lossOf(puzzle: Puzzle, isMove: (move: string) => boolean): number | null {
  return puzzle.others.find(({ move }) => isMove(move))?.loss ?? null;
}

/** As whole percents, so that two of them differ by what is said of their difference. */
export function percents(puzzle: Puzzle, loss: number): { readonly best: number; readonly other: number } {
  return { best: Math.round(100 * puzzle.share), other: Math.round(100 * Math.max(0, puzzle.share - loss)) };
}

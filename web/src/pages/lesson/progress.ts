// How far somebody has come in the first games, kept in this browser. A lesson whose steps have changed begins anew; that it
// was finished once stays true.
import type { GameId } from '../../protocol/game.ts';
import { decode, fields, integer, parseJson, text, truth } from '../../protocol/guards.ts';

export interface LessonProgress {
  /** Of the steps by their ids: what was kept for other steps does not count. */
  readonly steps: string;
  readonly of: number;
  /** The step that is open, from 0. */
  readonly at: number;
  /** How many steps were done, those after a step back included. */
  readonly done: number;
  /** Once it was played to its end. */
  readonly isFinished: boolean;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const MOST = 99;
const isProgress = fields<LessonProgress>(
  {
    steps: text(1, 2000),
    of: integer(1, MOST),
    at: integer(0, MOST),
    done: integer(0, MOST),
    isFinished: truth,
  },
  {},
);

function keyOf(game: GameId): string {
  return `durbar.lesson.${game}`;
}

function shelfOfPage(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** What was kept, whatever steps it is of; null: nothing that can be understood. */
export function keptProgress(
  game: GameId,
  shelf: Pick<Shelf, 'getItem'> | null = shelfOfPage(),
): LessonProgress | null {
  const value = parseJson(shelf?.getItem(keyOf(game)) ?? 'null');
  const progress = value.ok ? decode(isProgress, value.value) : value;
  return progress.ok && progress.value.at < progress.value.of ? progress.value : null;
}

/** Where to go on with these steps. */
export function progressIn(kept: LessonProgress | null, steps: readonly string[]): LessonProgress {
  const same = steps.join(' ');
  if (kept !== null && kept.steps === same) return kept;
  return { steps: same, of: steps.length, at: 0, done: 0, isFinished: kept?.isFinished ?? false };
}

export function keepProgress(
  game: GameId,
  progress: LessonProgress,
  shelf: Pick<Shelf, 'setItem'> | null = shelfOfPage(),
): void {
  try {
    shelf?.setItem(keyOf(game), JSON.stringify(progress));
  } catch {
    // A browser that stores nothing begins anew.
  }
}

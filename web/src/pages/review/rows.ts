// The moves that are compared, as the list and the board show them.
import type { Target } from '../../board/table_model.ts';
import type { AnalysisCandidate, AnalyzeAnswer, ReviewMark } from '../../protocol/generated/engine.ts';

export interface Row extends AnalysisCandidate {
  /**
   * The mover's share as the comparison has it, never above the best: a move that was hardly looked at may seem better than
   * it is.
   */
  readonly share: number;
  /** From 1, the best. */
  readonly rank: number;
  readonly isPlayed: boolean;
  /** "market → H5". */
  readonly words: string;
  readonly targets: readonly Target[];
}

export type Sign = ReviewMark['mark'];

/** How many the list has room for. */
const MOST = 5;

/** The best, and always the played one. */
export function shownOf({
  actor,
  candidates,
  move,
}: Pick<AnalyzeAnswer, 'actor' | 'candidates' | 'move'>): readonly Omit<Row, 'words' | 'targets'>[] {
  const best = typeof actor === 'number' ? (candidates[0]?.shares[actor] ?? 0) : 0;
  // The engine puts first what it has looked at most; among the others what loses less comes first.
  const ordered = candidates.toSorted((a, b) => a.loss - b.loss);
  const ranked = ordered.map((one, at) => ({
    ...one,
    rank: at + 1,
    isPlayed: one.move === move,
    share: Math.max(0, best - one.loss),
  }));
  const first = ranked.slice(0, MOST);
  const played = ranked.find(({ isPlayed }) => isPlayed);
  if (played === undefined || played.rank <= MOST) return first;
  return [...first.slice(0, MOST - 1), played];
}

/** What is marked where the board stands, the most serious first; a turning point is the turn's. */
export function marksAt(
  marks: readonly ReviewMark[],
  ply: number,
  turn: number | null,
): readonly ReviewMark[] {
  return marks.filter((mark) => (mark.mark === 'turning' ? mark.turn === turn : mark.ply === ply));
}

/** The mark that comes next in this direction, from a ply on, and around the ends; null: there is none. */
export function markBeside(
  marks: readonly ReviewMark[],
  ply: number,
  direction: 'next' | 'prev',
): ReviewMark | null {
  if (direction === 'next') return marks.find((mark) => mark.ply > ply) ?? marks[0] ?? null;
  return marks.findLast((mark) => mark.ply < ply) ?? marks.at(-1) ?? null;
}

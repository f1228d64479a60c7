// The moves that are compared, as the list and the board show them.
import type { Target } from '../../board/table_model.ts';
import type { AnalysisCandidate, AnalyzeAnswer, ReviewMark } from '../../protocol/generated/engine.ts';
import type { Track } from '../replay/track.ts';

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

/**
 * The line of a compared move. Of the played one it may end early, where little was thought about it; then it is what was
 * played, to the end of the mover's next turn.
 */
export function lineOf(
  { isPlayed, line }: Pick<Row, 'isPlayed' | 'line'>,
  ply: number,
  answers: ReadonlyMap<number, Pick<AnalyzeAnswer, 'turn' | 'actor' | 'move'>>,
): readonly string[] {
  const first = answers.get(ply);
  if (!isPlayed || first === undefined) return line;
  const played: string[] = [];
  let next: number | null = null;
  for (let at = ply, one = answers.get(at); one !== undefined; one = answers.get(++at)) {
    if (next !== null && one.turn > next) break;
    if (one.actor === first.actor && one.turn > first.turn) next ??= one.turn;
    if (typeof one.actor === 'number') played.push(one.move);
  }
  return played.length > line.length && line.every((move, at) => move === played[at]) ? played : line;
}

/** The most serious first. */
export const RANKS: readonly Sign[] = ['mistake', 'slip', 'only', 'turning'];

/** A turning point stands where its turn has its first decision, behind what chance did before. */
export function marksOn(
  { turns }: Pick<Track, 'turns'>,
  marks: readonly ReviewMark[],
): readonly ReviewMark[] {
  const startOf = ({ turn, ply }: ReviewMark) => turns.find((one) => one.turn === turn)?.stops[0] ?? ply;
  return marks.map((mark) => (mark.mark === 'turning' ? { ...mark, ply: startOf(mark) } : mark));
}

/** What is marked where the board stands, the most serious first; a turning point is the turn's. */
export function marksAt(
  marks: readonly ReviewMark[],
  ply: number,
  turn: number | null,
): readonly ReviewMark[] {
  return marks
    .filter((mark) => (mark.mark === 'turning' ? mark.turn === turn : mark.ply === ply))
    .toSorted((a, b) => RANKS.indexOf(a.mark) - RANKS.indexOf(b.mark));
}

/** Where one stops on the way from mark to mark: once in a turn, at the most serious of its marks. */
export function markStops(marks: readonly ReviewMark[]): readonly ReviewMark[] {
  const stops = new Map<number, ReviewMark>();
  for (const mark of marks) {
    const known = stops.get(mark.turn);
    if (known === undefined || RANKS.indexOf(mark.mark) < RANKS.indexOf(known.mark))
      stops.set(mark.turn, mark);
  }
  return [...stops.values()].toSorted((a, b) => a.ply - b.ply);
}

/** The stop that comes next in this direction from a ply on, and around the ends; null: there is none. */
export function markBeside(
  stops: readonly ReviewMark[],
  ply: number,
  direction: 'next' | 'prev',
): ReviewMark | null {
  if (direction === 'next') return stops.find((stop) => stop.ply > ply) ?? stops[0] ?? null;
  return stops.findLast((stop) => stop.ply < ply) ?? stops.at(-1) ?? null;
}

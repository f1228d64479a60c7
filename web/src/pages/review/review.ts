// A match being analyzed, ply by ply, by any number of workers: a pure machine. The engine says what is to be done next and
// what the answers come to; this remembers what is known, what is under way, and what comes first.
import type { AnalyzeAnswer, AnalyzedPly, ReviewTask, SumUpAnswer } from '../../protocol/generated/engine.ts';

export interface Review {
  readonly answers: ReadonlyMap<number, AnalyzeAnswer>;
  /** What is to be analyzed, the most telling first. */
  readonly queue: readonly ReviewTask[];
  readonly running: readonly ReviewTask[];
  /** Of the answers so far, or of most of them; null: nothing is known yet. */
  readonly summary: SumUpAnswer | null;
  /** How many answers have come, deeper ones included, and how many of them the summary knows. */
  readonly came: number;
  readonly summed: number;
  readonly isSumming: boolean;
  /** The plies of the first, rough pass; null: the engine has not said them yet. */
  readonly rough: readonly number[] | null;
  /** How deep each of the plies was wished that are known; the engine may have needed less. */
  readonly wished: ReadonlyMap<number, number>;
  /** Plies that the engine cannot analyze. */
  readonly refused: ReadonlySet<number>;
}

export type ReviewEvent =
  | { readonly kind: 'begun'; readonly job: Job }
  /** Null: it was refused. */
  | { readonly kind: 'analyzed'; readonly task: ReviewTask; readonly answer: AnalyzeAnswer | null }
  /** `of`: how many answers were summed up. */
  | { readonly kind: 'summed'; readonly summary: SumUpAnswer; readonly of: number }
  /** Whoever did this is no longer there. */
  | { readonly kind: 'lost'; readonly job: Job };

export type Job = { readonly kind: 'sum_up' } | { readonly kind: 'analyze'; readonly task: ReviewTask };

/** `rough`: every decision has been looked at once. */
export type Depth = 'rough' | 'deep';

/** So many answers change the curve enough to be worth a sum. */
const SUM_AFTER = 6;

export const NOTHING_KNOWN: Review = {
  answers: new Map(),
  queue: [],
  running: [],
  summary: null,
  came: 0,
  summed: 0,
  isSumming: false,
  rough: null,
  wished: new Map(),
  refused: new Set(),
};

/** How far the rough pass has come, 0 to 1. */
export function progressOf({ rough, answers, refused }: Review): number {
  if (rough === null) return 0;
  const done = rough.filter((ply) => answers.has(ply) || refused.has(ply)).length;
  return rough.length === 0 ? 1 : done / rough.length;
}

/** The rough pass is over, and what it came to is known. */
export function isRoughlyKnown(review: Review): boolean {
  return review.summary !== null && progressOf(review) === 1 && review.answers.size <= review.summed;
}

/** Nothing more is to be done until it is known so well. */
export function isEnough(review: Review, depth: Depth): boolean {
  if (!isRoughlyKnown(review)) return false;
  const { queue, running, came, summed } = review;
  return depth === 'rough' || (queue.length === 0 && running.length === 0 && came === summed);
}

function isSumDue({ summary, isSumming, came, summed, queue, running }: Review): boolean {
  if (isSumming) return false;
  if (summary === null) return true;
  const isIdle = queue.length === 0 && running.length === 0;
  return came - summed >= SUM_AFTER || (isIdle && came > summed);
}

/** What a worker that has nothing to do is to do; null: wait. `looked`: the ply that somebody looks at comes first. */
export function nextJob(review: Review, depth: Depth, looked: number | null): Job | null {
  if (isEnough(review, depth)) return null;
  if (isSumDue(review)) return { kind: 'sum_up' };
  const task = review.queue.find(({ ply }) => ply === looked) ?? review.queue[0];
  return task === undefined ? null : { kind: 'analyze', task };
}

/** What the sum is made of. */
export function pliesOf({ answers }: Review): readonly AnalyzedPly[] {
  return [...answers.values()]
    .sort((a, b) => a.ply - b.ply)
    .map(({ ply, turn, actor, kind, iterations, before, after, unseen_before, unseen_after, margin }) => ({
      ply,
      turn,
      actor,
      kind,
      iterations,
      before,
      after,
      unseen_before,
      unseen_after,
      margin,
    }));
}

function without(tasks: readonly ReviewTask[], task: ReviewTask): readonly ReviewTask[] {
  return tasks.filter(({ ply }) => ply !== task.ply);
}

export function update(review: Review, event: ReviewEvent): Review {
  switch (event.kind) {
    case 'begun': {
      const { job } = event;
      if (job.kind === 'sum_up') return { ...review, isSumming: true };
      const { task } = job;
      return { ...review, queue: without(review.queue, task), running: [...review.running, task] };
    }
    case 'lost': {
      const { job } = event;
      if (job.kind === 'sum_up') return { ...review, isSumming: false };
      const { task } = job;
      return { ...review, queue: [task, ...review.queue], running: without(review.running, task) };
    }
    case 'analyzed': {
      const { task, answer } = event;
      const running = without(review.running, task);
      if (answer === null) return { ...review, running, refused: new Set([...review.refused, task.ply]) };
      const known = review.answers.get(answer.ply);
      // Two workers may have had the same ply; what was thought about longer stays.
      const isDeeper = known === undefined || known.iterations <= answer.iterations;
      const answers = isDeeper ? new Map([...review.answers, [answer.ply, answer]]) : review.answers;
      const deepest = Math.max(task.iterations, review.wished.get(task.ply) ?? 0);
      const wished = new Map([...review.wished, [task.ply, deepest]]);
      return { ...review, running, answers, wished, came: review.came + 1 };
    }
    case 'summed': {
      const { summary, of } = event;
      const busy = new Set([...review.running.map(({ ply }) => ply), ...review.refused]);
      // What came while it was summed up is not asked for again.
      const isOpen = ({ ply, iterations }: ReviewTask) =>
        !busy.has(ply) && (review.wished.get(ply) ?? -1) < iterations;
      return {
        ...review,
        summary,
        summed: of,
        isSumming: false,
        queue: summary.next.filter(isOpen),
        rough: review.rough ?? summary.next.map(({ ply }) => ply),
      };
    }
  }
}

// Workers that analyze a match together, until it is known well enough or nobody wants to know any more.
import { ask } from '../../engine/client.ts';
import type { EngineHost } from '../../engine/host.ts';
import {
  type Depth,
  isEnough,
  type Job,
  NOTHING_KNOWN,
  nextJob,
  pliesOf,
  type Review,
  update,
} from './review.ts';

/** Moves that are compared, beside the played one. */
const TOP = 5;

export interface RunnerOptions {
  readonly record: string;
  /** One for each worker; the runner closes them. */
  readonly hosts: readonly EngineHost[];
  readonly depth: Depth;
  /** What is known from before. */
  readonly known?: Review | undefined;
  readonly onchange: (review: Review) => void;
  /** All workers are gone before it was known well enough. */
  readonly onbroken: () => void;
}

export interface Runner {
  /** This ply first. */
  look(ply: number): void;
  /** For good; workers stop in the middle of what they do. */
  close(): void;
}

/** Whoever worked on it no longer does. */
function restarted(review: Review): Review {
  return { ...review, queue: [...review.running, ...review.queue], running: [], isSumming: false };
}

export function runReview(options: RunnerOptions): Runner {
  const { record, hosts, depth, onchange } = options;
  let review = restarted(options.known ?? NOTHING_KNOWN);
  let looked: number | null = null;
  let isClosed = false;
  let waiting: (() => void)[] = [];
  let working = hosts.length;

  function close(): void {
    isClosed = true;
    for (const host of hosts) host.close();
    wake();
  }

  function wake(): void {
    const all = waiting;
    waiting = [];
    for (const go of all) go();
  }

  function change(event: Parameters<typeof update>[1]): void {
    if (isClosed) return;
    review = update(review, event);
    onchange(review);
    wake();
  }

  /** Whether the worker is still there. */
  async function work(host: EngineHost, job: Job): Promise<boolean> {
    if (job.kind === 'sum_up') {
      const of = review.came;
      const told = await ask(host, 'sum_up', { plies: pliesOf(review) });
      if (told.ok) change({ kind: 'summed', summary: told.value, of });
      else change({ kind: 'lost', job });
      return told.ok;
    }
    const { task } = job;
    const told = await ask(host, 'analyze', { ...task, top: TOP });
    if (told.ok) change({ kind: 'analyzed', task, answer: told.value });
    else if (told.error.kind === 'refused') change({ kind: 'analyzed', task, answer: null });
    else change({ kind: 'lost', job });
    return told.ok || told.error.kind === 'refused';
  }

  async function serve(host: EngineHost): Promise<void> {
    const loaded = await ask(host, 'load', { record, chance: 'manual' });
    let isThere = loaded.ok;
    while (isThere && !isClosed && !isEnough(review, depth)) {
      const job = nextJob(review, depth, looked);
      if (job === null) {
        await new Promise<void>((resolve) => waiting.push(resolve));
        continue;
      }
      change({ kind: 'begun', job });
      isThere = await work(host, job);
    }
    host.close();
    working -= 1;
    if (working === 0 && !isClosed && !isEnough(review, depth)) options.onbroken();
  }

  for (const host of hosts) void serve(host);
  return {
    look(ply) {
      looked = ply;
    },
    close,
  };
}

/** One core is left for the page and its board. */
export function workersFor(cores: number): number {
  return Math.min(4, Math.max(1, cores - 1));
}

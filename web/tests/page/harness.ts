// A page with nothing in it but the engine, for tests and benchmarks to talk to.
import { engineModule } from '../../src/engine/page_module.ts';
import { type Thinker, thinkerOn } from '../../src/engine/thinker.ts';
import { pageHost } from '../../src/engine/worker_host.ts';
import { secondsOfRoughPass } from '../support/rough_pass.ts';

export interface Harness {
  /** The answers to all lines of one conversation, by a module of its own in a Worker. */
  answers(lines: readonly string[]): Promise<readonly string[]>;
  /** The same, one after the other, with the milliseconds that each took. */
  timed(lines: readonly string[]): Promise<readonly { readonly answer: string; readonly ms: number }[]>;
  /** From nothing to the last answer, in ms: fetch, compile, start a Worker, ask. */
  startUp(lines: readonly string[]): Promise<number>;
  /** Begins to think about the record for ten seconds, cancels it after a few stretches, and tells how many ms that took. */
  cancelled(record: string): Promise<number>;
  /** How many seconds one Worker takes for the rough pass of a review. */
  roughPass(record: string): Promise<number>;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

const STRETCHES_BEFORE_CANCEL = 5;

async function opened() {
  const host = pageHost(await engineModule());
  const ask = async (line: string) => {
    const answer = await host.send(line);
    return answer.ok ? answer.value : `gone: ${answer.error.why}`;
  };
  return { ask, close: () => host.close() };
}

async function answers(lines: readonly string[]): Promise<readonly string[]> {
  const engine = await opened();
  const told = await Promise.all(lines.map(engine.ask));
  engine.close();
  return told;
}

async function cancelledAfter(thinker: Thinker, record: string): Promise<number> {
  const stop = new AbortController();
  let stretches = 0;
  let stoppedAt = 0;
  const thought = await thinker.think({
    record,
    thought: { bot: 'mcts:ms=10000' },
    signal: stop.signal,
    onProgress() {
      if (++stretches < STRETCHES_BEFORE_CANCEL) return;
      // Not between two stretches, where it would be noticed at once, but in the midst of one.
      setTimeout(() => {
        stoppedAt = performance.now();
        stop.abort();
      }, 1);
    },
  });
  if (thought.ok) throw new Error('The thought came to its end.');
  return performance.now() - stoppedAt;
}

window.harness = {
  answers,
  async timed(lines) {
    const engine = await opened();
    const told: { answer: string; ms: number }[] = [];
    for (const line of lines) {
      const begin = performance.now();
      const answer = await engine.ask(line);
      told.push({ answer, ms: performance.now() - begin });
    }
    engine.close();
    return told;
  },
  async startUp(lines) {
    const begin = performance.now();
    await answers(lines);
    return performance.now() - begin;
  },
  async cancelled(record) {
    const thinker = thinkerOn(pageHost(await engineModule()));
    const ms = await cancelledAfter(thinker, record);
    thinker.close();
    return ms;
  },
  async roughPass(record) {
    return secondsOfRoughPass(pageHost(await engineModule()), record);
  },
};

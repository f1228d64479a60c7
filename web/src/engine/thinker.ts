// Thoughts in stretches, on a host of their own: between two stretches a thought can be cancelled, so it never has to be
// waited for longer than one.
import { failed, ok, type Result } from '../base/result.ts';
import type { StretchAnswer } from '../protocol/generated/engine.ts';
import { ask, type EngineError, type RequestOf } from './client.ts';
import type { EngineHost } from './host.ts';

/** In milliseconds: short enough that nobody notices, long enough that the messages cost nothing. */
const STRETCH = 20;

export interface Cancelled {
  readonly kind: 'cancelled';
}

export interface ThoughtOptions {
  /** What to think about: the record of the match so far. */
  readonly record: string;
  readonly thought: RequestOf<'think'>;
  readonly signal?: AbortSignal;
  /** After every stretch: how far it has come and what it thinks so far. */
  readonly onProgress?: (sofar: StretchAnswer) => void;
  /** How many of the compared moves to tell, best first. */
  readonly top?: number;
}

export interface Thinker {
  /** One thought after the other; the next one begins when the last has ended or was cancelled. */
  think(options: ThoughtOptions): Promise<Result<StretchAnswer, EngineError | Cancelled>>;
  close(): void;
}

async function thoughtOn(
  host: EngineHost,
  options: ThoughtOptions,
): Promise<Result<StretchAnswer, EngineError | Cancelled>> {
  const cancelled = () => options.signal?.aborted === true;
  if (cancelled()) return failed({ kind: 'cancelled' });
  const loaded = await ask(host, 'load', { record: options.record, chance: 'manual' });
  if (!loaded.ok) return loaded;
  const begun = await ask(host, 'think', options.thought);
  if (!begun.ok) return begun;
  for (;;) {
    if (cancelled()) {
      await ask(host, 'stop', { top: 1 });
      return failed({ kind: 'cancelled' });
    }
    const sofar = await ask(host, 'go_on', { ms: STRETCH, top: options.top ?? 5 });
    if (!sofar.ok) return sofar;
    if (sofar.value.done) return ok(sofar.value);
    options.onProgress?.(sofar.value);
  }
}

export function thinkerOn(host: EngineHost): Thinker {
  let last: Promise<unknown> = Promise.resolve();
  return {
    think(options) {
      const mine = last.then(() => thoughtOn(host, options));
      last = mine;
      return mine;
    },
    close: () => host.close(),
  };
}

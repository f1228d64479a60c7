import { failed, ok, type Result } from '../base/result.ts';
import { byWord, decode, fields, oneWord, text } from '../protocol/guards.ts';
import type { EngineHost, Gone } from './host.ts';
import type { FromWorker } from './worker_body.ts';

/** A Worker, whoever's: the page's or Node's. */
export interface WorkerChannel {
  post(message: unknown): void;
  /** `onEnd`: it broke by itself. */
  listen(onMessage: (message: unknown) => void, onEnd: (why: string) => void): void;
  end(): void;
}

const isFromWorker = byWord<FromWorker>('kind', {
  answer: fields<FromWorker & { kind: 'answer' }>(
    { kind: oneWord('answer'), text: text(0, Number.POSITIVE_INFINITY) },
    {},
  ),
  broken: fields<FromWorker & { kind: 'broken' }>(
    { kind: oneWord('broken'), why: text(0, Number.POSITIVE_INFINITY) },
    {},
  ),
});

/** The module in a Worker of its own. A module that has been compiled once serves any number of Workers. */
export function workerHost(channel: WorkerChannel, module: WebAssembly.Module): EngineHost {
  const waiting: ((answer: Result<string, Gone>) => void)[] = [];
  let gone: Gone | undefined;
  const end = (why: string) => {
    if (gone !== undefined) return;
    gone = { kind: 'gone', why };
    channel.end();
    for (const settle of waiting.splice(0)) settle(failed(gone));
  };
  channel.listen((message) => {
    const told = decode(isFromWorker, message);
    if (!told.ok) end('The worker sent something unreadable.');
    else if (told.value.kind === 'broken') end(told.value.why);
    else waiting.shift()?.(ok(told.value.text));
  }, end);
  channel.post(module);
  return {
    send: (request) =>
      new Promise((resolve) => {
        if (gone !== undefined) {
          resolve(failed(gone));
          return;
        }
        waiting.push(resolve);
        channel.post(request);
      }),
    close: () => end('The engine was closed.'),
  };
}

function pageChannel(worker: Worker): WorkerChannel {
  return {
    post: (message) => worker.postMessage(message),
    listen(onMessage, onEnd) {
      worker.addEventListener('message', (event) => onMessage(event.data));
      worker.addEventListener('error', (event) => onEnd(event.message));
    },
    end: () => worker.terminate(),
  };
}

/** The module in a Worker of the page. */
export function pageHost(module: WebAssembly.Module): EngineHost {
  return workerHost(
    pageChannel(new Worker(new URL('./web_worker.ts', import.meta.url), { type: 'module' })),
    module,
  );
}

import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { EngineHost } from '../../src/engine/host.ts';
import { type WorkerChannel, workerHost } from '../../src/engine/worker_host.ts';
import { wasm } from './paths.ts';

let compiled: WebAssembly.Module | undefined;

export function engineModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(readFileSync(wasm()));
  return compiled;
}

function nodeChannel(worker: Worker): WorkerChannel {
  return {
    post: (message) => worker.postMessage(message),
    listen(onMessage, onEnd) {
      worker.on('message', onMessage);
      worker.on('error', (fault) => onEnd(String(fault)));
    },
    end: () => void worker.terminate(),
  };
}

/** The module in a Worker of Node. */
export function wasmHost(): EngineHost {
  return workerHost(nodeChannel(new Worker(new URL('./node_worker.ts', import.meta.url))), engineModule());
}

// The entry of a Worker under Node: the same body as in the page.
import { parentPort } from 'node:worker_threads';
import { workerBody } from '../../src/engine/worker_body.ts';

const take = workerBody((message) => parentPort?.postMessage(message));
parentPort?.on('message', take);

// The entry of a Worker in the page.
import { workerBody } from './worker_body.ts';

const take = workerBody((message) => self.postMessage(message));
self.addEventListener('message', (event) => take(event.data));

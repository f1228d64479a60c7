// What runs in a Worker, in the page and under Node alike. The first message brings the compiled module; every other one
// is a request, whose answer goes back.
import { type Conversation, conversation } from './module.ts';

export type FromWorker =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'broken'; readonly why: string };

export function workerBody(post: (message: FromWorker) => void): (message: unknown) => void {
  let engine: Conversation | undefined;
  return (message) => {
    try {
      if (message instanceof WebAssembly.Module) engine = conversation(message);
      else if (engine === undefined) post({ kind: 'broken', why: 'There is no module.' });
      else post({ kind: 'answer', text: engine.answer(String(message)) });
    } catch (fault) {
      engine = undefined;
      post({ kind: 'broken', why: String(fault) });
    }
  };
}

import { failed } from '../base/result.ts';
import type { EngineHost } from './host.ts';

/** Where nobody thinks: in replays, and in the examples of the rules. */
export const NOBODY: EngineHost = {
  send: () => Promise.resolve(failed({ kind: 'gone', why: 'Nobody thinks here.' })),
  close: () => {},
};

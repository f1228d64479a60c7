import type { Result } from '../base/result.ts';

/** Whoever was asked is no longer there. */
export interface Gone {
  readonly kind: 'gone';
  readonly why: string;
}

/**
 * One conversation of the engine protocol. Texts are answered in the order they were sent, and what is sent without
 * waiting in between is answered without anything in between.
 */
export interface EngineHost {
  /** One request, one answer. Never rejects. */
  send(text: string): Promise<Result<string, Gone>>;
  /** Ends the conversation; what is not answered yet is `gone`. */
  close(): void;
}

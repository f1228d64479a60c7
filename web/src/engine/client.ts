// The engine protocol with types: a request that the schema knows, and its answer or the reason why there is none.
import { failed, ok, type Result } from '../base/result.ts';
import { answers, type Exchanges } from '../protocol/generated/engine.ts';
import { isRefusal, type Refusal } from '../protocol/generated/refusal.ts';
import { decode, fields, type Garbled, oneWord, parseJson } from '../protocol/guards.ts';
import type { EngineHost, Gone } from './host.ts';

export type Command = keyof Exchanges;
export type RequestOf<C extends Command> = Omit<Exchanges[C]['request'], 'cmd'>;
export type AnswerOf<C extends Command> = Exchanges[C]['answer'];
export type EngineError = { readonly kind: 'refused'; readonly refusal: Refusal } | Garbled | Gone;

const isGranted = fields<{ readonly ok: true }>({ ok: oneWord(true) }, {});

export async function ask<C extends Command>(
  host: EngineHost,
  command: C,
  request: RequestOf<C>,
): Promise<Result<AnswerOf<C>, EngineError>> {
  const told = await host.send(JSON.stringify({ cmd: command, ...request }));
  if (!told.ok) return told;
  const answer = parseJson(told.value);
  if (!answer.ok) return answer;
  if (decode(isGranted, answer.value).ok) return decode<AnswerOf<C>>(answers[command], answer.value);
  const refusal = decode(isRefusal, answer.value);
  return refusal.ok ? failed({ kind: 'refused', refusal: refusal.value }) : refusal;
}

/** All of these, or the first failure. Asked at once, so nothing comes between them. */
export async function all<T extends readonly unknown[]>(
  results: {
    readonly [I in keyof T]: Promise<Result<T[I], EngineError>>;
  },
): Promise<Result<T, EngineError>> {
  const values: unknown[] = [];
  for (const result of await Promise.all(results)) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values as unknown as T);
}

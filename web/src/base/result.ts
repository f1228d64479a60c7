/** Either a value or the reason why there is none. Nothing in this program throws to tell that something failed. */
export type Result<T, E> = Ok<T> | Failed<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Failed<E> {
  readonly ok: false;
  readonly error: E;
}

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function failed<E>(error: E): Failed<E> {
  return { ok: false, error };
}

/** The same result with another value; a failure stays what it is. */
export function mapped<T, U, E>(result: Result<T, E>, change: (value: T) => U): Result<U, E> {
  return result.ok ? ok(change(result.value)) : result;
}

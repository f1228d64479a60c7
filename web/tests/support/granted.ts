import type { Result } from '../../src/base/result.ts';

/** The value, in tests that could not go on without it. */
export function granted<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

// What decided who is first.
import type { Standing } from '../../protocol/game.ts';

export type Value = 'palaces' | 'gold' | 'precedence';

/** The first value in which the winner and the next one differ; null while nobody may know. */
export function decidedBy(standing: Standing<'maharaja'>): Value | null {
  const [first, second] = standing.toSorted((a, b) => (a.rank ?? 9) - (b.rank ?? 9));
  if (first?.values == null || second?.values == null) return null;
  const [winner, next] = [first.values, second.values];
  const order: readonly Value[] = ['palaces', 'gold', 'precedence'];
  return order.find((value) => winner[value] !== next[value]) ?? null;
}

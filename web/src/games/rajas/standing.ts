// The end, as the engine's standing tells it.
import type { Standing } from '../../protocol/game.ts';

type Item = Standing<'rajas'>[number];

export function ranked(standing: Standing<'rajas'>): readonly Item[] {
  return standing.toSorted((a, b) => (a.rank ?? 9) - (b.rank ?? 9) || a.seat - b.seat);
}

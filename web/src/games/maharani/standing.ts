// The end: who stands where, as the engine says, and where the gold came from, as the log tells it.
import type { Standing } from '../../protocol/game.ts';

type Item = Standing<'maharani'>[number];

export function ranked(standing: Standing<'maharani'>): readonly Item[] {
  return standing.toSorted((a, b) => (a.rank ?? 9) - (b.rank ?? 9) || a.seat - b.seat);
}

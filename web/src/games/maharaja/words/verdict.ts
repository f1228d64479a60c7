// Who wins, and why.
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import { decidedBy } from '../standing.ts';
import { type Maharaja, nameOf, youAre } from './names.ts';

export function verdict(speaking: Maharaja): Line {
  const standing = speaking.standing ?? [];
  const [first, second] = standing.toSorted((a, b) => (a.rank ?? 9) - (b.rank ?? 9));
  const why = decidedBy(standing);
  if (first?.values == null || second?.values == null || why === null) return line('maharaja.refuse.over');
  const { palaces, gold } = first.values;
  return line('maharaja.verdict.won', {
    seat: nameOf(speaking, first.seat),
    you: youAre(speaking, first.seat),
    why,
    palaces,
    gold,
    less_palaces: second.values.palaces,
    less_gold: second.values.gold,
  });
}

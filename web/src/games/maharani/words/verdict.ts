// Who wins, and why.
import type { Line } from '../../../texts/rich.ts';
import { among, line } from '../../../texts/texts.svelte.ts';
import { ranked } from '../standing.ts';
import { type Maharani, nameOf, who } from './names.ts';

export function verdict(speaking: Maharani): Line {
  const order = ranked(speaking.standing ?? []);
  const [first] = order;
  if (first === undefined || first.rank === null || first.values === null)
    return line('maharani.refuse.over');
  const { gold } = first.values;
  const winners = order.filter(({ rank }) => rank === first.rank);
  if (winners.length > 1)
    return line('maharani.verdict.shared', {
      names: among(winners.map(({ seat }) => nameOf(speaking, seat))),
      gold,
    });
  const by = gold - (order[1]?.values?.gold ?? 0);
  return line('maharani.verdict.alone', { ...who(speaking, first.seat), gold, by });
}

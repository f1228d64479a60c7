// Who wins, and why.
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import { ranked } from '../standing.ts';
import { type Rajas, who } from './names.ts';

export function verdict(speaking: Rajas): Line {
  const [first, second] = ranked(speaking.standing ?? []);
  if (first === undefined || first.rank === null || first.values === null) return line('rajas.refuse.over');
  const { difference } = first.values;
  const tied = second?.values?.difference === difference;
  return tied
    ? line('rajas.verdict.tie', { ...who(speaking, first.seat), n: difference })
    : line('rajas.verdict.met', { ...who(speaking, first.seat), n: difference });
}

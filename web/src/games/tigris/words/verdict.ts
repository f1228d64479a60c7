// Who wins, and why.
import type { Line } from '../../../texts/rich.ts';
import { among, line } from '../../../texts/texts.svelte.ts';
import { decidedAt, ranked } from '../standing.ts';
import { nameOf, type Tigris, youAre } from './names.ts';

export function verdict(speaking: Tigris): Line {
  const order = ranked(speaking.standing ?? []);
  const [first, second] = order;
  if (first === undefined || first.rank === null || first.values === null) return line('tigris.refuse.over');
  const winners = order.filter(({ rank }) => rank === first.rank);
  if (winners.length > 1) {
    const names = among(winners.map(({ seat }) => nameOf(speaking, seat)));
    return line('tigris.verdict.shared', { names, value: first.values.weakest });
  }
  const who = { seat: nameOf(speaking, first.seat), you: youAre(speaking, first.seat) };
  const place = second === undefined ? null : decidedAt(first, second);
  if (place === null || second === undefined || second.values === null)
    return line('tigris.verdict.alone', { ...who, value: first.values.weakest });
  const value = first.values[place];
  const against = second.values[place];
  if (place === 'weakest') return line('tigris.verdict.weakest', { ...who, value, by: value - against });
  return line('tigris.verdict.tie', { ...who, tied: first.values.weakest, place, value, against });
}

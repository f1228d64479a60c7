// Why something cannot be clicked, where it is no rule that says so but the order of the clicks, or all spaces together.
import type { Target } from '../../../board/table_model.ts';
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import { spaceOf } from '../layout.ts';
import type { Maharani } from './names.ts';

/** Of a tile that cannot be taken: a rule would speak of one space, but it is about all of them. */
export function answer(target: Target, { view, seat }: Maharani): Line | null {
  const [kind, id = ''] = target.split(':');
  const from = kind === 'place' ? view.table.rondel.find(({ place }) => place === Number(id)) : undefined;
  if (from === undefined || view.decision.kind === 'worker') return null;
  const { place, section, tile } = from;
  if (tile === null) return line('maharani.refuse.place_empty', { place });
  if (section === null) return null;
  const isUp = view.seats.some((one) => one.seat === seat && one.tokens_up[section]);
  return isUp ? line('maharani.place.nowhere') : line('maharani.place.nowhere_here', { section });
}

export function refuse(target: Target, { view }: Maharani): Line | null {
  const [kind, id = ''] = target.split(':');
  if (view.decision.kind === 'worker') return line('maharani.first.worker');
  if (kind !== 'space') return null;
  const isTaken = view.table.palace.some(({ space }) => space === id);
  if (isTaken || spaceOf(id) === null) return null;
  return line('maharani.first.tile');
}

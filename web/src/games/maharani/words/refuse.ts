// Why something cannot be clicked, where no move that a rule could refuse begins with it.
import type { Target } from '../../../board/table_model.ts';
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import { spaceOf } from '../layout.ts';
import type { Maharani } from './names.ts';

export function refuse(target: Target, { view }: Maharani): Line | null {
  const [kind, id = ''] = target.split(':');
  if (view.decision.kind === 'worker') return line('maharani.first.worker');
  const isEmpty = view.table.rondel.some(({ place, tile }) => place === Number(id) && tile === null);
  if (kind === 'place' && isEmpty) return line('maharani.refuse.place_empty', { place: Number(id) });
  if (kind !== 'space') return null;
  const isTaken = view.table.palace.some(({ space }) => space === id);
  if (isTaken || spaceOf(id) === null) return null;
  return line('maharani.first.tile');
}

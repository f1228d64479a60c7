// What a phone says of a seat beside its name.
import type { Line } from '../../../texts/rich.ts';
import { t } from '../../../texts/texts.svelte.ts';
import type { Maharani } from './names.ts';

/** Its gold. */
export function brief(seat: number, { view }: Maharani): Line {
  const gold = view.seats[seat]?.gold ?? 0;
  return [
    { kind: 'icon', name: 'mh-gold', text: `${t('maharani.result.gold')} ` },
    { kind: 'text', text: ` ${gold}` },
  ];
}

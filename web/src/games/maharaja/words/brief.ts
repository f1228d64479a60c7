// What a phone says of a seat beside its name.
import type { Line } from '../../../texts/rich.ts';
import { t } from '../../../texts/texts.svelte.ts';
import { palacesOf } from '../pieces.ts';
import type { Maharaja } from './names.ts';

/** Its gold or, where that is hidden, its palaces. */
export function brief(seat: number, { view }: Maharaja): Line {
  const own = view.seats[seat];
  if (own === undefined) return [];
  return own.gold === null
    ? counted('mj-palace', t('maharaja.result.palaces'), palacesOf(view) - own.stock)
    : counted('mj-gold', t('maharaja.result.gold'), own.gold);
}

function counted(name: string, text: string, count: number): Line {
  return [
    { kind: 'icon', name, text: `${text} ` },
    { kind: 'text', text: ` ${count}` },
  ];
}

// What the foreseen events mean for the reader, in a few words.
import type { Line } from '../../../texts/rich.ts';
import { line, t } from '../../../texts/texts.svelte.ts';
import type { MaharajaEvent } from '../pieces.ts';

/** Gold that the first events cost or bring; null: it is not about gold. */
function goldOf(event: MaharajaEvent): number | null {
  switch (event.event) {
    case 'palace_built':
    case 'house_built':
      return event.price === null ? null : -event.price;
    case 'travelled':
      return event.bank || event.toll === null ? 0 : -event.toll;
    case 'gold_taken':
      return event.gold;
    default:
      return null;
  }
}

export function foreseenLine(events: readonly MaharajaEvent[]): Line | null {
  const [first] = events;
  if (first === undefined) return null;
  if (first.event === 'houses_taken') return line('maharaja.foreseen.houses', { n: first.houses });
  const gold = goldOf(first);
  if (gold === null) return null;
  return line('maharaja.foreseen.gold', { sign: gold > 0 ? 'gain' : 'cost', gold: Math.abs(gold) });
}

/** What an event brings to its seat. */
export function gainLine(event: MaharajaEvent): Line | null {
  switch (event.event) {
    case 'palace_built':
      return line('maharaja.gain.palace', { city: t('maharaja.city', { id: event.city }) });
    case 'house_built':
    case 'house_placed':
      return line('maharaja.gain.house', { place: t('maharaja.place', { id: event.place }) });
    case 'gold_taken':
    case 'payout':
    case 'monopoly_bonus':
    case 'toll_received':
    case 'coin':
      return event.gold === null || event.gold === 0
        ? null
        : line('maharaja.foreseen.gold', { sign: 'gain', gold: event.gold });
    case 'houses_taken':
      return line('maharaja.foreseen.houses', { n: event.houses });
    case 'token_gained':
      return line('maharaja.gain.token');
    default:
      return null;
  }
}

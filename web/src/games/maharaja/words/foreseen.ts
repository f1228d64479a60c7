// What the foreseen events mean for the reader, in a few words.
import type { Gloss } from '../../../board/room.ts';
import type { Line } from '../../../texts/rich.ts';
import { line, t } from '../../../texts/texts.svelte.ts';
import type { MaharajaEvent } from '../pieces.ts';
import { nextOf, roadsOf } from '../plan.svelte.ts';
import { powerOf } from './labels.ts';
import { type Maharaja, nameOf } from './names.ts';
import { placeName } from './places.ts';

function goldText(sign: 'gain' | 'cost', gold: number): string {
  return t('maharaja.foreseen.gold', { sign, gold });
}

/** What a road costs, and who receives it. */
function tollTexts(events: readonly MaharajaEvent[], speaking: Maharaja): readonly string[] {
  const tolls = events.flatMap((event) =>
    event.event === 'toll_received'
      ? [t('maharaja.way.to', { name: nameOf(speaking, event.seat), gold: event.gold ?? 0 })]
      : [],
  );
  const [first] = events;
  if (first?.event !== 'travelled' || first.toll === null) return tolls;
  if (first.toll === 0) return [t('maharaja.foreseen.free')];
  if (first.bank) return [`${t('maharaja.way.bank')} ${tolls.join(', ')}`];
  return [goldText('cost', first.toll), ...tolls];
}

/** Roads that are open afterwards, or no more. */
function roadTexts(gloss: readonly Gloss[] | undefined): readonly string[] {
  if (gloss === undefined) return [];
  const [opens, closes] = [roadsOf(gloss, 'opens').size, roadsOf(gloss, 'closes').size];
  return [
    ...(opens > 0 ? [t('maharaja.foreseen.opens', { roads: opens })] : []),
    ...(closes > 0 ? [t('maharaja.foreseen.closes', { roads: closes })] : []),
    ...(opens + closes === 0 ? [t('maharaja.foreseen.same_roads')] : []),
  ];
}

function textsOf(
  events: readonly MaharajaEvent[],
  speaking: Maharaja,
  gloss: readonly Gloss[] | undefined,
): readonly string[] {
  const [first] = events;
  switch (first?.event) {
    case 'houses_taken':
      return [t('maharaja.foreseen.houses', { n: first.houses })];
    case 'palace_built':
      return first.price === null ? [] : [goldText('cost', first.price)];
    case 'house_built':
      return [...(first.price === null ? [] : [goldText('cost', first.price)]), ...roadTexts(gloss)];
    case 'house_placed':
    case 'house_moved':
      return roadTexts(gloss);
    case 'travelled':
      return tollTexts(events, speaking);
    case 'gold_taken':
      return first.gold === null ? [] : [goldText('gain', first.gold)];
    case 'governor_moved': {
      const next = gloss === undefined ? null : (nextOf(gloss) ?? speaking.view.table.next);
      return next === null ? [] : [t('maharaja.foreseen.next', { city: t('maharaja.city', { id: next }) })];
    }
    case 'character_chosen':
    case 'card_taken':
    case 'card_robbed':
    case 'card_picked':
      return [powerOf(first.character)];
    default:
      return [];
  }
}

export function foreseenLine(
  events: readonly MaharajaEvent[],
  speaking: Maharaja,
  gloss?: readonly Gloss[],
): Line | null {
  const texts = textsOf(events, speaking, gloss);
  return texts.length === 0 ? null : [{ kind: 'text', text: texts.join(', ') }];
}

/** What Confirm would do. */
export function confirmText(events: readonly MaharajaEvent[]): string {
  return t('maharaja.confirm', { event: events[0]?.event ?? '' });
}

/** What an event brings to its seat. */
export function gainLine(event: MaharajaEvent): Line | null {
  switch (event.event) {
    case 'palace_built':
      return line('maharaja.gain.palace', { city: t('maharaja.city', { id: event.city }) });
    case 'house_built':
    case 'house_placed':
      return line('maharaja.gain.house', { place: placeName(event.place) });
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

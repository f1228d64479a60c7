// What follows for a seat in numbers before and after: fame, money, karma, and what is missing until its markers meet.
import type { Line, Part } from '../../../texts/rich.ts';
import { t } from '../../../texts/texts.svelte.ts';
import { facing, type RajasEvent, type RajasSeat } from '../pieces.ts';
import { apartText } from './names.ts';

/** What a seat gains and pays in these events. */
export interface Sums {
  readonly fame: number;
  readonly money: number;
  readonly karma: number;
}

export const NO_SUMS: Sums = { fame: 0, money: 0, karma: 0 };

function sumOf(event: RajasEvent): Partial<Sums> {
  switch (event.event) {
    case 'fame':
      return { fame: event.fame };
    case 'money':
      return { money: event.money };
    case 'money_paid':
      return { money: -event.money };
    case 'karma':
      return { karma: event.karma };
    case 'die_turned':
      return { karma: -1 };
    default:
      return {};
  }
}

export function sumsOf(events: readonly RajasEvent[], seat: number): Sums {
  return events.reduce((sums, event) => {
    if (!('seat' in event) || event.seat !== seat) return sums;
    const { fame = 0, money = 0, karma = 0 } = sumOf(event);
    return { fame: sums.fame + fame, money: sums.money + money, karma: sums.karma + karma };
  }, NO_SUMS);
}

export interface Change {
  readonly what: 'fame' | 'money' | 'karma' | 'missing';
  readonly from: number;
  readonly to: number;
}

/** Those that change, in the order in which they are told. */
export function changed(sums: Sums, own: RajasSeat): readonly Change[] {
  const after = { fame: own.fame + sums.fame, money: own.money + sums.money };
  const changes: readonly Change[] = [
    { what: 'fame', from: own.fame, to: after.fame },
    { what: 'money', from: own.money, to: after.money },
    { what: 'karma', from: own.karma, to: own.karma + sums.karma },
    { what: 'missing', from: own.fame_missing, to: facing(after.money) - after.fame },
  ];
  return changes.filter(({ from, to }) => from !== to);
}

/** "24 → 21 to go", "3 to go → met, +2". */
function missingText({ from, to }: Change): string {
  if (from > 0 && to > 0) return t('rajas.to_go', { n: `${from} → ${to}` });
  if (from <= 0 && to <= 0) return t('rajas.met', { n: `${-from} → ${-to}` });
  return `${apartText(from)} → ${apartText(to)}`;
}

/** "Fame 21 → 24". */
export function changeText(change: Change): string {
  const { what, from, to } = change;
  switch (what) {
    case 'fame':
      return t('rajas.change.fame', { from, to });
    case 'money':
      return t('rajas.change.money', { from, to });
    case 'karma':
      return t('rajas.change.karma', { from, to });
    case 'missing':
      return missingText(change);
  }
}

/** Each change in words. */
export function changesInWords(events: readonly RajasEvent[], own: RajasSeat): readonly Line[] {
  return changed(sumsOf(events, own.seat), own).map((change) => {
    const words: Part = { kind: 'text', text: changeText(change) };
    return change.what === 'missing'
      ? [words]
      : [{ kind: 'icon', name: `rj-${change.what}`, text: '' }, words];
  });
}

const GAP: Part = { kind: 'text', text: '  ' };

export function changesOf(events: readonly RajasEvent[], own: RajasSeat): Line {
  return changed(sumsOf(events, own.seat), own).flatMap((change, at): Line => {
    const { what, from, to } = change;
    const text = what === 'missing' ? missingText(change) : `${from} → ${to}`;
    const icon: Line = what === 'missing' ? [] : [{ kind: 'icon', name: `rj-${what}`, text: '' }];
    return [...(at === 0 ? [] : [GAP]), ...icon, { kind: 'text', text }];
  });
}

// How far the markers are apart over the turns: what they have passed each other by, or miss, as the standing counts it.
import type { Series } from '../../board/room.ts';
import { holding } from '../../board/table_logic.ts';
import type { LogEntry, View } from '../../protocol/game.ts';
import { facing, type RajasEvent } from './pieces.ts';

interface Purse {
  readonly fame: number;
  readonly money: number;
}

function change(event: RajasEvent, seat: number): Purse {
  if (!('seat' in event) || event.seat !== seat) return { fame: 0, money: 0 };
  switch (event.event) {
    case 'fame':
      return { fame: event.fame, money: 0 };
    case 'money':
      return { fame: 0, money: event.money };
    case 'money_paid':
      return { fame: 0, money: -event.money };
    default:
      return { fame: 0, money: 0 };
  }
}

function sum(one: Purse, other: Purse): Purse {
  return { fame: one.fame + other.fame, money: one.money + other.money };
}

/** At 0 the markers meet. The start is what the end leaves without all gains. */
export function series(log: readonly LogEntry<'rajas'>[], view: View<'rajas'>): readonly Series[] {
  const events = holding(log).flatMap((entry) => entry.events);
  const turns = events.reduce((most, { turn }) => Math.max(most, turn), 0);
  return view.seats.map(({ seat, fame, money }) => {
    const gained = events.reduce((sofar, event) => sum(sofar, change(event, seat)), { fame: 0, money: 0 });
    let purse: Purse = { fame: fame - gained.fame, money: money - gained.money };
    const values: number[] = [];
    for (let turn = 0; turn <= turns; ++turn) {
      for (const event of events) if (event.turn === turn) purse = sum(purse, change(event, seat));
      values.push(purse.fame - facing(purse.money));
    }
    return { seat, values };
  });
}

// Points over the turns: the weakest colour, which is what counts.

import type { Series } from '../../board/room.ts';
import { holding } from '../../board/table_logic.ts';
import type { LogEntry, View } from '../../protocol/game.ts';
import { COLORS, type Color, type TigrisEvent } from './pieces.ts';

type Counts = Readonly<Record<Color, number>>;

const NOTHING: Counts = { red: 0, blue: 0, green: 0, black: 0 };

/** What the weakest colour is worth once every treasure has gone to the weakest of its time. */
function weakest(counts: Counts, treasures: number): number {
  const values = COLORS.map((color) => counts[color]);
  for (let left = treasures; left > 0; --left) {
    const least = values.indexOf(Math.min(...values));
    values[least] = (values[least] ?? 0) + 1;
  }
  return Math.min(...values);
}

function valuesOf(events: readonly TigrisEvent[], seat: number, turns: number): readonly number[] {
  const values: number[] = [];
  let counts = NOTHING;
  let treasures = 0;
  for (let turn = 0; turn <= turns; ++turn) {
    for (const event of events) {
      if (event.turn !== turn) continue;
      if (event.event === 'treasure_taken' && event.seat === seat) ++treasures;
      if (event.event === 'points' && event.seat === seat && event.color !== null)
        counts = { ...counts, [event.color]: counts[event.color] + (event.amount ?? 0) };
    }
    values.push(weakest(counts, treasures));
  }
  return values;
}

/** The weakest colour of every seat after each turn, beginning with the start, as if treasures were placed there and then. */
export function series(log: readonly LogEntry<'tigris'>[], view: View<'tigris'>): readonly Series[] {
  const events = holding(log).flatMap((entry) => entry.events);
  const turns = events.reduce((most, { turn }) => Math.max(most, turn), 0);
  return view.seats.map(({ seat }) => ({ seat, values: valuesOf(events, seat, turns) }));
}

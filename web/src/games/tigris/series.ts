// Points over the turns: the weakest colour, which is what counts.

import type { Series } from '../../board/room.ts';
import { holding } from '../../board/table_logic.ts';
import type { LogEntry, View } from '../../protocol/game.ts';
import { COLORS, type Color } from './pieces.ts';

type Counts = Readonly<Record<Color, number>>;

const NOTHING: Counts = { red: 0, blue: 0, green: 0, black: 0 };

/** The weakest colour of every seat after each turn, beginning with the start. Treasures are placed only at the end. */
export function series(log: readonly LogEntry<'tigris'>[], view: View<'tigris'>): readonly Series[] {
  const events = holding(log).flatMap((entry) => entry.events);
  const turns = events.reduce((most, { turn }) => Math.max(most, turn), 0);
  return view.seats.map(({ seat }) => {
    const values: number[] = [];
    let counts = NOTHING;
    for (let turn = 0; turn <= turns; ++turn) {
      for (const event of events) {
        if (event.turn !== turn || event.event !== 'points' || event.seat !== seat || event.color === null)
          continue;
        counts = { ...counts, [event.color]: counts[event.color] + (event.amount ?? 0) };
      }
      values.push(Math.min(...COLORS.map((color) => counts[color])));
    }
    return { seat, values };
  });
}

// Palaces over the turns, which are what counts first.
import type { Series } from '../../board/room.ts';
import { holding } from '../../board/table_logic.ts';
import type { LogEntry, View } from '../../protocol/game.ts';

export function series(log: readonly LogEntry<'maharaja'>[], view: View<'maharaja'>): readonly Series[] {
  const events = holding(log).flatMap((entry) => entry.events);
  const turns = events.reduce((most, { turn }) => Math.max(most, turn), 0);
  return view.seats.map(({ seat }) => {
    const values: number[] = [];
    let palaces = 0;
    for (let turn = 0; turn <= turns; ++turn) {
      for (const event of events)
        if (event.turn === turn && event.event === 'palace_built' && event.seat === seat) ++palaces;
      values.push(palaces);
    }
    return { seat, values };
  });
}

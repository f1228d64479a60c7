// Gold over the turns.
import type { Series } from '../../board/room.ts';
import { holding } from '../../board/table_logic.ts';
import type { LogEntry, View } from '../../protocol/game.ts';
import { gainOf } from './words/foreseen.ts';

/** The gold of every seat after each turn, beginning with the start. */
export function series(log: readonly LogEntry<'maharani'>[], view: View<'maharani'>): readonly Series[] {
  const events = holding(log).flatMap((entry) => entry.events);
  const turns = events.reduce((most, { turn }) => Math.max(most, turn), 0);
  return view.seats.map(({ seat }) => {
    const values: number[] = [];
    let gold = 0;
    for (let turn = 0; turn <= turns; ++turn) {
      gold += gainOf(
        events.filter((event) => event.turn === turn),
        seat,
      );
      values.push(gold);
    }
    return { seat, values };
  });
}

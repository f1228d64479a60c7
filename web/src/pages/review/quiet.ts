// A table to be looked at: its board points at nothing that could be clicked, unless it shows a move as an example.
import type { Table } from '../../board/table.svelte.ts';
import type { Selection } from '../../board/table_model.ts';
import type { GameId } from '../../protocol/game.ts';

const NOTHING_OFFERED: Selection = { picked: [], legal: new Set(), move: null };

export function quiet(table: Table<GameId>): Table<GameId> {
  return new Proxy(table, {
    get(target, name) {
      if (name === 'canAct') return target.example !== null && target.canAct;
      if (name === 'selection') return target.example === null ? NOTHING_OFFERED : target.selection;
      return Reflect.get(target, name);
    },
  });
}

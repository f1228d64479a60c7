// "Show me": the clicks of a move, one after the other, as the board shows chosen things; then they are taken back. Where
// nothing may move, their numbers.
import { pathTo } from '../../board/select.ts';
import type { Table } from '../../board/table.svelte.ts';
import type { Target } from '../../board/table_model.ts';
import type { GameId } from '../../protocol/game.ts';

const CLICK_MS = 700;
const SHOWN_MS = 900;

export interface Show {
  /** The clicks that are shown so far. */
  readonly numbered: readonly Target[];
  toggle(move: string | undefined): void;
  /** Takes back what was only shown; somebody clicks, or another step has come. */
  end(): void;
  close(): void;
}

export function showOf(table: () => Table<GameId> | null, isStill: () => boolean): Show {
  let numbered = $state.raw<readonly Target[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was picked to be shown, and where; null: nothing. */
  let shownOn: Table<GameId> | null = null;

  function takeBack(on: Table<GameId>): void {
    for (let left = on.selection.picked.length; left > 0 && on.selection.picked.length > 0; --left) on.back();
  }

  function end(): void {
    clearTimeout(timer);
    numbered = [];
    if (shownOn?.canAct === true) takeBack(shownOn);
    shownOn = null;
  }

  function click(on: Table<GameId>, path: readonly Target[], index: number): void {
    const target = path[index];
    if (target === undefined || !on.canAct) {
      timer = setTimeout(end, SHOWN_MS);
      return;
    }
    numbered = path.slice(0, index + 1);
    // A click may bring others with it. A tap plays nothing, even where it completes a move.
    if (on.selection.picked[index] !== target) on.pick(target, 'tap');
    timer = setTimeout(() => click(on, path, index + 1), CLICK_MS);
  }

  return {
    get numbered() {
      return numbered;
    },
    toggle(move) {
      const isShown = numbered.length > 0;
      end();
      const on = table();
      const tree = on?.choices?.tree ?? null;
      const path = move === undefined || tree === null ? null : pathTo(tree, move);
      if (isShown || on === null || path === null || !on.canAct) return;
      takeBack(on);
      if (isStill()) {
        numbered = path;
        return;
      }
      shownOn = on;
      click(on, path, 0);
    },
    end,
    close: () => clearTimeout(timer),
  };
}

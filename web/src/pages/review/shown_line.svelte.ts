// A line that is played out on the board: a table of its own, which goes from move to move by itself until somebody steps in.
import { isStill } from '../../app/preferences.svelte.ts';
import { openTable, type Table } from '../../board/table.svelte.ts';
import { pageHost } from '../../engine/worker_host.ts';
import type { GameId } from '../../protocol/game.ts';
import type { Opened } from '../replay/open_replay.ts';
import type { Sitter } from '../table/company.ts';
import { type PlayedLine, playLine, type ToldStep } from './line.ts';

export interface ShownLine {
  /** Null: no line is shown. */
  readonly table: Table<GameId> | null;
  readonly steps: readonly ToldStep[];
  /** How many of the steps lie on the board. */
  readonly count: number;
  /** `until`: so many moves of seats at once; null: one after the other. Answers whether there is such a line. */
  show(ply: number, moves: readonly string[], until: number | null): Promise<boolean>;
  close(): void;
}

/** Between two moves. */
const STEP_MS = 700;
/** What was never played is told faster than what was. */
const PACE = 2;

/** How many steps hold so many moves of seats. */
function stepsOf(steps: readonly ToldStep[], moves: number): number {
  let seen = 0;
  const last = steps.findIndex(({ seat }) => seat !== null && ++seen === moves);
  return last < 0 ? steps.length : last + 1;
}

/** To be called while a component begins. */
export function shownLine(opened: Opened, people: () => readonly Sitter[]): ShownLine {
  let line = $state.raw<(PlayedLine & { readonly from: number; readonly table: Table<GameId> }) | null>(null);
  let count = $state(0);
  let goal = $state(0);
  let wanted = 0;

  function close(): void {
    wanted += 1;
    line?.table.close();
    line?.port.close();
    line = null;
    count = 0;
    goal = 0;
  }

  async function stand(steps: number): Promise<void> {
    const now = line;
    if (now === null) return;
    const stood = await now.port.stand(now.from + steps);
    if (stood.ok && line === now) count = steps;
  }

  $effect(() => {
    if (line === null || count >= goal || line.table.isTelling) return;
    const timer = setTimeout(() => void stand(count + 1), count === 0 ? 0 : STEP_MS);
    return () => clearTimeout(timer);
  });

  return {
    get table() {
      return line?.table ?? null;
    },
    get steps() {
      return line?.steps ?? [];
    },
    get count() {
      return count;
    },
    async show(ply, moves, until) {
      close();
      const mine = wanted;
      const played = await playLine(pageHost(opened.module), opened, people(), ply, moves);
      if (!played.ok) return false;
      const { port, steps } = played.value;
      const at = until === null ? 0 : stepsOf(steps, until);
      await port.stand(ply + at);
      const table = openTable<GameId>({
        port,
        room: { ...opened.room, duration: (event) => opened.room.duration(event) / PACE },
        seat: () => null,
        people,
        isStill,
        waitForMe: () => false,
      });
      if (table === null || mine !== wanted || steps.length === 0) {
        table?.close();
        port.close();
        return false;
      }
      line = { port, steps, from: ply, table };
      count = at;
      goal = until === null ? steps.length : at;
      return true;
    },
    close,
  };
}

// The port of a puzzle: everything can be clicked as at a table, and only the solution is played.
import { failed, type Result } from '../../base/result.ts';
import { isSameMove } from '../../board/narrow.ts';
import type { EnginePort } from '../../ports/engine_port.ts';
import type { Change, Port, PortError, TableState } from '../../ports/port.ts';
import type { GameId } from '../../protocol/game.ts';

/** What the puzzle says, whenever it is asked. */
export interface Judge {
  readonly solution: string;
  /** A move is looked for. */
  isOpen(): boolean;
  /** What is answered to another move. `isMove`: whether it is this one, however it is written. */
  wrong(isMove: (move: string) => boolean): string;
  begin(): void;
  /** After the solution. */
  end(isPlayed: boolean): void;
}

export interface JudgedPort<G extends GameId> extends Port<G> {
  /** The judge says something else now. */
  changed(): void;
}

function refused(sentence: string): PortError {
  return { kind: 'refused', code: 'puzzle/wrong', rule: null, key: null, values: {}, sentence };
}

export function judgedPort<G extends GameId>(inner: EnginePort<G>, judge: Judge): JudgedPort<G> {
  const listeners = new Set<(change: Change<G>) => void>();
  let shown: TableState<G> | null = null;

  /** Nothing is taken back, and after the solution nothing is left to choose. */
  function shaped(state: TableState<G>): TableState<G> {
    if (state.view === null) return state;
    const view = { ...state.view, undoable_by: null, own_choice: null };
    const choices =
      judge.isOpen() || state.choices === null
        ? state.choices
        : { ...state.choices, tree: {}, proposal: null };
    return { ...state, view, choices };
  }

  function tell(entries: Change<G>['entries']): void {
    shown = shaped(inner.state());
    for (const listener of [...listeners]) listener({ state: shown, entries });
  }

  inner.subscribe(({ entries }) => tell(entries));

  return {
    ...inner,
    state() {
      shown ??= shaped(inner.state());
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async play(move, version): Promise<Result<null, PortError>> {
      const tree = inner.state().choices?.tree ?? null;
      const isMove = (other: string) => other === move || (tree !== null && isSameMove(tree, other, move));
      if (!isMove(judge.solution)) {
        // A move that is not possible is refused by its rule, and not judged.
        const possible = await inner.check(move);
        return possible.ok ? failed(refused(judge.wrong(isMove))) : possible;
      }
      judge.begin();
      const played = await inner.play(move, version);
      judge.end(played.ok);
      return played;
    },
    changed: () => tell([]),
  };
}

// The port of a lesson: what may be clicked is what the moves of a step need, and no other move is made.

import { failed, ok, type Result } from '../../base/result.ts';
import { isSameMove, narrowed } from '../../board/narrow.ts';
import type { EnginePort } from '../../ports/engine_port.ts';
import type { Change, Port, PortError, TableState } from '../../ports/port.ts';
import type { GameId, View } from '../../protocol/game.ts';
import type { OpenChoices } from '../../protocol/generated/hall.ts';

/** What the lesson says, whenever it is asked. */
export interface Guide {
  /** The moves of the step; none: it is only read. Null: others move. */
  moves(): readonly string[] | null;
  /** Whether there is a step to go back to. */
  canGoBack(): boolean;
  goBack(): Promise<boolean>;
  /** Why a move that the game allows is not made now. */
  refuse(move: string): string;
  /** Before and after a move of the step. */
  begin(): void;
  end(isPlayed: boolean): void;
}

export interface GuidedPort<G extends GameId> extends Port<G> {
  /** The guide says something else now. */
  changed(): void;
}

function refused(sentence: string): PortError {
  return { kind: 'refused', code: 'lesson/other', rule: null, key: null, values: {}, sentence };
}

export function guidedPort<G extends GameId>(
  inner: EnginePort<G>,
  seat: number,
  guide: Guide,
): GuidedPort<G> {
  const listeners = new Set<(change: Change<G>) => void>();
  let shown: TableState<G> | null = null;

  function choicesOf(choices: OpenChoices | null): OpenChoices | null {
    const moves = guide.moves();
    if (choices === null || choices.tree === null || moves === null) return null;
    const { proposal } = choices;
    const isMeant = proposal !== null && moves.includes(proposal);
    return { ...choices, tree: narrowed(choices.tree, moves) ?? {}, proposal: isMeant ? proposal : null };
  }

  function shaped(state: TableState<G>): TableState<G> {
    if (state.view === null) return state;
    const view: View<G> = { ...state.view, undoable_by: guide.canGoBack() ? seat : null, own_choice: null };
    return { ...state, view, choices: choicesOf(state.choices) };
  }

  function tell(entries: Change<G>['entries']): void {
    shown = shaped(inner.state());
    for (const listener of [...listeners]) listener({ state: shown, entries });
  }

  inner.subscribe(({ entries }) => tell(entries));

  function state(): TableState<G> {
    shown ??= shaped(inner.state());
    return shown;
  }

  function isOffered(move: string): boolean {
    const tree = inner.state().choices?.tree ?? null;
    return tree !== null && (guide.moves() ?? []).some((one) => isSameMove(tree, one, move));
  }

  return {
    ...inner,
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async play(move, version): Promise<Result<null, PortError>> {
      if (!isOffered(move)) return failed(refused(guide.refuse(move)));
      guide.begin();
      const played = await inner.play(move, version);
      guide.end(played.ok);
      return played;
    },
    async undo() {
      return (await guide.goBack()) ? ok(null) : failed({ kind: 'gone', why: 'There is no step before.' });
    },
    changed: () => tell([]),
  };
}

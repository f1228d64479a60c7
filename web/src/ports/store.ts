import type { GameId } from '../protocol/game.ts';
import type { Change, TableState } from './port.ts';
import { type TableEvent, unopened, update } from './table_state.ts';

/** The one place of a port where something changes. */
export interface Store<G extends GameId> {
  state(): TableState<G>;
  apply(event: TableEvent<G>): void;
  subscribe(listener: (change: Change<G>) => void): () => void;
  /** Once the state is such; at once if it already is. */
  until(reached: (state: TableState<G>) => boolean): Promise<void>;
}

export function store<G extends GameId>(): Store<G> {
  let state = unopened<G>();
  const listeners = new Set<(change: Change<G>) => void>();
  const subscribe = (listener: (change: Change<G>) => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    state: () => state,
    apply(event) {
      const change = update(state, event);
      state = change.state;
      for (const listener of [...listeners]) listener(change);
    },
    subscribe,
    until: (reached) =>
      new Promise((resolve) => {
        if (reached(state)) {
          resolve();
          return;
        }
        const end = subscribe((change) => {
          if (!reached(change.state)) return;
          end();
          resolve();
        });
      }),
  };
}

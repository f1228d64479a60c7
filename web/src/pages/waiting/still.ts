import type { GameRoom } from '../../board/room.ts';
import type { TableModel, Target } from '../../board/table_model.ts';
import type { GameId, View } from '../../protocol/game.ts';

/** A position, and the room that draws it. */
export interface Example<G extends GameId> {
  readonly room: GameRoom<G>;
  readonly view: View<G>;
}

function nothing(): void {}

/** A table that only lies there. `legal`: what is ringed as if it could be clicked. */
export function stillTable<G extends GameId>(
  game: G,
  view: View<G>,
  legal: readonly Target[],
): TableModel<G> {
  return {
    game,
    view,
    standing: null,
    choices: null,
    seat: null,
    people: view.seats.map((_, seat) => ({ seat, name: '', bot: null, isYou: false })),
    canAct: legal.length > 0,
    earlier: [],
    selection: { picked: [], legal: new Set(legal), move: null },
    foreseen: null,
    foretold: new Map(),
    looked: null,
    advice: null,
    example: null,
    playing: null,
    lit: new Set(),
    pointed: null,
    since: [],
    pick: nothing,
    unpick: nothing,
    retake: nothing,
    undo: nothing,
    back: nothing,
    confirm: nothing,
    look: nothing,
    light: nothing,
    why: async () => null,
    refuse: nothing,
    point: nothing,
  };
}

// What a seat or a spectator is told of the engine's match, as sentences and boards want it.
import type { Speaking } from '../../src/board/room.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { type Contract, type GameId, standingOf, viewOf } from '../../src/protocol/game.ts';
import { granted } from './granted.ts';

export const NAMES: readonly string[] = ['Ada', 'Boris', 'Cyd', 'Dana', 'Emil'];

export function peopleFor<G extends GameId>(players: number, seat: number | null): Speaking<G>['people'] {
  return NAMES.slice(0, players).map((name, at) => ({ seat: at, name, bot: null, isYou: at === seat }));
}

/** `seat`: null is a spectator. */
export async function speakingOf<G extends GameId>(
  host: EngineHost,
  contract: Contract<G>,
  seat: number | null,
): Promise<Speaking<G>> {
  const reader = seat ?? 'spectator';
  const told = granted(await ask(host, 'view', { reader }));
  const view = granted(viewOf(contract, told.view));
  const { standing } = granted(await ask(host, 'standing', { reader }));
  return {
    view,
    seat,
    people: peopleFor(view.players, seat),
    standing: granted(standingOf(contract, standing)),
  };
}

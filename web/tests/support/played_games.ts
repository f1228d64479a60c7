// Whole random games of the engine, with what everybody was told on the way.
import type { Speaking } from '../../src/board/room.ts';
import { selectionOf } from '../../src/board/select.ts';
import type { Target } from '../../src/board/table_model.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import {
  type Contract,
  entriesOf,
  foreseenOf,
  type GameId,
  type Games,
  type LogEntry,
} from '../../src/protocol/game.ts';
import { granted } from './granted.ts';
import { dice, randomMove } from './random_move.ts';
import { speakingOf } from './speaking.ts';

/** A decision as the seat that makes it and somebody else see it, with what some clicks are called and would do. */
export interface Asked<G extends GameId> {
  readonly decider: Speaking<G>;
  readonly watcher: Speaking<G>;
  readonly paths: readonly (readonly Target[])[];
  readonly previews: readonly (readonly Games[G]['event'][])[];
}

export interface Played<G extends GameId> {
  readonly asked: readonly Asked<G>[];
  /** As the referee knows it, and as a spectator does. */
  readonly log: readonly LogEntry<G>[];
  readonly watched: readonly LogEntry<G>[];
  readonly end: Speaking<G>;
}

export interface Wish {
  readonly players: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, string>>;
}

const MOST = 700;

async function askedOf<G extends GameId>(
  host: EngineHost,
  contract: Contract<G>,
  seat: number,
  move: string,
): Promise<Asked<G>> {
  const { choices } = granted(await ask(host, 'choices', { reader: seat }));
  const first = choices === null ? [] : [...(selectionOf(choices, [])?.legal ?? [])];
  const decider = await speakingOf(host, contract, seat);
  const { events } = granted(await ask(host, 'preview', { move, seat }));
  return {
    decider,
    watcher: await speakingOf(host, contract, null),
    paths: [[], ...first.map((target) => [target])],
    previews: [granted(foreseenOf(contract, events, decider.view.turn))],
  };
}

/** Of seats that decide at the same time, each in its turn. */
export async function playedGame<G extends GameId>(
  host: EngineHost,
  contract: Contract<G>,
  game: G,
  wish: Wish,
): Promise<Played<G>> {
  const roll = dice(wish.seed);
  const asked: Asked<G>[] = [];
  granted(await ask(host, 'new', { game, ...wish }));
  for (let moves = 0; moves < MOST; ++moves) {
    const { choices, deciding, sealed } = granted(await ask(host, 'choices', {}));
    const seat = deciding.find((one) => !sealed.includes(one));
    if (seat === undefined) break;
    const own = choices === null ? null : granted(await ask(host, 'choices', { reader: seat })).choices;
    if (own === null) break;
    const move = randomMove(own, roll);
    asked.push(await askedOf(host, contract, seat, move));
    // Sets are a move of the seat, not of the engine (docs/protocol.md, section 5).
    granted(await ask(host, 'play', { move, seat }));
  }
  const logged = granted(await ask(host, 'events', { reader: 'referee' }));
  const watched = granted(await ask(host, 'events', { reader: 'spectator' }));
  return {
    asked,
    log: granted(entriesOf(contract, logged.log)),
    watched: granted(entriesOf(contract, watched.log)),
    end: await speakingOf(host, contract, null),
  };
}

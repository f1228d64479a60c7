// A game worth looking at: bots play it, the same one each time, and it stops where the pictures want it.
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { contracts, viewOf } from '../../src/protocol/game.ts';
import { granted } from '../../tests/support/granted.ts';
import { nativeHost } from '../../tests/support/native_host.ts';

const PLAYERS = 4;
const SEED = 31;
const BOT = 'mcts:iters=120';

export interface Scenes {
  /** Records that end in the midst of a turn of seat 0, in a war that it must decide, and with the game. */
  readonly middle: string;
  readonly war: string;
  readonly end: string;
}

async function played(host: EngineHost): Promise<string> {
  let { to_act } = granted(await ask(host, 'new', { game: 'tigris', players: PLAYERS, seed: SEED }));
  for (let seed = 0; to_act !== null; ++seed) {
    const { move } = granted(await ask(host, 'go', { bot: BOT, seed, threads: 1 }));
    ({ to_act } = granted(await ask(host, 'play', { move })));
  }
  return granted(await ask(host, 'record', {})).record;
}

interface Stop {
  readonly ply: number;
  readonly kind: string;
}

/** Where seat 0 has something to decide, and what. */
async function stops(host: EngineHost): Promise<readonly Stop[]> {
  const contract = await contracts.tigris();
  const { last } = granted(await ask(host, 'stand', { ply: 0 }));
  const found: Stop[] = [];
  for (let ply = 0; ply <= last; ++ply) {
    const turn = granted(await ask(host, 'stand', { ply }));
    if (turn.to_act !== 0) continue;
    const told = granted(await ask(host, 'view', { reader: 0 }));
    const view = granted(viewOf(contract, told.view));
    found.push({ ply, kind: view.decision?.kind ?? '' });
  }
  return found;
}

export async function scenes(): Promise<Scenes> {
  const host = nativeHost();
  const end = await played(host);
  granted(await ask(host, 'load', { record: end, chance: 'manual' }));
  const all = await stops(host);
  const upTo = async (stop: Stop | undefined) => {
    if (stop === undefined) throw new Error('The game has no such moment; another seed may have.');
    granted(await ask(host, 'stand', { ply: stop.ply }));
    return granted(await ask(host, 'record', {})).record;
  };
  const actions = all.filter(({ kind }) => kind === 'action');
  const middle = await upTo(actions[Math.floor(actions.length * 0.6)]);
  const conflicts = all.filter(({ kind }) => kind === 'support');
  const war = await upTo(conflicts.at(-1));
  host.close();
  return { middle, war, end };
}

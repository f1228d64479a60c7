// The board as it may lie when a match of these settings begins: the engine in the page lays it, so it is right for every game,
// number of players and option. What is drawn by lot at the start is an example.
import { ask } from '../../engine/client.ts';
import { engineModule } from '../../engine/page_module.ts';
import { pageHost } from '../../engine/worker_host.ts';
import { rooms } from '../../games/rooms.ts';
import { contracts, type GameId, viewOf } from '../../protocol/game.ts';
import type { Example } from './still.ts';

const SEED = 6;

/** `options`: as in an address, `board=advanced&buildings=on`. Null: the engine did not come, and nothing is shown. */
export async function laidTable<G extends GameId>(
  game: G,
  players: number,
  options: string,
): Promise<Example<G> | null> {
  try {
    const [module, contract, room] = await Promise.all([engineModule(), contracts[game](), rooms[game]()]);
    const host = pageHost(module);
    const request = { game, players, options: Object.fromEntries(new URLSearchParams(options)), seed: SEED };
    const [, told] = await Promise.all([
      ask(host, 'new', request),
      ask(host, 'view', { reader: 'spectator' }),
    ]);
    host.close();
    const view = told.ok ? viewOf(contract, told.value.view) : told;
    return view.ok ? { room, view: view.value } : null;
  } catch {
    return null;
  }
}

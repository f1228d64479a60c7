// The position that the settings show, written by tools/examples and read like anything from outside.
import { rooms } from '../../games/rooms.ts';
import { contracts, viewOf } from '../../protocol/game.ts';
import { isView } from '../../protocol/generated/view.ts';
import { decode, parseJson } from '../../protocol/guards.ts';
import type { Example } from '../waiting/still.ts';

/** Null: it cannot be read, and nothing is shown. */
export async function example(): Promise<Example<'tigris'> | null> {
  const [room, contract, { default: text }] = await Promise.all([
    rooms.tigris(),
    contracts.tigris(),
    import('./examples/tigris.json?raw'),
  ]);
  const json = parseJson(text);
  const told = json.ok ? decode(isView, json.value) : json;
  const view = told.ok ? viewOf(contract, told.value) : told;
  return view.ok ? { room, view: view.value } : null;
}

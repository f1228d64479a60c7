// Positions that are shown before there is a match, written by tools/examples and read like anything from outside.
import { rooms } from '../../games/rooms.ts';
import { contracts, type GameId, type View, viewOf } from '../../protocol/game.ts';
import type { Option } from '../../protocol/generated/hall.ts';
import { isView } from '../../protocol/generated/view.ts';
import { decode, parseJson } from '../../protocol/guards.ts';

export interface Example<G extends GameId> {
  readonly view: View<G>;
  readonly room: Awaited<ReturnType<NonNullable<(typeof rooms)[G]>>>;
}

type Text = () => Promise<{ readonly default: string }>;

async function tigrisView(load: Text): Promise<View<'tigris'> | null> {
  const [contract, { default: text }] = await Promise.all([contracts.tigris(), load()]);
  const json = parseJson(text);
  const told = json.ok ? decode(isView, json.value) : json;
  const view = told.ok ? viewOf(contract, told.value) : told;
  return view.ok ? view.value : null;
}

/** Null: there is no such picture, and nothing is shown. */
export async function tigrisExample(load: Text): Promise<Example<'tigris'> | null> {
  const room = await rooms.tigris?.();
  const view = await tigrisView(load);
  return room === undefined || view === null ? null : { room, view };
}

/** The board as it lies when the game begins. */
export async function laidTable(game: GameId, options: readonly Option[]): Promise<Example<'tigris'> | null> {
  if (game !== 'tigris') return null;
  const isAdvanced = options.some(({ name, value }) => name === 'board' && value === 'advanced');
  return tigrisExample(
    isAdvanced
      ? () => import('./examples/tigris_advanced.json?raw')
      : () => import('./examples/tigris_standard.json?raw'),
  );
}

// Games worth looking at: bots play them, the same ones each time, and they stop where the pictures want it.
import type { Page } from 'playwright-core';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { contracts, type GameId, viewOf } from '../../src/protocol/game.ts';
import { granted } from '../../tests/support/granted.ts';
import { nativeHost } from '../../tests/support/native_host.ts';

/** A moment of seat 0, and how the picture is composed. */
export interface Moment {
  /** The name of the picture. */
  readonly name: string;
  /** The kind of its decision; `end`: the game is over. */
  readonly kind: string;
  /** Which of those of its kind, as a share of them: 0 the first, 1 the last. */
  readonly at: number;
  readonly pose?: (page: Page) => Promise<void>;
}

/** A game with the moments that are shown of it. */
export interface Play {
  readonly game: GameId;
  readonly players: number;
  readonly seed: number;
  readonly options: Readonly<Record<string, string>>;
  readonly bot: string;
  readonly moments: readonly Moment[];
}

export interface Scene extends Moment {
  readonly play: Play;
  /** Up to the moment. */
  readonly record: string;
}

async function played(host: EngineHost, { game, players, seed, options, bot }: Play): Promise<string> {
  let { to_act } = granted(await ask(host, 'new', { game, players, seed, options }));
  for (let ply = 0; to_act !== null; ++ply) {
    const { move } = granted(await ask(host, 'go', { bot, seed: ply, threads: 1 }));
    ({ to_act } = granted(await ask(host, 'play', { move })));
  }
  return granted(await ask(host, 'record', {})).record;
}

interface Stop {
  readonly ply: number;
  readonly kind: string;
}

/** Where seat 0 has something to decide, and what. */
async function stops(host: EngineHost, game: GameId): Promise<readonly Stop[]> {
  const contract = await contracts[game]();
  const { last } = granted(await ask(host, 'stand', { ply: 0 }));
  const found: Stop[] = [];
  for (let ply = 0; ply <= last; ++ply) {
    const turn = granted(await ask(host, 'stand', { ply }));
    if (turn.to_act !== 0) continue;
    const told = granted(await ask(host, 'view', { reader: 0 }));
    const view = granted(viewOf(contract, told.view));
    found.push({ ply, kind: view.decision.kind });
  }
  return found;
}

export async function scenesOf(play: Play): Promise<readonly Scene[]> {
  const host = nativeHost();
  const whole = await played(host, play);
  granted(await ask(host, 'load', { record: whole, chance: 'manual' }));
  const all = await stops(host, play.game);
  const scenes: Scene[] = [];
  for (const moment of play.moments) {
    const alike = all.filter(({ kind }) => kind === moment.kind);
    const stop = alike[Math.round((alike.length - 1) * moment.at)];
    if (moment.kind === 'end') {
      scenes.push({ ...moment, play, record: whole });
      continue;
    }
    if (stop === undefined) throw new Error(`${play.game} has no ${moment.kind}; another seed may have.`);
    granted(await ask(host, 'stand', { ply: stop.ply }));
    scenes.push({ ...moment, play, record: granted(await ask(host, 'record', {})).record });
  }
  host.close();
  return scenes;
}

// Tables in real positions for tests that draw without a browser: the golden positions of each kind of decision.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { movesBehind, NOTHING, selectionOf } from '../../src/board/select.ts';
import type { Foretold, TableModel } from '../../src/board/table_model.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { type Contract, foreseenOf, type GameId } from '../../src/protocol/game.ts';
import { granted } from './granted.ts';
import { tests } from './paths.ts';
import { speakingOf } from './speaking.ts';

export interface Scene {
  /** The kind of the decision, with a mark where there are several. */
  readonly name: string;
  readonly position: string;
}

function positionIn(file: string): string {
  const { position }: { position: readonly string[] } = JSON.parse(readFileSync(file, 'utf8'));
  return `${position.join('\n')}\n`;
}

/** One for each kind of decision; those of chance are left out. */
export function scenesOf(game: GameId, chance: readonly string[]): readonly Scene[] {
  const folder = join(tests, `games/${game}/decisions`);
  return readdirSync(folder)
    .map((file) => ({ file, name: file.replace('.json', '') }))
    .filter(({ name }) => !chance.some((kind) => name.startsWith(kind)))
    .map(({ file, name }) => ({ name, position: positionIn(join(folder, file)) }));
}

export interface Wish {
  /** Null: the opening of a game of four. */
  readonly position: string | null;
  readonly spectator?: boolean;
  readonly picked?: readonly string[];
  /** A move that is looked at, with the target that makes it. */
  readonly look?: { readonly target: string; readonly move: string };
  /** Targets that say what they would cause before anybody looks at them. */
  readonly foretells?: (target: string) => boolean;
}

async function foretold<G extends GameId>(
  host: EngineHost,
  contract: Contract<G>,
  behind: ReadonlyMap<string, readonly string[]>,
  turn: number,
): Promise<TableModel<G>['foretold']> {
  const told = new Map<string, readonly Foretold<G>[]>();
  for (const [target, moves] of behind) {
    const list: Foretold<G>[] = [];
    for (const move of moves) {
      const { events } = granted(await ask(host, 'preview', { move }));
      list.push({ move, events: granted(foreseenOf(contract, events, turn)) });
    }
    told.set(target, list);
  }
  return told;
}

/** The table as whoever is to act has it, or a spectator. */
export async function tableOf<G extends GameId>(
  host: EngineHost,
  contract: Contract<G>,
  game: G,
  { position, ...wish }: Wish,
): Promise<TableModel<G>> {
  granted(
    position === null
      ? await ask(host, 'new', { game, players: 4, seed: 7 })
      : await ask(host, 'load', { game, position }),
  );
  return tableNow(host, contract, wish);
}

/** The same of the match as it stands. */
export async function tableNow<G extends GameId>(
  host: EngineHost,
  contract: Contract<G>,
  { spectator = false, picked = [], look, foretells = () => false }: Omit<Wish, 'position'>,
): Promise<TableModel<G>> {
  const { to_act } = granted(await ask(host, 'choices', {}));
  const seat = spectator || typeof to_act !== 'number' ? null : to_act;
  const { view, people, standing } = await speakingOf(host, contract, seat);
  const { choices } =
    seat === null ? { choices: null } : granted(await ask(host, 'choices', { reader: seat }));
  const foreseen = look === undefined ? null : granted(await ask(host, 'preview', { move: look.move }));
  const behind = choices === null ? [] : [...movesBehind(choices, picked)];
  const nothing = () => {};
  return {
    game: contract.game,
    view,
    standing: standing ?? null,
    choices: choices === null ? null : { version: view.version, tree: choices, proposal: null },
    seat,
    people,
    canAct: choices !== null,
    earlier: [],
    selection: choices === null ? NOTHING : (selectionOf(choices, picked) ?? NOTHING),
    foreseen:
      look === undefined || foreseen === null
        ? null
        : {
            ...look,
            events: granted(foreseenOf(contract, foreseen.events, view.turn)),
            gloss: foreseen.gloss,
          },
    foretold: await foretold(
      host,
      contract,
      new Map(behind.filter(([target]) => foretells(target))),
      view.turn,
    ),
    advice: null,
    example: null,
    playing: null,
    lit: new Set(),
    pointed: null,
    looked: look?.target ?? null,
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

export function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/** The classes of a tag, without those that only the styles need. */
export function classesOf(tag: string): string {
  return attribute(tag, 'class')
    .replace(/\bsvelte-\w+/g, '')
    .trim();
}

export interface Drawn {
  readonly kind: string;
  readonly tag: string;
  readonly text: string;
}

/** A drawing in short: a line for each of these elements of which `say` tells something. */
export function drawn(svg: string, kinds: readonly string[], say: (element: Drawn) => string | null): string {
  const elements = svg.matchAll(new RegExp(`<(${kinds.join('|')})\\b([^>]*)>([^<]*)`, 'g'));
  return [...elements]
    .flatMap(([, kind = '', tag = '', text = '']) => say({ kind, tag, text: text.trim() }) ?? [])
    .join('\n');
}

/** Where an element lies, as it is written. */
export function placeOf(tag: string): string {
  return `${attribute(tag, 'x') || attribute(tag, 'cx')},${attribute(tag, 'y') || attribute(tag, 'cy')}`;
}

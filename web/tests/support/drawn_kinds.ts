// Tests that a room draws everything there is: each kind of decision with all that can be clicked, each kind of event.
// What there is comes from the schemas and goldens of the engine, so whatever a game gains fails here until it is drawn.
import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENDS } from '../../src/board/listen.ts';
import type { GameRoom } from '../../src/board/room.ts';
import { NOTHING, selectionOf } from '../../src/board/select.ts';
import type { TableModel, Target } from '../../src/board/table_model.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { type Contract, entriesOf, type GameId, type Games } from '../../src/protocol/game.ts';
import { plain } from '../../src/texts/rich.ts';
import { granted } from './granted.ts';
import { decisionKinds, eventKinds } from './kinds.ts';
import { everyMatch, gamesOf } from './matches.ts';
import { dice, randomMove } from './random_move.ts';
import { scenesOf, tableNow, tableOf } from './scenes.ts';
import { wasmHost } from './wasm_host.ts';
import { expectWhole } from './word_tests.ts';

/** A move that causes what random games hardly ever do. */
export interface Rarity {
  readonly position: string;
  readonly move: string;
}

export interface KindTests<G extends GameId> {
  readonly game: G;
  readonly contract: () => Promise<Contract<G>>;
  readonly room: () => Promise<GameRoom<G>>;
  readonly rarities: readonly Rarity[];
  /** Kinds of targets of which one at a time is shown, between buttons for the next and the one before. */
  readonly stepped?: readonly string[];
}

/** The headings of the log stand for them. */
const HEADINGS: ReadonlySet<string> = new Set(['turn_began', 'turn_ended']);
/** How many clicks of a decision are followed. */
const DEEP = 6;
const MOST_MOVES = 1500;
/** How often all matches are played at most, each time with other luck. */
const ROUNDS = 3;
/** Of each kind of event: not every one changes what is seen. */
const KEPT = 4;

interface Happened<G extends GameId> {
  readonly event: Games[G]['event'];
  /** What the same change told before it. */
  readonly before: readonly Games[G]['event'][];
  /** As a spectator saw the table before that change. */
  readonly table: TableModel<G>;
}

/** All that can be seen of a table on a desk, as markup. */
export function drawn<G extends GameId>(room: GameRoom<G>, table: TableModel<G>): string {
  const { Board, Sheet, Tray, Supply, Seat } = room;
  const narrow = false;
  const Lap = room.hasSheet(table.view) ? Sheet : Tray;
  const parts = [Board, Lap, Supply].map((Part) => render(Part, { props: { table, narrow } }).body);
  const seats = table.people.map((person) => render(Seat, { props: { table, person, narrow } }).body);
  return [...parts, ...seats].join('\n');
}

export function targetsIn(markup: string, legal: 'true' | 'false'): ReadonlySet<Target> {
  const tags = [...markup.matchAll(/<[^>]*\bdata-target="([^"]*)"[^>]*>/g)];
  return new Set(
    tags.flatMap(([tag, target = '']) => (tag.includes(`data-legal="${legal}"`) ? [target] : [])),
  );
}

/** What is legal and should be there, but is not. The page itself draws what ends a turn. */
function notDrawn(markup: string, legal: ReadonlySet<Target>, stepped: readonly string[]): readonly Target[] {
  const there = targetsIn(markup, 'true');
  const kindOf = (target: Target) => target.slice(0, target.indexOf(':'));
  const isShown = (target: Target) =>
    there.has(target) ||
    (stepped.includes(kindOf(target)) && [...there].some((other) => kindOf(other) === kindOf(target)));
  return [...legal].filter((target) => !ENDS.includes(target) && !isShown(target));
}

/** Clicks at random from the beginning of a decision, as far as there is a choice. */
function* clicksOf<G extends GameId>(
  room: GameRoom<G>,
  table: TableModel<G>,
  seed: number,
): Generator<TableModel<G>> {
  const tree = table.choices?.tree ?? null;
  const roll = dice(seed);
  let picked: readonly Target[] = [];
  for (let depth = 0; tree !== null && depth < DEEP; ++depth) {
    const selection = selectionOf(tree, picked) ?? NOTHING;
    yield { ...table, selection };
    const next = [...selection.legal][roll(selection.legal.size)];
    if (next === undefined) return;
    picked = [...picked, next];
    const more = room.completed?.(picked, selectionOf(tree, picked)?.legal ?? new Set()) ?? null;
    if (more !== null) picked = [...picked, more];
  }
}

/** Plays at random until every kind of event has happened, and keeps the first few of each. */
async function happenings<G extends GameId>(
  host: EngineHost,
  contract: Contract<G>,
  rarities: readonly Rarity[],
): Promise<ReadonlyMap<string, readonly Happened<G>[]>> {
  const game: G = contract.game;
  const missing = new Set(eventKinds(game));
  const found = new Map<string, readonly Happened<G>[]>();
  const isWanted = (kind: string) => (found.get(kind)?.length ?? 0) < KEPT;
  /** Of what came after that version: the table as it was when so many plies had been made. */
  const keep = async (since: number, plies: number, now: number) => {
    const { log } = granted(await ask(host, 'events', { reader: 'referee', since }));
    const events = granted(entriesOf(contract, log)).flatMap((entry) => entry.events);
    if (!events.some(({ event }) => isWanted(event))) return;
    granted(await ask(host, 'stand', { ply: plies }));
    const table = await tableNow(host, contract, { spectator: true });
    granted(await ask(host, 'stand', { ply: now }));
    for (const [index, event] of events.entries()) {
      const kind = event.event;
      missing.delete(kind);
      const one = { event, before: events.slice(0, index), table };
      if (isWanted(kind)) found.set(kind, [...(found.get(kind) ?? []), one]);
    }
  };
  for (const { position, move } of rarities) {
    const { version, plies, to_act } = granted(await ask(host, 'load', { game, position }));
    if (typeof to_act !== 'number') throw new Error(`Nobody is to ${move}.`);
    const played = granted(await ask(host, 'play', { move, seat: to_act }));
    await keep(version, plies, played.plies);
  }
  const listed = (await gamesOf(host)).find(({ id }) => id === game);
  const once = listed === undefined ? [] : everyMatch(listed).filter(({ seat }) => seat === 0);
  const matches = Array<typeof once>(ROUNDS).fill(once).flat();
  for (const [seed, { players, options }] of matches.entries()) {
    if (missing.size === 0) break;
    const roll = dice(seed + 1);
    const opened = granted(await ask(host, 'new', { game, players, seed, options }));
    await keep(0, 0, opened.plies);
    let { version, plies, deciding, sealed } = opened;
    for (let moves = 0; moves < MOST_MOVES && missing.size > 0; ++moves) {
      const seat = deciding.find((one) => !sealed.includes(one));
      const choices =
        seat === undefined ? null : granted(await ask(host, 'choices', { reader: seat })).choices;
      if (seat === undefined || choices === null) break;
      const played = granted(await ask(host, 'play', { move: randomMove(choices, roll), seat }));
      if (played.events.some(({ event }) => isWanted(event))) await keep(version, plies, played.plies);
      ({ version, plies, deciding, sealed } = played);
    }
  }
  return found;
}

export function testKinds<G extends GameId>({
  game,
  contract,
  room,
  rarities,
  stepped = [],
}: KindTests<G>): void {
  const host = wasmHost();
  let happened: ReadonlyMap<string, readonly Happened<G>[]>;
  let shown: GameRoom<G>;
  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
    shown = await room();
    happened = await happenings(host, await contract(), rarities);
  }, 600_000);
  afterAll(() => host.close());

  const scenes = scenesOf(game, []);

  describe.each(decisionKinds(game))('the decision %s', (kind) => {
    const scene = scenes.find(({ name }) => name === kind);

    test('has everything that can be clicked, at each click', async () => {
      if (scene === undefined) throw new Error(`The engine has no golden of ${kind}.`);
      const table = await tableOf(host, await contract(), game, scene);
      expect(table.view.decision.kind).toBe(kind);
      for (let seed = 0; seed < 4; ++seed)
        for (const clicked of clicksOf(shown, table, seed)) {
          const { legal, picked } = clicked.selection;
          const about = `after ${picked.join(', ')}`;
          expect(notDrawn(drawn(shown, clicked), legal, stepped), about).toEqual([]);
          expectWhole(plain(shown.words.ask({ ...clicked }, picked)), about);
        }
    });

    test('is waited for by everybody else, who can click nothing', async () => {
      if (scene === undefined) throw new Error(`The engine has no golden of ${kind}.`);
      const table = await tableOf(host, await contract(), game, { ...scene, spectator: true });
      expect(targetsIn(drawn(shown, table), 'true').size).toBe(0);
      expectWhole(plain(shown.words.wait({ ...table })), kind);
    });
  });

  describe.each(eventKinds(game))('the event %s', (kind) => {
    const examples = () => {
      const found = happened.get(kind) ?? [];
      expect(found, `no game has shown ${kind}`).not.toEqual([]);
      return found;
    };

    test('is told in the log', () => {
      for (const { event, table } of examples()) {
        const line = shown.words.event(event, { ...table });
        if (HEADINGS.has(kind)) expect(line).toBeNull();
        else expectWhole(plain(line ?? []), kind);
      }
    });

    test('is seen if it takes its time', () => {
      const isSeen = examples().some(({ event, before, table }) => {
        const told = before.filter((earlier) => shown.duration(earlier) > 0);
        const last = told.at(-1);
        const still = last === undefined ? null : { event: last, ms: 0, before: told.slice(0, -1) };
        const playing = { event, ms: shown.duration(event), before: told };
        const isDrawn = drawn(shown, { ...table, playing }) !== drawn(shown, { ...table, playing: still });
        return playing.ms === 0 || isDrawn;
      });
      expect(isSeen).toBe(true);
    });
  });
}

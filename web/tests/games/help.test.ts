// Help in place: whatever can be seen or clicked at a table has its word and its page of the book, in all languages.
// Over the golden positions of every decision and over random games that show every option.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../src/app/preferences.svelte.ts';
import { type GameHelp, openKinds } from '../../src/board/help.ts';
import type { GameRoom, Speaking } from '../../src/board/room.ts';
import type { TableModel, Target } from '../../src/board/table_model.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { rooms } from '../../src/games/rooms.ts';
import { bookOf } from '../../src/pages/rules/book.ts';
import { type Contract, contracts, GAMES, type GameId } from '../../src/protocol/game.ts';
import type { Node } from '../../src/protocol/generated/choices.ts';
import { showLanguage } from '../../src/texts/texts.svelte.ts';
import { drawn, targetsIn } from '../support/drawn_kinds.ts';
import { granted } from '../support/granted.ts';
import { coveringMatches, gamesOf } from '../support/matches.ts';
import { tests } from '../support/paths.ts';
import { dice, randomMove } from '../support/random_move.ts';
import { scenesOf, tableNow, tableOf } from '../support/scenes.ts';
import { wasmHost } from '../support/wasm_host.ts';
import { expectWhole } from '../support/word_tests.ts';

/** A game is drawn at every so many moves of it. */
const DRAWN_EVERY = 13;
const MOST_MOVES = 1500;

function targetsOf(node: Node): readonly Target[] {
  return [
    ...(node.pick?.items.map(({ target }) => target) ?? []),
    ...(node.each ?? []).flatMap(({ target, of }) => of.map((word) => target + word)),
    ...(node.next ?? []).flatMap((next) => [next.target ?? [], targetsOf(next)].flat()),
  ];
}

describe.each(GAMES)('%s', (game) => {
  let host: EngineHost;
  let help: GameHelp<GameId>;
  let pages: ReadonlySet<string>;
  /** Of each thing and of each kind of action one that is told about it. */
  const things = new Map<string, { readonly target: Target; readonly speaking: Speaking<GameId> }>();
  const kinds = new Map<string, Speaking<GameId>>();

  function note(table: TableModel<GameId>, markup: string): void {
    const tree = table.choices?.tree ?? null;
    const shown = (['true', 'false'] as const).flatMap((legal) => [...targetsIn(markup, legal)]);
    for (const target of new Set([...shown, ...(tree === null ? [] : targetsOf(tree))])) {
      const told = help.thing(target, table);
      expect(told, `${target} in ${table.view.decision.kind}`).not.toBeNull();
      things.set(`${told?.text} ${told?.page}`, { target, speaking: table });
    }
    for (const { kind } of tree === null ? [] : openKinds(tree, help, table)) {
      expect(help.kinds).toContain(kind);
      kinds.set(`${kind} ${help.action(kind, table).page}`, table);
    }
  }

  beforeAll(async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
    host = wasmHost();
    // All of this very game: the indexes have its name.
    const room = (await rooms[game]()) as unknown as GameRoom<GameId>;
    const contract = (await contracts[game]()) as unknown as Contract<GameId>;
    ({ help } = room);
    const text = readFileSync(join(tests, `../web/src/pages/rules/books/${game}/en.md`), 'utf8');
    pages = new Set(bookOf(text).book.pages.map(({ id }) => id));
    for (const scene of scenesOf(game, [])) {
      const table = await tableOf(host, contract, game, scene);
      note(table, drawn(room, table));
    }
    const listed = (await gamesOf(host)).find(({ id }) => id === game);
    for (const [seed, match] of (listed === undefined ? [] : coveringMatches(listed)).entries()) {
      const roll = dice(seed + 1);
      const { players, options } = match;
      let { deciding, sealed } = granted(await ask(host, 'new', { game, players, seed, options }));
      for (let moves = 0; moves < MOST_MOVES; ++moves) {
        const seat = deciding.find((one) => !sealed.includes(one));
        if (seat === undefined) break;
        const { choices } = granted(await ask(host, 'choices', { reader: seat }));
        if (choices === null) break;
        const table = await tableNow(host, contract, {});
        note(table, moves % DRAWN_EVERY === 0 ? drawn(room, table) : '');
        ({ deciding, sealed } = granted(await ask(host, 'play', { move: randomMove(choices, roll), seat })));
      }
    }
  }, 600_000);
  afterAll(async () => {
    await showLanguage('en');
    host.close();
  });

  test('there is every kind of action, and no other', () => {
    const seen = new Set([...kinds.keys()].map((key) => key.split(' ')[0]));
    expect([...seen].toSorted()).toEqual(help.kinds.toSorted());
  });

  test.each(LANGUAGES)('everything has its word in %s, and its page of the book', async (language) => {
    await showLanguage(language);
    for (const { target, speaking } of things.values()) {
      const told = help.thing(target, speaking);
      expectWhole(told?.text ?? '', target);
      expect(pages, target).toContain(told?.page);
    }
    for (const [key, speaking] of kinds) {
      const { name, text, page, picture } = help.action(key.split(' ')[0] ?? '', speaking);
      expectWhole(name, key);
      expectWhole(text, key);
      expect(picture, key).not.toBe('');
      expect(pages, key).toContain(page);
    }
  });
});

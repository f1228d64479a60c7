// Tests of the sentences of a game, over whole random games of the engine: every event and every decision is told in all
// languages, with all of its values filled in.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/app/preferences.svelte.ts';
import type { GameWords, Speaking } from '../../src/board/room.ts';
import type { Contract, GameId, Games } from '../../src/protocol/game.ts';
import { plain } from '../../src/texts/rich.ts';
import { loadTexts, showLanguage } from '../../src/texts/texts.svelte.ts';
import { nativeHost } from './native_host.ts';
import { type Played, playedGame, type Wish } from './played_games.ts';
import { NAMES } from './speaking.ts';

export interface WordTests<G extends GameId> {
  readonly game: G;
  readonly contract: () => Promise<Contract<G>>;
  readonly words: GameWords<G>;
  /** Together they show all that there is. */
  readonly games: readonly Wish[];
  /** Events that have no line of their own. */
  readonly silent: ReadonlySet<Games[G]['event']['event']>;
  /** The kinds of decisions that these games have, and how many kinds of events at least. */
  readonly decisions: readonly string[];
  readonly events: number;
}

/** Whole, and with nothing that should have been filled in. */
export function expectWhole(said: string, about: string): void {
  expect(said.trim(), about).not.toBe('');
  expect(said, about).not.toMatch(/[{}]|undefined|null|(tigris|maharani|maharaja|rajas)\./);
}

/** The games, as soon as the tests run; a file may test more about them, in each language. */
export function testWords<G extends GameId>(
  { game, contract, words, games, silent, decisions, events }: WordTests<G>,
  more: (played: readonly Played<G>[]) => void = () => {},
): void {
  const played: Played<G>[] = [];
  beforeAll(async () => {
    await loadTexts(game);
    for (const wish of games) {
      const host = nativeHost();
      played.push(await playedGame(host, await contract(), game, wish));
      host.close();
    }
  }, 300_000);
  afterAll(() => showLanguage('en'));

  test('the games show everything there is', () => {
    const kinds = played.flatMap(({ asked }) => asked.map(({ decider }) => decider.view.decision.kind));
    expect([...new Set(kinds)].toSorted()).toEqual(decisions.toSorted());
    const told = played.flatMap(({ log }) => log.flatMap((entry) => entry.events.map((one) => one.event)));
    expect(new Set(told).size).toBeGreaterThanOrEqual(events);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    beforeAll(() => showLanguage(language));

    test('every event has its line, for everybody', () => {
      for (const { log, watched, end } of played)
        for (const event of [...log, ...watched].flatMap((entry) => entry.events)) {
          for (const seat of [null, 0, 1]) {
            const line = words.event(event, { ...end, seat });
            if (silent.has(event.event)) expect(line).toBeNull();
            else expectWhole(plain(line ?? []), `${event.event} for ${seat}`);
          }
          const folded = words.folded?.(event, 3, end) ?? null;
          if (folded !== null) expectWhole(plain(folded), `${event.event} folded`);
        }
    });

    test('every decision is asked and waited for', () => {
      for (const { asked } of played)
        for (const { decider, watcher, paths } of asked) {
          const about = decider.view.decision.kind;
          for (const picked of paths) {
            const said = plain(words.ask(decider, picked));
            expectWhole(said, about);
            // The page says the name before it.
            for (const name of NAMES) expect(said, about).not.toContain(`${name}:`);
          }
          expectWhole(plain(words.wait(watcher)), about);
        }
    });

    test('every target has a name', () => {
      for (const { asked } of played)
        for (const { decider, paths } of asked.slice(-60))
          for (const target of paths.flat()) expectWhole(words.label(target, decider), target);
    });

    test('what is foreseen is said in a few words', () => {
      for (const { asked } of played)
        for (const { decider, previews } of asked)
          for (const foreseen of previews) {
            const line = words.foreseen(foreseen, decider);
            if (line !== null) expectWhole(plain(line), JSON.stringify(foreseen));
          }
    });

    test('what an event brings to its seat is said without naming it', () => {
      const said = played.flatMap(({ log, end }) =>
        log.flatMap(({ events: all }) => all.flatMap((event) => words.gain(event, end) ?? [])),
      );
      expect(said.length).toBeGreaterThan(0);
      expectWhole(plain(said), 'gains');
      for (const name of NAMES) expect(plain(said)).not.toContain(name);
    });

    test('the end has a reason', () => {
      for (const { end } of played) {
        const winner = end.standing?.find(({ rank }) => rank === 1)?.seat ?? null;
        const readers: readonly Speaking<G>['seat'][] = [null, winner];
        for (const seat of readers) expectWhole(plain(words.verdict({ ...end, seat })), 'verdict');
      }
    });

    more(played);
  });
}

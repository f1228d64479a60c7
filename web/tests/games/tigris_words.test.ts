// The sentences of Tigris over whole random games of the engine: every event and every decision is told in all four
// languages, with all of its values filled in.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/app/preferences.svelte.ts';
import type { Speaking } from '../../src/board/room.ts';
import { selectionOf } from '../../src/board/select.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import { ranked } from '../../src/games/tigris/standing.ts';
import { squareLabel } from '../../src/games/tigris/words/labels.ts';
import { words } from '../../src/games/tigris/words.ts';
import {
  contracts,
  entriesOf,
  foreseenOf,
  type LogEntry,
  standingOf,
  viewOf,
} from '../../src/protocol/game.ts';
import { plain } from '../../src/texts/rich.ts';
import { loadTexts, showLanguage } from '../../src/texts/texts.svelte.ts';
import { granted } from '../support/granted.ts';
import { nativeHost } from '../support/native_host.ts';
import { dice, randomMove } from '../support/random_move.ts';

type Tigris = Speaking<'tigris'>;

/** A decision as the seat that makes it and somebody else see it, with what some clicks are called and would do. */
interface Asked {
  readonly decider: Tigris;
  readonly watcher: Tigris;
  readonly paths: readonly (readonly string[])[];
  readonly previews: readonly (readonly LogEntry<'tigris'>['events'][number][])[];
}

interface Played {
  readonly asked: readonly Asked[];
  readonly log: readonly LogEntry<'tigris'>[];
  readonly watched: readonly LogEntry<'tigris'>[];
  readonly end: Tigris;
}

const NAMES = ['Ada', 'Boris', 'Cyd', 'Dana'];
const SILENT = new Set(['turn_began', 'turn_ended']);
const MOST = 700;

const GAMES = [
  { players: 2, seed: 5, options: { buildings: 'on' } },
  { players: 3, seed: 6, options: { board: 'advanced', scores: 'open' } },
  { players: 4, seed: 7, options: { board: 'advanced', buildings: 'on' } },
] as const;

function peopleFor(players: number, seat: number | null): Tigris['people'] {
  return NAMES.slice(0, players).map((name, at) => ({ seat: at, name, bot: null, isYou: at === seat }));
}

async function speakingOf(host: EngineHost, seat: number | null): Promise<Tigris> {
  const contract = await contracts.tigris();
  const reader = seat ?? 'spectator';
  const { view } = granted(await ask(host, 'view', { reader }));
  const told = granted(viewOf(contract, view));
  const { standing } = granted(await ask(host, 'standing', { reader }));
  return {
    view: told,
    seat,
    people: peopleFor(told.players, seat),
    standing: granted(standingOf(contract, standing)),
  };
}

async function playGame(host: EngineHost, game: (typeof GAMES)[number]): Promise<Played> {
  const contract = await contracts.tigris();
  const roll = dice(game.seed);
  const asked: Asked[] = [];
  granted(await ask(host, 'new', { game: 'tigris', ...game }));
  for (let moves = 0; moves < MOST; ++moves) {
    const { choices, to_act } = granted(await ask(host, 'choices', {}));
    if (choices === null || typeof to_act !== 'number') break;
    const decider = await speakingOf(host, to_act);
    const first = [...(selectionOf(choices, [])?.legal ?? [])];
    const move = randomMove(choices, roll);
    const { events } = granted(await ask(host, 'preview', { move, seat: to_act }));
    asked.push({
      decider,
      watcher: await speakingOf(host, null),
      paths: [[], ...first.map((target) => [target])],
      previews: [granted(foreseenOf(contract, events, decider.view.turn))],
    });
    granted(await ask(host, 'play', { move }));
  }
  const logged = granted(await ask(host, 'events', { reader: 'referee' }));
  const watched = granted(await ask(host, 'events', { reader: 'spectator' }));
  return {
    asked,
    log: granted(entriesOf(contract, logged.log)),
    watched: granted(entriesOf(contract, watched.log)),
    end: await speakingOf(host, null),
  };
}

const played: Played[] = [];
beforeAll(async () => {
  await loadTexts('tigris');
  for (const game of GAMES) {
    const host = nativeHost();
    played.push(await playGame(host, game));
    host.close();
  }
}, 300_000);
afterAll(() => showLanguage('en'));

/** Whole, and with nothing that should have been filled in. */
function expectWhole(said: string, about: string): void {
  expect(said.trim(), about).not.toBe('');
  expect(said, about).not.toMatch(/[{}]|undefined|null|tigris\./);
}

test('the games show everything there is', () => {
  const decisions = new Set(
    played.flatMap(({ asked }) => asked.map(({ decider }) => decider.view.decision.kind)),
  );
  expect([...decisions].toSorted()).toEqual(['action', 'building', 'monument', 'support', 'treasure', 'war']);
  const events = new Set(
    played.flatMap(({ log }) => log.flatMap((entry) => entry.events.map((one) => one.event))),
  );
  expect(events.size).toBeGreaterThanOrEqual(27);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => showLanguage(language));

  test('every event has its line, for everybody', () => {
    for (const { log, watched, end } of played)
      for (const event of [...log, ...watched].flatMap((entry) => entry.events)) {
        for (const seat of [null, 0, 1]) {
          const line = words.event(event, { ...end, seat });
          if (SILENT.has(event.event)) expect(line).toBeNull();
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

  test('every square of a full board has a label', () => {
    for (const { end } of played)
      for (const { cell } of end.view.table.squares) expectWhole(squareLabel(cell, end, null), cell);
  });

  test('what is foreseen is said in a few words', () => {
    for (const { asked } of played)
      for (const { decider, previews } of asked)
        for (const events of previews) {
          const line = words.foreseen(events, decider);
          if (line !== null) expectWhole(plain(line), JSON.stringify(events));
        }
  });

  test('the end has a reason', () => {
    for (const { end } of played) {
      const winner = ranked(end.standing ?? [])[0]?.seat ?? null;
      for (const seat of [null, winner]) expectWhole(plain(words.verdict({ ...end, seat })), 'verdict');
    }
  });
});

// The sentences of Maharani over whole random games of the engine.
import { expect, test } from 'vitest';
import { accountOf, scoringsOf } from '../../src/games/maharani/accounts.ts';
import { SECTIONS, SPACES } from '../../src/games/maharani/layout.ts';
import { brief } from '../../src/games/maharani/words/brief.ts';
import { spaceLabel } from '../../src/games/maharani/words/labels.ts';
import { words } from '../../src/games/maharani/words.ts';
import { contracts } from '../../src/protocol/game.ts';
import { plain } from '../../src/texts/rich.ts';
import { expectWhole, testWords } from '../support/word_tests.ts';

testWords(
  {
    game: 'maharani',
    contract: contracts.maharani,
    words,
    games: [
      { players: 2, seed: 5, options: {} },
      { players: 3, seed: 6, options: { tiles: 'one_stuck' } },
      { players: 4, seed: 7, options: {} },
    ],
    silent: new Set(['turn_began', 'turn_ended']),
    decisions: ['action', 'second', 'worker'],
    // All but one: random games never run out of workers.
    events: 18,
  },
  (played) => {
    test('every space has a label, empty and full', () => {
      for (const { asked, end } of played)
        for (const speaking of [asked[0]?.decider ?? end, asked.at(-1)?.decider ?? end, end])
          for (const { label } of SPACES) {
            const said = spaceLabel(label, speaking, null);
            expectWhole(said, label);
            expect(said).toMatch(new RegExp(`^${label}, `));
          }
    });

    test('a worker that is not left is missed', () => {
      for (const { end } of played)
        for (const seat of [null, 0, 1]) {
          const speaking = { ...end, seat };
          const event = { event: 'no_worker_left', turn: 1, seat: 0, space: 'A4' } as const;
          expectWhole(plain(words.event(event, speaking) ?? []), `for ${seat}`);
          expectWhole(plain(words.foreseen([event], speaking) ?? []), `foreseen for ${seat}`);
        }
    });

    test('the tile and its space are asked about before it is laid', () => {
      for (const { asked } of played)
        for (const { decider, paths } of asked)
          for (const [place] of paths)
            if (place?.startsWith('place:'))
              for (const picked of [[place], [place, 'space:A4'], [place, 'space:A4', 'arrow:N']])
                expectWhole(plain(words.ask(decider, picked)), picked.join(' '));
    });

    test('the button says what a tile brings, and nothing where none is laid', () => {
      for (const { asked } of played)
        for (const { decider, previews } of asked)
          for (const events of previews) {
            const said = words.confirm?.(events, decider) ?? null;
            const lays = events.some(({ event }) => event === 'tile_laid');
            expect(said !== null).toBe(lays);
            if (said !== null) expect(said).toMatch(/[+−]\d+$/);
          }
    });

    test('a phone says the gold of every seat', () => {
      for (const { end } of played)
        for (const { seat, gold } of end.view.seats) expect(plain(brief(seat, end))).toMatch(` ${gold}`);
    });

    test('a turning point says what made its gold', () => {
      for (const { log, end } of played)
        for (const turn of new Set(log.map((entry) => entry.turn)))
          for (const { seat } of end.view.seats) {
            const entries = log.filter((entry) => entry.turn === turn);
            const { tiles, workers, sections, paid } = accountOf(entries, seat);
            const said = words.earned?.(entries, seat) ?? '';
            const numbers = [...said.matchAll(/([+−])(\d+)/g)].map(
              ([, sign, n]) => (sign === '+' ? 1 : -1) * Number(n),
            );
            const all = SECTIONS.reduce((sum, section) => sum + sections[section], 0);
            expect(numbers.reduce((sum, n) => sum + n, 0)).toBe(tiles + workers + all - paid);
            if (said !== '') expectWhole(said, `turn ${turn}`);
          }
    });

    test('what everybody gained and paid is what they end with', () => {
      for (const { log, end } of played) {
        for (const { seat, gold } of end.view.seats) {
          const { tiles, workers, sections, paid } = accountOf(log, seat);
          const all = SECTIONS.reduce((sum, section) => sum + sections[section], 0);
          expect(tiles + workers + all - paid).toBe(gold);
        }
        const scorings = scoringsOf(log);
        expect(scorings.map(({ section }) => section)).toEqual(SECTIONS);
        for (const { turn, reason } of scorings) {
          expect(turn).toBeGreaterThan(0);
          expectWhole(reason, 'reason');
        }
      }
    });
  },
);

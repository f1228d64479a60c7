// The books of rules: the same in all languages, complete, and true: every example is played by the engine as it is told.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRoom } from '../../src/board/room.ts';
import { foreseenMove } from '../../src/board/table_logic.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import {
  type Block,
  type Book,
  bookOf,
  type ExampleText,
  plainOf,
  type Words,
} from '../../src/pages/rules/book.ts';
import { books } from '../../src/pages/rules/books.ts';
import type { BookData, Example, ExampleStep } from '../../src/pages/rules/example.ts';
import { chaptersOf } from '../../src/pages/rules/ledger.ts';
import { type Contract, contracts, GAMES, type GameId, viewOf } from '../../src/protocol/game.ts';
import { LANGUAGES, type Language } from '../../tools/texts/languages.ts';
import { granted } from '../support/granted.ts';
import { tests } from '../support/paths.ts';
import { wasmHost } from '../support/wasm_host.ts';

const root = join(tests, '..');
const here = join(root, 'web/src/pages/rules/books');
const texts = LANGUAGES.filter((language) => language !== 'en');

function textOf(game: GameId, language: Language): string {
  return readFileSync(join(here, game, `${language}.md`), 'utf8');
}

function book(game: GameId, language: Language): Book {
  return bookOf(textOf(game, language)).book;
}

function ledger(game: GameId): string {
  return readFileSync(join(root, `docs/rules/${game}.md`), 'utf8');
}

/** Not what only programs need. */
function rulesOfPlayers(game: GameId): readonly string[] {
  const [players = ''] = ledger(game).split(/^## .*For programs$/m);
  return chaptersOf(players).flatMap(({ rules }) => rules.map(({ id }) => id));
}

function refusable(game: GameId): readonly string[] {
  const code = globSync(`src/games/${game}/**/*.cpp`, { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return [
    ...new Set(
      code.flatMap((text) =>
        [...text.matchAll(/\brefuse\(\s*"([A-Z]{2}-\d+\.\d+)"/g)].map(([, id = '']) => id),
      ),
    ),
  ];
}

/** Everything about a text that no language may have for itself. */
function shapeOfWords(words: Words): string {
  return words
    .map((word) => (word.kind === 'link' ? `(${word.page})` : word.kind === 'picture' ? word.name : ''))
    .join('');
}

function shapeOfBlock({ kind, parts, rules, step }: Block): string {
  return [kind, parts.length, ...rules, `@${step}`, ...parts.map(shapeOfWords).toSorted()].join(' ');
}

function shapeOfExample(example: ExampleText | null): string {
  return example === null
    ? 'no example'
    : `${example.id} ${example.steps.map(({ words }) => shapeOfWords(words)).join('|')}`;
}

function shapeOf({ people, pages }: Book): readonly string[] {
  return [
    `${people.length} people`,
    ...pages.flatMap(({ id, number, blocks, example, board }) => [
      `${number} ${id}`,
      ...blocks.map((block) => `${id}: ${shapeOfBlock(block)}`),
      `${id}: ${shapeOfExample(example)}, ${board === null ? 'no board' : shapeOfWords(board)}`,
    ]),
  ];
}

function sentencesOf({ pages }: Book): readonly string[] {
  return pages.flatMap(({ title, blocks, example, board }) => [
    title,
    ...blocks.filter(({ kind }) => kind !== 'sum').flatMap(({ parts }) => parts.map(plainOf)),
    ...(example === null
      ? []
      : [example.title, ...example.steps.flatMap(({ name, words }) => [name, plainOf(words)])]),
    ...(board === null ? [] : [plainOf(board)]),
  ]);
}

describe.each(GAMES)('%s', (game) => {
  let data: BookData<GameId>;
  let host: EngineHost;
  beforeAll(async () => {
    // Of this very game: the index has its name.
    data = (await books[game].data()).data as unknown as BookData<GameId>;
    host = wasmHost();
  });
  afterAll(() => host.close());

  test.each(LANGUAGES)(
    'every line of the book in %s means something, and every link leads to a page',
    (language) => {
      const { book: read, faults } = bookOf(textOf(game, language));
      expect(faults).toEqual([]);
      const ids = read.pages.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const links = read.pages
        .flatMap(({ blocks }) => blocks.flatMap(({ parts }) => parts.flat()))
        .flatMap((word) => (word.kind === 'link' ? [word.page] : []));
      expect(links.filter((page) => !ids.includes(page))).toEqual([]);
    },
  );

  test.each(texts)(
    'the book in %s has the pages, paragraphs, rules and steps of the English one',
    (language) => {
      expect(shapeOf(book(game, language))).toEqual(shapeOf(book(game, 'en')));
    },
  );

  test.each(texts)('nothing is left in English in %s, and its marks are its own', (language) => {
    const english = new Set(sentencesOf(book(game, 'en')));
    const told = sentencesOf(book(game, language));
    expect(told.filter((sentence) => english.has(sentence) && /\p{L}{3}/u.test(sentence))).toEqual([]);
    const marks = language === 'ru' ? /["'“”„‘’!]|\.\.\.| [-–] / : /["'”«»‘’!]|\.\.\.| [-—] /;
    expect(told.filter((sentence) => marks.test(sentence))).toEqual([]);
    const foreign =
      language === 'ru'
        ? /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u
        : /\p{Script=Cyrillic}/u;
    expect(told.filter((sentence) => foreign.test(sentence))).toEqual([]);
  });

  test('every rule that a player can meet is in the book, and the book knows no other', () => {
    const known = new Set(chaptersOf(ledger(game)).flatMap(({ rules }) => rules.map(({ id }) => id)));
    const told = book(game, 'en').pages.flatMap(({ blocks }) => blocks.flatMap(({ rules }) => rules));
    const fine = Object.values(data.fine).flat();
    const reached = new Set([...told, ...fine]);
    expect([...reached].filter((id) => !known.has(id))).toEqual([]);
    expect(fine.filter((id) => told.includes(id))).toEqual([]);
    expect(rulesOfPlayers(game).filter((id) => !reached.has(id))).toEqual([]);
    expect(refusable(game).length).toBeGreaterThan(10);
    expect(refusable(game).filter((id) => !known.has(id))).toEqual([]);
    expect(
      Object.keys(data.fine).filter((page) => !book(game, 'en').pages.some(({ id }) => id === page)),
    ).toEqual([]);
  });

  test('every rule that a refusal of a decision names is told in the text, not only in the fine print', () => {
    const told = new Set(
      book(game, 'en').pages.flatMap(({ blocks }) => blocks.flatMap(({ rules }) => rules)),
    );
    const players = new Set(rulesOfPlayers(game));
    expect(refusable(game).filter((id) => players.has(id) && !told.has(id))).toEqual([]);
  });

  test('whatever is decided at the table has its page', async () => {
    // Alone, because a whole room is long in coming.
    const {
      rulesPage,
    }: Pick<Required<GameRoom<GameId>>, 'rulesPage'> = await import(`../../src/games/${game}/rules_page.ts`);
    const pages = book(game, 'en').pages.map(({ id }) => id);
    const contract = (await contracts[game]()) as unknown as Contract<GameId>;
    for (const file of globSync(`games/${game}/decisions/*.json`, { cwd: tests })) {
      const { position }: { position: readonly string[] } = JSON.parse(
        readFileSync(join(tests, file), 'utf8'),
      );
      granted(await ask(host, 'load', { game, position: `${position.join('\n')}\n`, chance: 'manual' }));
      const view = granted(viewOf(contract, granted(await ask(host, 'view', { reader: 'referee' })).view));
      expect(pages, file).toContain(rulesPage(view));
    }
  });

  test('every example belongs to a page, with a name and a sentence for each of its steps', () => {
    const told = book(game, 'en').pages.flatMap(({ example }) => (example === null ? [] : [example]));
    expect(told.map(({ id }) => id).toSorted()).toEqual(Object.keys(data.examples).toSorted());
    for (const { id, steps } of told) expect(steps.length, id).toBe(data.examples[id]?.steps.length);
    for (const { id, blocks, example } of book(game, 'en').pages)
      for (const { step } of blocks) expect(step ?? 0, id).toBeLessThan(example?.steps.length ?? 1);
  });

  /** What happens on the way to a step, and what its look foresees; fails where it is not as it is told. */
  async function taken(step: ExampleStep<GameId>, where: string): Promise<readonly object[]> {
    const events: object[] = [];
    for (const move of step.moves ?? []) {
      const played = await ask(host, 'play', { move });
      expect(played.ok, `${where}: ${move}`).toBe(true);
      events.push(...granted(played).events);
    }
    if (step.picked === undefined) return events;
    const { choices } = granted(await ask(host, 'choices', {}));
    expect(choices, where).not.toBeNull();
    if (choices === null || step.look === undefined) return events;
    const move = foreseenMove({ version: 0, tree: choices }, step.picked, step.look);
    expect(move, `${where}: ${step.picked.join(' ')} ${step.look}`).not.toBeNull();
    const seen = granted(await ask(host, 'preview', { move: move ?? '' }));
    return [...events, ...seen.events];
  }

  async function proven(step: ExampleStep<GameId>, where: string): Promise<void> {
    const events = await taken(step, where);
    for (const told of step.tells ?? []) expect(events, where).toContainEqual(expect.objectContaining(told));
    for (const kind of step.never ?? [])
      expect(events, where).not.toContainEqual(expect.objectContaining({ event: kind }));
    for (const move of step.legal ?? [])
      expect((await ask(host, 'check', { move })).ok, `${where}: ${move}`).toBe(true);
    for (const [move, rule] of Object.entries(step.refused ?? {})) {
      const answer = await ask(host, 'check', { move });
      const refused = !answer.ok && answer.error.kind === 'refused' ? answer.error.refusal.rule : null;
      expect(refused, `${where}: ${move}`).toBe(rule);
    }
    const { standing } = granted(await ask(host, 'standing', { reader: 'referee' }));
    if (step.points !== undefined)
      expect(
        standing.map(({ points }) => points),
        where,
      ).toEqual(step.points);
    const claims = [step.tells, step.never, step.legal, step.points, Object.keys(step.refused ?? {})].flat();
    expect(claims.filter((claim) => claim !== undefined).length, `${where} proves nothing`).toBeGreaterThan(
      0,
    );
  }

  /** Squares and numbers. */
  function factsIn(text: string): readonly string[] {
    return text.match(/\b[A-P]\d{1,2}\b|\d+/g) ?? [];
  }

  /** A number of a seat is no number that a text may tell, and what is only lit proves nothing. */
  function withoutSeats(key: string, value: unknown): unknown {
    return key === 'seat' || key === 'other' || key === 'lit' ? undefined : value;
  }

  /** What the steps until this one let somebody say: their own squares and numbers, and squares on which something lies. */
  async function factsOf(steps: readonly ExampleStep<GameId>[]): Promise<ReadonlySet<string>> {
    const { view } = granted(await ask(host, 'view', { reader: 'referee' }));
    const squares = factsIn(JSON.stringify(view)).filter((fact) => /^[A-P]/.test(fact));
    return new Set([...squares, ...factsIn(JSON.stringify(steps, withoutSeats))]);
  }

  /** Places that a text names and the steps until then do not. */
  function strangersIn(text: string, steps: readonly ExampleStep<GameId>[]): readonly string[] {
    const told = JSON.stringify(steps, withoutSeats);
    return Object.entries(data.places ?? {}).flatMap(([place, names]) =>
      names.some((name) => text.includes(name)) && !told.includes(place) ? [place] : [],
    );
  }

  test('the engine plays every example as every language tells it', async () => {
    const tellings = LANGUAGES.map((language) => ({ language, pages: book(game, language).pages }));
    for (const [id, { position, steps }] of Object.entries<Example<GameId>>(data.examples)) {
      granted(await ask(host, 'load', { game, position, seed: 1 }));
      for (const [at, step] of steps.entries()) {
        const where = `${id}, step ${at + 1}`;
        await proven(step, where);
        const known = await factsOf(steps.slice(0, at + 1));
        for (const { language, pages } of tellings) {
          const told = pages.find(({ example }) => example?.id === id)?.example?.steps[at]?.words ?? [];
          const unproven = [
            ...factsIn(plainOf(told)).filter((fact) => !known.has(fact)),
            ...strangersIn(plainOf(told), steps.slice(0, at + 1)),
          ];
          expect(unproven, `${where} in ${language}: ${plainOf(told)}`).toEqual([]);
        }
      }
    }
  });
});

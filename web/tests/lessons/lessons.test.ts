// The first games: the same in all languages, complete, and true: the engine plays every step as it is told, whichever of the
// moves that fulfil it somebody makes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '../../src/board/select.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import {
  type LessonData,
  type LessonStep,
  lessonOf,
  type Reaction,
  SEED,
  type StepText,
} from '../../src/pages/lesson/lesson.ts';
import { lessons } from '../../src/pages/lesson/lessons.ts';
import { bookOf, plainOf, type Words } from '../../src/pages/rules/book.ts';
import { GAMES, type GameId } from '../../src/protocol/game.ts';
import { LANGUAGES, type Language } from '../../tools/texts/languages.ts';
import { granted } from '../support/granted.ts';
import { tests } from '../support/paths.ts';
import { wasmHost } from '../support/wasm_host.ts';

const pages = join(tests, '../web/src/pages');
const translations = LANGUAGES.filter((language) => language !== 'en');
/** What somebody reads in ten minutes, who also looks and clicks. */
const MOST_WORDS = 1000;

function readOf(game: GameId, language: Language) {
  return lessonOf(readFileSync(join(pages, `lesson/lessons/${game}/${language}.md`), 'utf8'));
}

function wordsOf({ paragraphs, ask: asked, reactions }: StepText): readonly Words[] {
  return [...paragraphs, ...(asked === null ? [] : [asked]), ...reactions.map(({ words }) => words)];
}

/** Everything about a text that no language may have for itself. */
function shapeOf({ id, paragraphs, ask: asked, reactions }: StepText): string {
  const pictures = paragraphs
    .flat()
    .flatMap((word) => (word.kind === 'link' ? [word.page] : word.kind === 'picture' ? [word.name] : []));
  const targets = reactions.map(({ target }: Reaction) => target);
  return [id, asked === null ? 'as always' : 'asked', ...pictures.toSorted(), ...targets].join(' ');
}

function sentencesOf(text: StepText): readonly string[] {
  return [text.title, ...wordsOf(text).map(plainOf)];
}

describe.each(GAMES)('%s', (game) => {
  let data: LessonData<GameId>;
  let host: EngineHost;
  beforeAll(async () => {
    // Of this very game: the index has its name.
    data = (await lessons[game].data()).data as unknown as LessonData<GameId>;
    host = wasmHost();
  });
  afterAll(() => host.close());

  test.each(LANGUAGES)('every line in %s means something, and every link leads to a page', (language) => {
    const { steps, faults } = readOf(game, language);
    expect(faults).toEqual([]);
    expect(steps.map(({ id }) => id)).toEqual(Object.keys(data.steps));
    for (const step of steps) expect(step.paragraphs.length, step.id).toBeGreaterThan(0);
    const book = bookOf(readFileSync(join(pages, `rules/books/${game}/${language}.md`), 'utf8')).book;
    const known = new Set(book.pages.map(({ id }) => id));
    const links = steps
      .flatMap((step) => wordsOf(step).flat())
      .flatMap((word) => (word.kind === 'link' ? [word.page] : []));
    expect(links.filter((page) => !known.has(page))).toEqual([]);
  });

  test.each(translations)('%s has the steps, pictures, links and answers of the English', (language) => {
    expect(readOf(game, language).steps.map(shapeOf)).toEqual(readOf(game, 'en').steps.map(shapeOf));
  });

  test.each(translations)('nothing is left in English in %s, and its marks are its own', (language) => {
    const english = new Set(readOf(game, 'en').steps.flatMap(sentencesOf));
    const told = readOf(game, language).steps.flatMap(sentencesOf);
    expect(told.filter((sentence) => english.has(sentence) && /\p{L}{3}/u.test(sentence))).toEqual([]);
    const marks = language === 'ru' ? /["'“”„‘’!]|\.\.\.| [-–] / : /["'”«»‘’!]|\.\.\.| [-—] /;
    expect(told.filter((sentence) => marks.test(sentence))).toEqual([]);
    const foreign =
      language === 'ru'
        ? /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u
        : /\p{Script=Cyrillic}/u;
    expect(told.filter((sentence) => foreign.test(sentence))).toEqual([]);
  });

  test.each(LANGUAGES)('takes about ten minutes in %s', (language) => {
    const text = readOf(game, language)
      .steps.flatMap(({ title, paragraphs }) => [title, ...paragraphs.map(plainOf)])
      .join(' ');
    expect(text.split(/\s+/).length).toBeLessThan(MOST_WORDS);
  });

  test('somebody plays it: most steps ask for a move, and tell what else could be clicked', () => {
    const steps = Object.values(data.steps);
    expect(steps.length).toBeGreaterThanOrEqual(9);
    expect(steps.filter(({ moves }) => moves !== undefined).length).toBeGreaterThanOrEqual(steps.length / 2);
    const reactions = readOf(game, 'en').steps.flatMap((step) => step.reactions);
    expect(reactions.length).toBeGreaterThanOrEqual(5);
  });

  /** As a page plays, where choices are sealed until the last one is in: for the first seat that has still to decide. */
  async function decide(move: string, where: string): Promise<readonly object[]> {
    const { deciding, sealed } = granted(await ask(host, 'view', { reader: 'referee' }));
    const seat = deciding.find((one) => !sealed.includes(one));
    return play(move, where, seat === undefined ? {} : { seat });
  }

  async function play(move: string, where: string, by: { seat?: number } = {}): Promise<readonly object[]> {
    const played = await ask(host, 'play', { move, ...by });
    expect(played.ok, `${where}: ${move}`).toBe(true);
    return granted(played).events;
  }

  async function refusedBy(move: string): Promise<string | null> {
    const answer = await ask(host, 'check', { move });
    if (answer.ok) return null;
    return answer.error.kind === 'refused' ? (answer.error.refusal.rule ?? '') : '';
  }

  /** What the table offers when the step begins. */
  async function begun(step: LessonStep<GameId>, where: string): Promise<void> {
    const { deciding } = granted(await ask(host, 'view', { reader: data.seat })).view as {
      deciding: readonly number[];
    };
    const { choices } = granted(await ask(host, 'choices', { reader: data.seat }));
    if (step.moves !== undefined) expect(deciding, where).toContain(data.seat);
    for (const move of step.moves ?? []) {
      expect(await refusedBy(move), `${where}: ${move}`).toBeNull();
      expect(choices === null ? null : pathTo(choices, move), `${where}: clicks of ${move}`).not.toBeNull();
    }
    for (const move of step.legal ?? []) expect(await refusedBy(move), `${where}: ${move}`).toBeNull();
    for (const [move, rule] of Object.entries(step.refused ?? {}))
      expect(await refusedBy(move), `${where}: ${move}`).toBe(rule);
    const { standing } = granted(await ask(host, 'standing', { reader: 'referee' }));
    if (step.points !== undefined)
      expect(
        standing.map(({ points }) => points),
        where,
      ).toEqual(step.points);
  }

  /** Every step, by its first move. */
  async function played(visit: (id: string, step: LessonStep<GameId>) => Promise<void>): Promise<void> {
    for (const [id, step] of Object.entries<LessonStep<GameId>>(data.steps)) {
      if (step.position !== undefined)
        granted(await ask(host, 'load', { game, position: step.position, seed: SEED }));
      await visit(id, step);
      const events: object[] = [];
      for (const move of [...(step.moves ?? []).slice(0, 1), ...(step.follows ?? [])])
        events.push(...(await decide(move, id)));
      for (const told of step.tells ?? []) expect(events, id).toContainEqual(expect.objectContaining(told));
      for (const kind of step.never ?? [])
        expect(events, id).not.toContainEqual(expect.objectContaining({ event: kind }));
    }
  }

  test('the engine plays every step as it is told', () => played((id, step) => begun(step, id)));

  test('every move that fulfils a step leads on to the next one', async () => {
    const steps = Object.entries<LessonStep<GameId>>(data.steps);
    /** From the last scene to this step. */
    let before: string[] = [];
    let scene = '';
    for (const [at, [id, step]] of steps.entries()) {
      if (step.position !== undefined) {
        scene = step.position;
        before = [];
      }
      const [, next] = steps[at + 1] ?? [];
      for (const move of (step.moves ?? []).slice(1)) {
        granted(await ask(host, 'load', { game, position: scene, seed: SEED }));
        for (const one of [...before, move, ...(step.follows ?? [])]) await play(one, `${id} by ${move}`);
        if (next !== undefined && next.position === undefined) await begun(next, `after ${id} by ${move}`);
      }
      before.push(...(step.moves ?? []).slice(0, 1), ...(step.follows ?? []));
    }
  });

  /** Squares and numbers. */
  function factsIn(text: string): readonly string[] {
    return text.match(/\b[A-P]\d{1,2}\b|\d+/g) ?? [];
  }

  /** A number of a seat is no number that a text may tell. */
  function withoutSeats(key: string, value: unknown): unknown {
    return key === 'seat' || key === 'other' ? undefined : value;
  }

  test('texts name no square, place or number that their step does not know', async () => {
    const tellings = LANGUAGES.map((language) => ({ language, steps: readOf(game, language).steps }));
    let sofar = '';
    await played(async (id, step) => {
      const { view } = granted(await ask(host, 'view', { reader: 'referee' }));
      if (step.position !== undefined) sofar = '';
      sofar += JSON.stringify(step, withoutSeats);
      const known = new Set([...factsIn(JSON.stringify(view)), ...factsIn(sofar)]);
      for (const { language, steps } of tellings) {
        const text = steps.find((one) => one.id === id);
        const told = text === undefined ? [] : sentencesOf(text);
        const unproven = told.flatMap((sentence) => [
          ...factsIn(sentence).filter((fact) => !known.has(fact)),
          ...Object.entries(data.places ?? {}).flatMap(([place, names]) =>
            names.some((name) => sentence.includes(name)) && !sofar.includes(place) ? [place] : [],
          ),
        ]);
        expect(unproven, `${id} in ${language}`).toEqual([]);
      }
    });
  });
});

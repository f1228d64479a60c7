// A first game, as data: steps that the engine plays, the same in all languages, and a text for each language. What may be
// clicked is what the moves of a step need; everything else is answered with a sentence.
//
//   # temple A leader stands beside a temple     a step: its id and its title
//   This temple is free. Put your **priest** …   what the card says; each line is a paragraph
//   > put your priest beside the temple on F3.   what the table's sentence asks, after "Your turn, Lenka:"
//   ! hand:blue | Farms are for rivers.          what is answered to a click on a target that begins so
//
// In a text **strong**, [a link](page) to a page of the rules and :te-tile-temple:, a picture of the game (book.ts).
import type { Target } from '../../board/table_model.ts';
import type { GameId, Games } from '../../protocol/game.ts';
import { type Typeset, type Words, wordsOf } from '../rules/book.ts';

export interface LessonStep<G extends GameId> {
  /** Position text of a scene of its own; without it the step begins where the one before it has ended. */
  readonly position?: string;
  /** What is spoken of: it keeps its full colour inside a frame. None: the whole table is meant. */
  readonly spoken?: readonly Target[];
  /** What else is worth a look: the card covers none of it. */
  readonly kept?: readonly Target[];
  /** The moves that fulfil the step, the one that "Show me" shows first. None: the step is only read. */
  readonly moves?: readonly string[];
  /**
   * What happens after any of them, before the next step begins: moves of the others, each of the first seat that has still to
   * decide. After a sealed choice those of the others come first, and the last one plays them all. Chance is the same every time.
   */
  readonly follows?: readonly string[];
  /** Events that the first move and what follows cause, as far as they are given here: what the texts say is true. */
  readonly tells?: readonly Partial<Games[G]['event']>[];
  /** Kinds of events that it does not cause. */
  readonly never?: readonly Games[G]['event']['event'][];
  /** What each seat has when the step begins, as the engine counts it. */
  readonly points?: readonly number[];
  /** Other moves that are possible now; a step that says so offers them in its texts, but waits for its own. */
  readonly legal?: readonly string[];
  /** Moves that the texts say are refused, with the rule. */
  readonly refused?: Readonly<Record<string, string>>;
}

export interface LessonData<G extends GameId> {
  /** The seat of whoever learns. */
  readonly seat: number;
  /** How texts call places of the board, in all languages: a text names none that its step does not. */
  readonly places?: Readonly<Record<string, readonly string[]>>;
  /** In order, by their ids. */
  readonly steps: Readonly<Record<string, LessonStep<G>>>;
}

export interface Reaction {
  /** Of targets that begin so. */
  readonly target: string;
  readonly words: Words;
}

export interface StepText {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Words[];
  /** Null: the table asks as always. */
  readonly ask: Words | null;
  readonly reactions: readonly Reaction[];
}

export interface Read {
  readonly steps: readonly StepText[];
  /** Lines that mean nothing, with their numbers. */
  readonly faults: readonly string[];
}

/** Chance of a lesson is the same every time. */
export const SEED = 1;

interface Draft {
  id: string;
  title: string;
  paragraphs: Words[];
  ask: Words | null;
  reactions: Reaction[];
}

const STEP = /^# ([a-z-]+) (.+)$/;
const REACTION = /^! (\S+) \| (.+)$/;

/** Whether the line means something. */
function add(step: Draft, line: string, set: Typeset): boolean {
  const [, target, answer] = REACTION.exec(line) ?? [];
  if (target !== undefined && answer !== undefined)
    step.reactions.push({ target, words: wordsOf(answer, set) });
  else if (line.startsWith('> ') && step.ask === null) step.ask = wordsOf(line.slice(2), set);
  else if (/^[#>!]/.test(line)) return false;
  else step.paragraphs.push(wordsOf(line, set));
  return true;
}

export function lessonOf(text: string, set: Typeset = (words) => words): Read {
  const faults: string[] = [];
  const steps: Draft[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, id, title] = STEP.exec(line) ?? [];
    const last = steps.at(-1);
    if (id !== undefined && title !== undefined)
      steps.push({ id, title: set(title), paragraphs: [], ask: null, reactions: [] });
    else if (last === undefined || !add(last, line, set)) faults.push(`${index + 1}: ${line}`);
  }
  return { steps, faults };
}

/** What is answered to a click on this target; null: nothing in particular. Of several the longest beginning counts. */
export function reactionTo(step: StepText, target: Target): Words | null {
  const fitting = step.reactions.filter((one) => target.startsWith(one.target));
  return fitting.toSorted((a, b) => b.target.length - a.target.length)[0]?.words ?? null;
}

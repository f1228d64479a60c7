// The game's own room with the words of a lesson: its sentence says what the step asks for, and what is clicked instead is
// answered. Nothing goes on by itself there: each click is one that somebody learns.
import type { GameRoom } from '../../board/room.ts';
import type { Target } from '../../board/table_model.ts';
import type { GameId } from '../../protocol/game.ts';
import type { Line } from '../../texts/rich.ts';
import { t } from '../../texts/texts.svelte.ts';
import { plainOf, type Words } from '../rules/book.ts';
import { reactionTo, type StepText } from './lesson.ts';

export interface Telling {
  /** The text of the open step. */
  readonly text: StepText | null;
  /** There is nothing to do on the table. */
  readonly isOnlyRead: boolean;
  /** All clicks of the moves that fulfil the step: one that only comes too early is told what is asked, not why it is wrong. */
  readonly wanted: readonly Target[];
}

/** Pictures in a sentence stand beside the words that say the same. */
export function lineOf(words: Words): Line {
  return words.map((word) => {
    if (word.kind === 'picture') return { kind: 'icon', name: word.name, text: '' };
    return { kind: word.kind === 'strong' ? 'strong' : 'text', text: word.text };
  });
}

function text(words: string): Line {
  return [{ kind: 'text', text: words }];
}

/** What is answered where something else is to be done now. */
function otherwise({ text: step, isOnlyRead }: Telling): string {
  if (isOnlyRead) return t('lesson.read_first');
  return step?.ask == null ? t('lesson.not_now') : t('lesson.later', { now: plainOf(step.ask) });
}

/** The step's own answer to a click on this target; null: it has none. */
function ownAnswer({ text: step, isOnlyRead, wanted }: Telling, target: Target): Line | null {
  if (step === null || isOnlyRead || wanted.includes(target)) return null;
  const answer = reactionTo(step, target);
  return answer === null ? null : lineOf(answer);
}

/** Of several targets the answer to the last for which the step has one. */
export function answerTo(telling: Telling, targets: readonly Target[]): Line {
  const answer = targets.map((target) => ownAnswer(telling, target)).findLast((one) => one !== null);
  return answer ?? text(otherwise(telling));
}

export function guidedRoom(room: GameRoom<GameId>, telling: () => Telling): GameRoom<GameId> {
  const { hop: _hop, goesOn: _goesOn, staysOpen: _staysOpen, ...guided } = room;
  return {
    ...guided,
    words: {
      ...room.words,
      ask(speaking, picked) {
        const { text: step, isOnlyRead } = telling();
        if (isOnlyRead) return text(t('lesson.read'));
        const asked = picked.length === 0 ? (step?.ask ?? null) : null;
        return asked === null ? room.words.ask(speaking, picked) : lineOf(asked);
      },
      // A rule says why something never goes; the step, why it would not be good now.
      answer: (target) => ownAnswer(telling(), target),
      refuse: (target) => answerTo(telling(), [target]),
    },
  };
}

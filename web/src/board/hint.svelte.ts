// A hint: asked for, thought of, shown until the position changes or somebody has seen enough of it.
import type { Port } from '../ports/port.ts';
import type { GameId, Games } from '../protocol/game.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { pathTo } from './select.ts';
import type { Offer } from './table_logic.ts';
import type { Advice } from './table_model.ts';

export interface Hints<G extends GameId> {
  readonly advice: Advice | null;
  /** What the advised move would cause. */
  readonly advised: readonly Games[G]['event'][];
  /** How far the thought has come, 0 to 1; null: there is none. */
  readonly thinking: number | null;
  ask(): Promise<void>;
  /** No hint, neither a thought nor one that is shown. */
  dismiss(): void;
}

/** `offer`: what the reader may decide now; null: nothing. */
export function hintsOf<G extends GameId>(
  port: Port<G>,
  offer: () => Offer | null,
  refuse: (refusal: Refusal) => void,
): Hints<G> {
  let advice = $state.raw<Advice | null>(null);
  let advised = $state.raw<readonly Games[G]['event'][]>([]);
  let thinking = $state.raw<number | null>(null);
  let thought: AbortController | null = null;

  function dismiss(): void {
    thought?.abort();
    thought = null;
    thinking = null;
    advice = null;
    advised = [];
  }

  async function ask(): Promise<void> {
    const asked = offer();
    if (asked === null) return;
    dismiss();
    const mine = new AbortController();
    thought = mine;
    thinking = 0;
    const answer = await port.hint({
      signal: mine.signal,
      onProgress: (_sofar, progress) => {
        if (thought === mine) thinking = progress;
      },
    });
    if (thought !== mine) return;
    thought = null;
    thinking = null;
    if (!answer.ok) {
      const why = refusalOf(answer.error);
      if (why !== null) refuse(why);
      return;
    }
    const { move, evaluation } = answer.value;
    advice = { move, targets: pathTo(asked.tree, move) ?? [], share: evaluation };
    const preview = await port.preview(move);
    if (preview.ok && advice?.move === move) advised = preview.value.events;
  }

  return {
    get advice() {
      return advice;
    },
    get advised() {
      return advised;
    },
    get thinking() {
      return thinking;
    },
    ask,
    dismiss,
  };
}

// Why something was refused, shown for a while where the sentence stands.
import type { Refusal } from './refusal.ts';

const LEAST_MS = 4000;
/** For whoever reads slowly. */
const MS_PER_LETTER = 70;

export interface Notice {
  readonly refusal: Refusal | null;
  refuse(refusal: Refusal): void;
  /** Something else was clicked. */
  clear(): void;
  close(): void;
}

export function noticeOf(): Notice {
  let refusal = $state.raw<Refusal | null>(null);
  let fading: ReturnType<typeof setTimeout> | undefined;
  return {
    get refusal() {
      return refusal;
    },
    refuse(next) {
      clearTimeout(fading);
      refusal = next;
      fading = setTimeout(
        () => {
          refusal = null;
        },
        Math.max(LEAST_MS, next.sentence.length * MS_PER_LETTER),
      );
    },
    clear() {
      refusal = null;
    },
    close: () => clearTimeout(fading),
  };
}

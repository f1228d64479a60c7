import type { EngineHost } from '../../src/engine/host.ts';
import { isRoughlyKnown } from '../../src/pages/review/review.ts';
import { runReview } from '../../src/pages/review/runner.ts';

/** How long this one worker takes to look once at every decision of a game, as the page has it done. */
export function secondsOfRoughPass(host: EngineHost, record: string): Promise<number> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    runReview({
      record,
      hosts: [host],
      depth: 'rough',
      onchange: (review) => {
        if (isRoughlyKnown(review)) resolve((performance.now() - begin) / 1000);
      },
      onbroken: () => reject(new Error('The engine could not go on.')),
    });
  });
}

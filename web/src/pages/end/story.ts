// A finished match, told by the engine from its record: everything is open now, also what the table has hidden.
import { mapped, type Result } from '../../base/result.ts';
import { all, ask, type EngineError } from '../../engine/client.ts';
import type { EngineHost } from '../../engine/host.ts';
import { type Contract, entriesOf, type GameId, type LogEntry } from '../../protocol/game.ts';
import type { EventsAnswer, OpeningAnswer } from '../../protocol/generated/engine.ts';

export async function storyOf<G extends GameId>(
  host: EngineHost,
  contract: Contract<G>,
  record: string,
): Promise<Result<readonly LogEntry<G>[], EngineError>> {
  const told = await all<[OpeningAnswer, EventsAnswer]>([
    ask(host, 'load', { record, chance: 'manual' }),
    ask(host, 'events', { reader: 'referee', since: 0 }),
  ]);
  return told.ok ? entriesOf(contract, told.value[1].log) : told;
}

/** What dealing the game again has shown. `unknown`: it could not be done here. */
export type Honesty =
  | { readonly kind: 'honest'; readonly outcomes: number; readonly takenBack: number }
  | { readonly kind: 'fault'; readonly sentence: string }
  | { readonly kind: 'unknown' };

export async function honestyOf(host: EngineHost, record: string): Promise<Honesty> {
  const answer = mapped(
    await ask(host, 'verify', { record }),
    ({ honest, taken_back, fault }): Honesty =>
      fault === null
        ? { kind: 'honest', outcomes: honest, takenBack: taken_back }
        : { kind: 'fault', sentence: fault },
  );
  return answer.ok ? answer.value : { kind: 'unknown' };
}

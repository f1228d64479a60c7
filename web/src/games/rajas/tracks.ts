// The two tracks over the rounds, on one axis: fame climbs, and money comes down to it from the place that faces none.
import { holding } from '../../board/table_logic.ts';
import type { LogEntry, View } from '../../protocol/game.ts';
import { facing, type RajasEvent } from './pieces.ts';
import { NO_SUMS, type Sums, sumsOf } from './words/changes.ts';

/** At the end of a round; the first is the start. */
export interface Stand {
  readonly fame: number;
  /** The place of the fame track that faces the money. */
  readonly faced: number;
}

function add(one: Sums, other: Sums, sign: 1 | -1 = 1): Sums {
  return {
    fame: one.fame + sign * other.fame,
    money: one.money + sign * other.money,
    karma: one.karma + sign * other.karma,
  };
}

/** The events of each round, those before the first among them. */
function rounds(events: readonly RajasEvent[]): readonly (readonly RajasEvent[])[] {
  const all: RajasEvent[][] = [[]];
  for (const event of events) {
    if (event.event === 'round_began') all.push([]);
    all.at(-1)?.push(event);
  }
  return all;
}

/** For each seat, from the start to the end. What a seat began with is what the end leaves without all gains. */
export function tracks(
  log: readonly LogEntry<'rajas'>[],
  { seats }: Pick<View<'rajas'>, 'seats'>,
): readonly (readonly Stand[])[] {
  const [before = [], ...played] = rounds(holding(log).flatMap((entry) => entry.events));
  return seats.map(({ seat, fame, money }) => {
    const perRound = played.map((events) => sumsOf(events, seat));
    const gained = [sumsOf(before, seat), ...perRound].reduce((sum, one) => add(sum, one), NO_SUMS);
    let now = add({ fame, money, karma: 0 }, gained, -1);
    return [sumsOf(before, seat), ...perRound].map((sums) => {
      now = add(now, sums);
      return { fame: now.fame, faced: facing(now.money) };
    });
  });
}

/** Where two lines cross, as a number of rounds with fractions; null: they do not. */
export function meeting(stands: readonly Stand[]): { readonly round: number; readonly at: number } | null {
  for (let round = 1; round < stands.length; ++round) {
    const [one, two] = [stands[round - 1], stands[round]];
    if (one === undefined || two === undefined || two.fame < two.faced) continue;
    const [gap, over] = [one.faced - one.fame, two.fame - two.faced];
    const share = gap + over === 0 ? 1 : Math.max(0, gap) / (gap + over);
    return { round: round - 1 + share, at: one.fame + (two.fame - one.fame) * share };
  }
  return null;
}

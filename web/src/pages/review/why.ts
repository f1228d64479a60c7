// Why one move is better than another: what happens in its line and not in the other's. Pure; the room brings the words.
import type { GameId, Games } from '../../protocol/game.ts';
import type { Line } from '../../texts/rich.ts';
import type { ToldStep } from './line.ts';

type Event = Games[GameId]['event'];

export interface Gain {
  readonly seat: number;
  /** Those of a kind as one. */
  readonly events: readonly Event[];
  /** The page of the book of rules that tells about the first of them. */
  readonly page: string;
}

export interface Reasons {
  /** What the better move brings to whoever makes it. */
  readonly gains: Gain | null;
  /** What the worse one brings to it instead. */
  readonly instead: Gain | null;
  /** What the worse one brings to a rival: to the one who has most of it. */
  readonly lets: Gain | null;
}

/** What an event brings to its seat; null: nothing that is worth a word. */
export type Words = (event: Event) => Line | null;

interface Told {
  readonly event: Event;
  readonly page: string;
}

/** Up to where the mover has the next turn; in a line that ends before, all of it. */
function atOnce(steps: readonly ToldStep[]): readonly ToldStep[] {
  const [first] = steps;
  const next = steps.findIndex(({ seat, turn }) => seat === first?.seat && turn > (first?.turn ?? turn));
  return next < 0 ? steps : steps.slice(0, next);
}

function toldIn(steps: readonly ToldStep[]): readonly Told[] {
  return steps.flatMap(({ events, page }) => events.map((event) => ({ event, page })));
}

function seatOf(event: Event): number | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** What these numbers of an event count can be added up. */
const AMOUNTS = ['amount', 'gold', 'fame', 'money', 'karma', 'dice', 'houses'] as const;

function amountOf(event: Event): { readonly name: string; readonly amount: number } | null {
  const name = AMOUNTS.find((one) => typeof Reflect.get(event, one) === 'number');
  return name === undefined ? null : { name, amount: Number(Reflect.get(event, name)) };
}

function withAmount(event: Event, amount: number): Event {
  const counted = amountOf(event);
  return counted === null ? event : { ...event, [counted.name]: amount };
}

/** Of a kind is what is said in the same words, but for the amount; null: nothing is said of it. */
function kindOf(event: Event, words: Words): string | null {
  return words(event) === null ? null : JSON.stringify(words(withAmount(event, 1)));
}

/** What a seat has, by its kind; without an amount each counts one. */
function gainsOf(told: readonly Told[], seat: number, words: Words): Map<string, Told & { amount: number }> {
  const gains = new Map<string, Told & { amount: number }>();
  for (const one of told) {
    if (seatOf(one.event) !== seat) continue;
    const kind = kindOf(one.event, words);
    if (kind === null) continue;
    const before = gains.get(kind);
    const amount = (before?.amount ?? 0) + (amountOf(one.event)?.amount ?? 1);
    gains.set(kind, { ...(before ?? one), amount });
  }
  return gains;
}

/** What the seat has more of in the first list than in the second. */
function moreIn(mine: readonly Told[], others: readonly Told[], seat: number, words: Words): Gain | null {
  const left = gainsOf(others, seat, words);
  const more = [...gainsOf(mine, seat, words)].flatMap(([kind, { event, page, amount }]) => {
    const rest = amount - (left.get(kind)?.amount ?? 0);
    return rest > 0 ? [{ event: withAmount(event, rest), page }] : [];
  });
  const [first] = more;
  return first === undefined ? null : { seat, events: more.map(({ event }) => event), page: first.page };
}

/** What everybody has got in these events. */
export function gotIn(events: readonly Event[], words: Words): readonly Pick<Gain, 'seat' | 'events'>[] {
  const told = events.map((event) => ({ event, page: '' }));
  const seats = [...new Set(events.flatMap((event) => seatOf(event) ?? []))];
  return seats.flatMap((seat) => {
    const gain = moreIn(told, [], seat, words);
    return gain === null ? [] : [{ seat, events: gain.events }];
  });
}

function differing(
  better: readonly ToldStep[],
  worse: readonly ToldStep[],
  mover: number,
  words: Words,
): Reasons {
  const here = toldIn(better);
  const there = toldIn(worse);
  const rivals = new Set(there.flatMap(({ event }) => seatOf(event) ?? []));
  rivals.delete(mover);
  const lets = [...rivals]
    .flatMap((seat) => moreIn(there, here, seat, words) ?? [])
    .toSorted((a, b) => b.events.length - a.events.length);
  return {
    gains: moreIn(here, there, mover, words),
    instead: moreIn(there, here, mover, words),
    lets: lets[0] ?? null,
  };
}

/** What speaks for the better move at once; where nothing does, as a plan that bears fruit in the next turn, what follows. */
export function reasonsOf(better: readonly ToldStep[], worse: readonly ToldStep[], words: Words): Reasons {
  const mover = better[0]?.seat ?? worse[0]?.seat ?? null;
  if (mover === null) return { gains: null, instead: null, lets: null };
  const soon = differing(atOnce(better), atOnce(worse), mover, words);
  if (soon.gains !== null || soon.lets !== null) return soon;
  const later = differing(better, worse, mover, words);
  return later.gains !== null || later.lets !== null ? later : soon;
}

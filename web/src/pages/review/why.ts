// Why one move is better than another: what happens in its line and not in the other's. Pure; words come later.
import type { GameId, Games } from '../../protocol/game.ts';
import type { ToldStep } from './line.ts';

type Event = Games[GameId]['event'];

export interface Gain {
  readonly seat: number;
  readonly events: readonly Event[];
  /** The page of the book of rules that tells about the first of them. */
  readonly page: string;
}

export interface Reasons {
  /** What the better move brings to whoever makes it. */
  readonly gains: Gain | null;
  /** What the worse one brings to a rival: to the one who has most of it. */
  readonly lets: Gain | null;
}

interface Told {
  readonly event: Event;
  readonly page: string;
}

/** Up to where the mover has the next turn; in a line that ends before, all of it. */
function toldIn(steps: readonly ToldStep[]): readonly Told[] {
  const [first] = steps;
  if (first === undefined) return [];
  const next = steps.findIndex(({ seat, turn }) => seat === first.seat && turn > first.turn);
  return (next < 0 ? steps : steps.slice(0, next)).flatMap(({ events, page }) =>
    events.map((event) => ({ event, page })),
  );
}

/** When it happens makes no difference. */
function signOf(event: Event): string {
  return JSON.stringify({ ...event, turn: 0 });
}

/** What is in the first list oftener than in the second. */
function onlyIn(mine: readonly Told[], others: readonly Told[]): readonly Told[] {
  const left = others.map(({ event }) => signOf(event));
  return mine.filter(({ event }) => {
    const at = left.indexOf(signOf(event));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function gainOf(told: readonly Told[], seat: number, isWorth: (event: Event) => boolean): Gain | null {
  const own = told.filter(({ event }) => 'seat' in event && event.seat === seat && isWorth(event));
  const [first] = own;
  return first === undefined ? null : { seat, events: own.map(({ event }) => event), page: first.page };
}

/** What these numbers of an event count can be added up, wherever it happened. */
const AMOUNTS = ['amount', 'gold', 'fame', 'money', 'karma', 'dice', 'houses'] as const;
const PLACES: ReadonlySet<string> = new Set(['turn', 'cell', 'space', 'place', 'tile']);

/** Gains of the same kind as one. */
export function summed(events: readonly Event[]): readonly Event[] {
  const sums = new Map<string, Event>();
  for (const event of events) {
    const amount = AMOUNTS.find((name) => typeof Reflect.get(event, name) === 'number');
    const isKind = ([name]: readonly [string, unknown]) => name !== amount && !PLACES.has(name);
    const kind = amount === undefined ? signOf(event) : JSON.stringify(Object.entries(event).filter(isKind));
    const before = sums.get(kind);
    const sum =
      before === undefined || amount === undefined
        ? event
        : { ...event, [amount]: Number(Reflect.get(before, amount)) + Number(Reflect.get(event, amount)) };
    sums.set(kind, sum);
  }
  return [...sums.values()];
}

/** `isWorth`: there are words for it. */
export function reasonsOf(
  better: readonly ToldStep[],
  worse: readonly ToldStep[],
  isWorth: (event: Event) => boolean,
): Reasons {
  const mover = better[0]?.seat ?? worse[0]?.seat ?? null;
  if (mover === null) return { gains: null, lets: null };
  const here = toldIn(better);
  const there = toldIn(worse);
  const lost = onlyIn(there, here);
  const rivals = new Set(
    lost.flatMap(({ event }) =>
      'seat' in event && typeof event.seat === 'number' && event.seat !== mover ? [event.seat] : [],
    ),
  );
  const lets = [...rivals]
    .flatMap((seat) => gainOf(lost, seat, isWorth) ?? [])
    .toSorted((a, b) => b.events.length - a.events.length);
  return { gains: gainOf(onlyIn(here, there), mover, isWorth), lets: lets[0] ?? null };
}

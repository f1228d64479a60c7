// The washes of the kingdoms: a kingdom keeps its wash while the game goes on, and neighbours differ.
import { placeOf } from './layout.ts';
import type { Kingdom } from './pieces.ts';

export const WASHES = 6;

/** The wash of each square that lies in a kingdom, by its number from 0. */
export type Washes = ReadonlyMap<string, number>;

/** Squares from here on are far enough for the eye: a gap of two squares. */
const FAR = 3;

function distance(one: Kingdom, other: Kingdom): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of one.squares) {
    const from = placeOf(a);
    if (from === null) continue;
    for (const b of other.squares) {
      const to = placeOf(b);
      if (to === null) continue;
      least = Math.min(least, Math.max(Math.abs(from.column - to.column), Math.abs(from.row - to.row)));
    }
  }
  return least;
}

/** The wash that most squares of the kingdom had; null if they had none. */
function keptBy(
  kingdom: Kingdom,
  before: Washes,
): { readonly wash: number; readonly squares: number } | null {
  const votes = new Map<number, number>();
  for (const cell of kingdom.squares) {
    const wash = before.get(cell);
    if (wash !== undefined) votes.set(wash, (votes.get(wash) ?? 0) + 1);
  }
  const [first] = [...votes].toSorted(([a, m], [b, n]) => n - m || a - b);
  return first === undefined ? null : { wash: first[0], squares: first[1] };
}

/** A wash for every kingdom, in their order. Whoever keeps most squares keeps the wash. */
export function washesOf(kingdoms: readonly Kingdom[], before: Washes): readonly number[] {
  const kept = kingdoms.map((kingdom) => keptBy(kingdom, before));
  const washes: (number | null)[] = kingdoms.map(() => null);
  /** Those of other kingdoms, each with how far away it is. */
  const near = (index: number, washOf: (at: number) => number | null | undefined) =>
    kingdoms.flatMap((other, at) => {
      const kingdom = kingdoms[index];
      const wash = washOf(at) ?? null;
      return kingdom === undefined || wash === null || at === index
        ? []
        : [{ wash, distance: distance(kingdom, other) }];
    });
  const order = kingdoms
    .map((_, index) => index)
    .toSorted((a, b) => (kept[b]?.squares ?? 0) - (kept[a]?.squares ?? 0) || a - b);
  for (const index of order) {
    const others = near(index, (at) => washes[at]);
    const wish = kept[index]?.wash;
    const isFree = wish !== undefined && !others.some((one) => one.wash === wish && one.distance < FAR);
    // Nobody takes what another one is about to keep.
    washes[index] = isFree ? wish : freest(near(index, (at) => washes[at] ?? kept[at]?.wash));
  }
  return washes.map((wash) => wash ?? 0);
}

/** The first wash that nobody has, or the one whose bearer is farthest. */
function freest(others: readonly { readonly wash: number; readonly distance: number }[]): number {
  let best = 0;
  let most = -1;
  for (let wash = 0; wash < WASHES; ++wash) {
    const nearest = Math.min(...others.filter((one) => one.wash === wash).map((one) => one.distance));
    if (nearest > most) {
      best = wash;
      most = nearest;
    }
  }
  return best;
}

/** To be kept for the next time. */
export function remembered(kingdoms: readonly Kingdom[], washes: readonly number[]): Washes {
  return new Map(
    kingdoms.flatMap((kingdom, index) => kingdom.squares.map((cell) => [cell, washes[index] ?? 0] as const)),
  );
}

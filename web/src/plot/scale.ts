// Values become places on a line, and lines get marks at round values.

export interface Scale {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

/** A range of one single value lies at the beginning. */
export function at({ from, to }: Scale, value: number): number {
  const length = from[1] - from[0];
  return length === 0 ? to[0] : to[0] + ((value - from[0]) / length) * (to[1] - to[0]);
}

/** 1, 2 or 5, times a power of ten: the smallest that needs at most so many steps; never less than 1. */
export function roundStep(length: number, most: number): number {
  const rough = Math.max(1, length / Math.max(1, most));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return step * power;
}

/** Round values from 0 or below up to the first that is not below the largest. */
export function valueMarks(least: number, largest: number, most: number): readonly number[] {
  const bottom = Math.min(0, least);
  const step = roundStep(Math.max(1, largest - bottom), most);
  const first = Math.floor(bottom / step) * step;
  const count = Math.max(1, Math.ceil((largest - first) / step));
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

/** The first turn, round ones, and the last; round ones too near to the last make room for it. */
export function turnMarks(last: number, most: number): readonly number[] {
  if (last < 1) return [];
  const step = roundStep(last, most);
  const round = Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step);
  const between = round.filter((turn) => turn > 1 && last - turn >= step / 2);
  return last === 1 ? [1] : [1, ...between, last];
}

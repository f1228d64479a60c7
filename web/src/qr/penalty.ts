// How hard a pattern is to read, as the standard counts it: the mask with the fewest points is taken.

type Dark = (x: number, y: number) => boolean;

/** Rows of five and more alike, and what looks like a finder pattern with four light modules beside it. */
function linePenalty(size: number, dark: (i: number) => boolean): number {
  let points = 0;
  let run = 0;
  let last: boolean | null = null;
  let seen = 0;
  for (let i = 0; i < size; ++i) {
    const now = dark(i);
    run = now === last ? run + 1 : 1;
    last = now;
    if (run === 5) points += 3;
    if (run > 5) points += 1;
    seen = ((seen << 1) & 0x7ff) | (now ? 1 : 0);
    if (i >= 10 && (seen === 0b00001011101 || seen === 0b10111010000)) points += 40;
  }
  return points;
}

export function penalty(size: number, dark: Dark): number {
  let points = 0;
  let darkOnes = 0;
  for (let i = 0; i < size; ++i) {
    points += linePenalty(size, (x) => dark(x, i));
    points += linePenalty(size, (y) => dark(i, y));
    for (let x = 0; x < size; ++x) {
      if (dark(x, i)) ++darkOnes;
      const alike = dark(x, i);
      const square = x > 0 && i > 0 && [dark(x - 1, i), dark(x, i - 1), dark(x - 1, i - 1)];
      if (square !== false && square.every((one) => one === alike)) points += 3;
    }
  }
  // Ten for every whole twentieth that the share of dark modules is away from a half.
  return points + 10 * Math.floor(Math.abs((darkOnes / (size * size)) * 20 - 10));
}

// QR codes of level M, in byte mode, versions 1 to 15: enough for every link of ours.
import { alignments, codewordsOf } from './codewords.ts';
import { penalty } from './penalty.ts';

interface Grid {
  readonly size: number;
  readonly dark: Uint8Array;
  /** Patterns and information: no data and no mask there. */
  readonly fixed: Uint8Array;
}

function isDark(grid: Grid, x: number, y: number): boolean {
  return grid.dark[y * grid.size + x] === 1;
}

function isFixed(grid: Grid, x: number, y: number): boolean {
  return grid.fixed[y * grid.size + x] === 1;
}

function set(grid: Grid, x: number, y: number, dark: boolean): void {
  grid.dark[y * grid.size + x] = dark ? 1 : 0;
}

function fix(grid: Grid, x: number, y: number, dark: boolean): void {
  if (x < 0 || y < 0 || x >= grid.size || y >= grid.size) return;
  set(grid, x, y, dark);
  grid.fixed[y * grid.size + x] = 1;
}

/** Squares within squares around a middle; `rings` says which of them are dark. */
function target(grid: Grid, x: number, y: number, rings: readonly boolean[]): void {
  const reach = rings.length - 1;
  for (let dy = -reach; dy <= reach; ++dy) {
    for (let dx = -reach; dx <= reach; ++dx) {
      fix(grid, x + dx, y + dy, rings[Math.max(Math.abs(dx), Math.abs(dy))] ?? false);
    }
  }
}

const FINDER = [true, true, false, true, false];
const ALIGNMENT = [true, false, true];

/** Where alignment patterns stand, across as well as down. */
export function alignmentPlaces(version: number): readonly number[] {
  const count = alignments(version);
  if (count === 0) return [];
  const last = version * 4 + 10;
  // Even steps, counted from the far end; what is left over is before the second one.
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - step * (count - 2 - i))];
}

/** What follows `value` so that the generator divides it: the check bits of format and version. */
function checked(value: number, bits: number, generator: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) {
    rest ^= generator << (bit - bits);
  }
  return (value << bits) | rest;
}

/** Level M and the mask, in 15 bits. */
export function formatBits(mask: number): number {
  return checked(mask, 10, 0b10100110111) ^ 0b101010000010010;
}

/** The version in 18 bits, for 7 and above. */
export function versionBits(version: number): number {
  return checked(version, 12, 0b1111100100101);
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const bits = versionBits(version);
  for (let i = 0; i < 18; ++i) {
    const along = Math.floor(i / 3);
    const across = grid.size - 11 + (i % 3);
    const dark = ((bits >> i) & 1) === 1;
    fix(grid, along, across, dark);
    fix(grid, across, along, dark);
  }
}

function drawFormat(grid: Grid, mask: number): void {
  const bits = formatBits(mask);
  const { size } = grid;
  for (let i = 0; i < 15; ++i) {
    const dark = ((bits >> i) & 1) === 1;
    // Around the upper left finder, past the timing lines …
    if (i < 8) fix(grid, 8, i < 6 ? i : i + 1, dark);
    else fix(grid, i === 8 ? 7 : 14 - i, 8, dark);
    // … and once more, half beside each of the two others.
    if (i < 8) fix(grid, size - 1 - i, 8, dark);
    else fix(grid, 8, size - 15 + i, dark);
  }
  fix(grid, 8, size - 8, true);
}

function drawPatterns(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = { size, dark: new Uint8Array(size * size), fixed: new Uint8Array(size * size) };
  for (let i = 0; i < size; ++i) {
    fix(grid, 6, i, i % 2 === 0);
    fix(grid, i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    target(grid, x, y, FINDER);
  }
  const places = alignmentPlaces(version);
  const last = places.at(-1);
  for (const y of places) {
    for (const x of places) {
      const atFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
      if (!atFinder) target(grid, x, y, ALIGNMENT);
    }
  }
  drawFormat(grid, 0);
  drawVersion(grid, version);
  return grid;
}

/** Two columns at a time from the right, up and down in turn, past the timing line. */
function* path(size: number): Generator<readonly [x: number, y: number]> {
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; ++i) {
      const y = upwards ? size - 1 - i : i;
      yield [right, y];
      yield [right - 1, y];
    }
    upwards = !upwards;
  }
}

function drawData(grid: Grid, bytes: readonly number[]): void {
  let at = 0;
  for (const [x, y] of path(grid.size)) {
    if (isFixed(grid, x, y)) continue;
    // The few modules after the last byte stay light.
    set(grid, x, y, (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1);
    ++at;
  }
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function masked(plain: Grid, mask: number): Grid {
  const grid: Grid = { ...plain, dark: plain.dark.slice() };
  const flips = MASKS[mask] ?? (() => false);
  for (let y = 0; y < grid.size; ++y) {
    for (let x = 0; x < grid.size; ++x) {
      if (!isFixed(grid, x, y) && flips(x, y)) set(grid, x, y, !isDark(grid, x, y));
    }
  }
  drawFormat(grid, mask);
  return grid;
}

/** Rows of modules, true where dark, without the quiet zone. Null: the text is too long. */
export function qr(text: string): readonly (readonly boolean[])[] | null {
  const codewords = codewordsOf(text);
  if (codewords === null) return null;
  const plain = drawPatterns(codewords.version);
  drawData(plain, codewords.bytes);
  const tries = MASKS.map((_, mask) => {
    const grid = masked(plain, mask);
    return { grid, points: penalty(grid.size, (x, y) => isDark(grid, x, y)) };
  });
  const best = tries.reduce((one, other) => (other.points < one.points ? other : one));
  const { grid } = best;
  return Array.from({ length: grid.size }, (_, y) =>
    Array.from({ length: grid.size }, (_, x) => isDark(grid, x, y)),
  );
}

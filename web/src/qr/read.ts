// Reads QR codes of level M without a mistake in them, for tests: written from the standard's side of the reader, with nothing of the writer in it.

export type Rows = readonly (readonly boolean[])[];

export interface Read {
  readonly version: number;
  readonly mask: number;
  /** Blocks with their check bytes at the end. */
  readonly blocks: readonly (readonly number[])[];
  readonly text: string;
}

/** Level M with masks 0 to 7, as the standard prints them. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];

/** Annex E of the standard. */
export const PLACES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
  [6, 26, 48, 70],
];

/** Table 9, level M: data bytes of each block, and check bytes. */
const BLOCKS: readonly (readonly [data: readonly number[], checks: number])[] = [
  [[16], 10],
  [[28], 16],
  [[44], 26],
  [[32, 32], 18],
  [[43, 43], 24],
  [[27, 27, 27, 27], 16],
  [[31, 31, 31, 31], 18],
  [[38, 38, 39, 39], 22],
  [[36, 36, 36, 37, 37], 22],
  [[43, 43, 43, 43, 44], 26],
  [[50, 51, 51, 51, 51], 30],
  [[36, 36, 36, 36, 36, 36, 37, 37], 22],
  [[37, 37, 37, 37, 37, 37, 37, 37, 38], 22],
  [[40, 40, 40, 40, 41, 41, 41, 41, 41], 24],
  [[41, 41, 41, 41, 41, 42, 42, 42, 42, 42], 24],
];

function at(rows: Rows, row: number, column: number): boolean {
  return rows[row]?.[column] ?? false;
}

function formatOf(rows: Rows): number {
  const size = rows.length;
  const beside: readonly (readonly [number, number])[] = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ];
  const apart: readonly (readonly [number, number])[] = [
    ...[1, 2, 3, 4, 5, 6, 7].map((i) => [size - i, 8] as const),
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((i) => [8, size - i] as const),
  ];
  const [first, second] = [beside, apart].map((places) =>
    places.map(([row, column]) => (at(rows, row, column) ? '1' : '0')).join(''),
  );
  return first === second && first !== undefined ? FORMATS.indexOf(first) : -1;
}

function isPattern(version: number, row: number, column: number): boolean {
  const size = version * 4 + 17;
  if (row === 6 || column === 6) return true;
  if ((row < 9 && column < 9) || (row < 9 && column > size - 9) || (row > size - 9 && column < 9))
    return true;
  if (version >= 7 && ((row < 6 && column > size - 12) || (column < 6 && row > size - 12))) return true;
  const places = PLACES[version - 1] ?? [];
  const far = size - 7;
  return places.some((y) =>
    places.some((x) => {
      const corner = (x === 6 && y === 6) || (x === 6 && y === far) || (x === far && y === 6);
      return !corner && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}

function flips(mask: number, i: number, j: number): boolean {
  const product = i * j;
  const sums = [
    i + j,
    i,
    3 * (j % 3 === 0 ? 0 : 1),
    (i + j) % 3,
    (i >> 1) + Math.floor(j / 3),
    (product % 2) + (product % 3),
    ((product % 2) + (product % 3)) % 2,
    (((i + j) % 2) + (product % 3)) % 2,
  ];
  const sum = sums[mask] ?? 0;
  return mask === 3 || mask === 5 ? sum === 0 : sum % 2 === 0;
}

function bytesOf(rows: Rows, version: number, mask: number): number[] {
  const size = rows.length;
  const bits: number[] = [];
  const pairs = [...Array(size).keys()].filter((column) => column !== 6).reverse();
  for (let pair = 0; pair < pairs.length / 2; ++pair) {
    for (let step = 0; step < size; ++step) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of pairs.slice(pair * 2, pair * 2 + 2)) {
        if (isPattern(version, row, column)) continue;
        bits.push(at(rows, row, column) !== flips(mask, row, column) ? 1 : 0);
      }
    }
  }
  const count = bits.length >> 3;
  return Array.from({ length: count }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
}

function textOf(data: readonly number[], version: number): string {
  const bits = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const long = version < 10 ? 8 : 16;
  if (bits.slice(0, 4) !== '0100') return '';
  const length = Number.parseInt(bits.slice(4, 4 + long), 2);
  const bytes = Array.from({ length }, (_, i) =>
    Number.parseInt(bits.slice(4 + long + i * 8, 12 + long + i * 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** Null if it is not a code of level M. */
export function read(rows: Rows): Read | null {
  const version = (rows.length - 17) / 4;
  const mask = formatOf(rows);
  const shape = BLOCKS[version - 1];
  if (mask < 0 || shape === undefined) return null;
  const [lengths, checks] = shape;
  const bytes = bytesOf(rows, version, mask);
  const blocks: number[][] = lengths.map(() => []);
  let next = 0;
  const deal = (upTo: (length: number) => number, round: number) => {
    lengths.forEach((length, block) => {
      if (round < upTo(length)) blocks[block]?.push(bytes[next++] ?? -1);
    });
  };
  for (let round = 0; round < Math.max(...lengths); ++round) deal((length) => length, round);
  for (let round = 0; round < checks; ++round) deal(() => checks, round);
  const data = blocks.flatMap((block, i) => block.slice(0, lengths[i]));
  return next === bytes.length ? { version, mask, blocks, text: textOf(data, version) } : null;
}

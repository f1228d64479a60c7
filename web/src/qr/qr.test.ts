import { expect, test } from 'vitest';
import { alignmentPlaces, formatBits, qr, versionBits } from './qr.ts';
import { PLACES, type Read, type Rows, read } from './read.ts';
import { checkBytes } from './reed_solomon.ts';

/** https://durbar.example/t/7kq4 at level M, by another program. */
const ANOTHERS = [
  '11111110101011110010101111111',
  '10000010000110010110101000001',
  '10111010110011000101001011101',
  '10111010000110011110001011101',
  '10111010010100011100001011101',
  '10000010100111101010001000001',
  '11111110101010101010101111111',
  '00000000010011000000100000000',
  '10100011000111011010100100101',
  '01110001100100001101101100011',
  '10111110101001101001111101101',
  '00110101101110111010010001000',
  '11001010101101100011001100001',
  '11111001111111100011111100011',
  '11100011010100010001011100001',
  '01010101011001000010101000000',
  '10110110011011011000111000001',
  '01001101000000001101101100111',
  '11100111110001101011000011001',
  '00010100111010111010001100000',
  '11111011101001100001111111010',
  '00000000110001100010100011101',
  '11111110111100010110101010001',
  '10000010011001000011100010010',
  '10111010001101011011111111000',
  '10111010000101001010010111110',
  '10111010110101101101010010011',
  '10000010000100011001110001000',
  '11111110100101001110101011001',
];

function rowsOf(lines: readonly string[]): Rows {
  return lines.map((line) => [...line].map((module) => module === '1'));
}

function readOf(text: string): Read | null {
  const rows = qr(text);
  return rows === null ? null : read(rows);
}

/** Multiplies as one learns it on paper. */
function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; --bit) {
    sum <<= 1;
    if (sum & 0x100) sum ^= 0x11d;
    if ((b >> bit) & 1) sum ^= a;
  }
  return sum;
}

/** A block is sound if each power of two is a root of it. */
function isSound(block: readonly number[], checks: number): boolean {
  let root = 1;
  for (let i = 0; i < checks; ++i, root = product(root, 2)) {
    if (block.reduce((value, byte) => product(value, root) ^ byte, 0) !== 0) return false;
  }
  return true;
}

test('check bytes are those of the published example', () => {
  const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect([...checkBytes(new Uint8Array(hello), 10)]).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('format and version are written as published', () => {
  expect(formatBits(0).toString(2)).toBe('101010000010010');
  expect(formatBits(5).toString(2)).toBe('100000011001110');
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  expect(versionBits(10).toString(2).padStart(18, '0')).toBe('001010010011010011');
});

test('alignment patterns stand where the standard has them', () => {
  expect(PLACES.map((_, i) => alignmentPlaces(i + 1))).toEqual(PLACES);
});

test('another program shows the same, whatever mask it took', () => {
  const anothers = read(rowsOf(ANOTHERS));
  const ours = readOf('https://durbar.example/t/7kq4');
  expect(anothers?.text).toBe('https://durbar.example/t/7kq4');
  expect(ours?.version).toBe(anothers?.version);
  expect(ours?.blocks).toEqual(anothers?.blocks);
});

const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
/** How many bytes fit into each version, as the standard says. */
const CAPACITIES = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412];

test.each(CAPACITIES.map((capacity, i) => [i + 1, capacity] as const))(
  'version %i holds %i bytes and not one more',
  (version, capacity) => {
    const text = Array.from({ length: capacity }, (_, i) => String.fromCharCode(33 + ((i * 7) % 90))).join(
      '',
    );
    const found = readOf(text);
    expect(found?.text).toBe(text);
    expect(found?.version).toBe(version);
    expect(found?.blocks.every((block) => isSound(block, CHECKS[version - 1] ?? 0))).toBe(true);
    expect(readOf(`${text}!`)?.version ?? version + 1).toBe(version + 1);
  },
);

test('the version is told in both places', () => {
  const rows = qr('x'.repeat(200)) ?? [];
  const size = rows.length;
  const bits = [...Array(18).keys()].map((i) => [Math.floor(i / 3), size - 11 + (i % 3)] as const);
  const told = (one: (a: number, b: number) => boolean | undefined) =>
    bits.reduce((sum, [a, b], i) => sum | ((one(a, b) === true ? 1 : 0) << i), 0);
  expect(told((a, b) => rows[a]?.[b])).toBe(versionBits(10));
  expect(told((a, b) => rows[b]?.[a])).toBe(versionBits(10));
});

test('other alphabets are written in UTF-8', () => {
  expect(readOf('Žofie, Дмитрий')?.text).toBe('Žofie, Дмитрий');
});

test('what is too long is no code', () => {
  expect(qr('x'.repeat(413))).toBeNull();
});

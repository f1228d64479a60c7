// From a text to the bytes that a QR code of level M shows (ISO/IEC 18004, byte mode).
import { checkBytes } from './reed_solomon.ts';

/** For each version, beginning with 1: check bytes in each block, and how many blocks. */
const LEVEL_M: readonly (readonly [checks: number, blocks: number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
];

/** How many alignment patterns stand in a row; none in version 1. */
export function alignments(version: number): number {
  return version === 1 ? 0 : Math.floor(version / 7) + 2;
}

/** Whole bytes that fit between the patterns of a version. */
function room(version: number): number {
  const size = version * 4 + 17;
  const a = alignments(version);
  const finders = 3 * 64;
  const timing = 2 * (size - 16);
  // All but three of them stand free; those on a timing line share five modules with it.
  const aligned = a === 0 ? 0 : 25 * (a * a - 3) - 2 * 5 * (a - 2);
  const information = 31 + (version < 7 ? 0 : 36);
  return Math.floor((size * size - finders - timing - aligned - information) / 8);
}

interface Shape {
  readonly version: number;
  readonly data: number;
  readonly checks: number;
  readonly blocks: number;
}

function shapeOf(version: number): Shape | null {
  const row = LEVEL_M[version - 1];
  if (row === undefined) return null;
  const [checks, blocks] = row;
  return { version, data: room(version) - checks * blocks, checks, blocks };
}

/** The length of a text takes one byte in small codes and two in others. */
function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function smallest(bytes: number): Shape | null {
  for (let version = 1; ; ++version) {
    const shape = shapeOf(version);
    if (shape === null || shape.data * 8 >= 4 + lengthBits(version) + bytes * 8) return shape;
  }
}

const BYTE_MODE = 0b0100;
const FILLERS = [0xec, 0x11] as const;

function dataOf(text: Uint8Array, shape: Shape): Uint8Array {
  const data = new Uint8Array(shape.data);
  let at = 0;
  const put = (value: number, bits: number) => {
    for (let bit = bits - 1; bit >= 0; --bit, ++at) {
      data[at >> 3] = (data[at >> 3] ?? 0) | (((value >> bit) & 1) << (7 - (at & 7)));
    }
  };
  put(BYTE_MODE, 4);
  put(text.length, lengthBits(shape.version));
  for (const byte of text) put(byte, 8);
  // Four zeros end the text, as far as there is room, and the byte is filled up with zeros.
  at = Math.min((at + 4 + 7) >> 3, shape.data) << 3;
  for (let filler = 0; at < shape.data * 8; filler = 1 - filler) put(FILLERS[filler] ?? 0, 8);
  return data;
}

/** The first bytes of all rows, then the second ones, and so on; short rows are skipped at the end. */
function interleaved(rows: readonly Uint8Array[]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  const found: number[] = [];
  for (let i = 0; i < longest; ++i) {
    for (const row of rows) {
      const byte = row[i];
      if (byte !== undefined) found.push(byte);
    }
  }
  return found;
}

function blocksOf(data: Uint8Array, count: number): Uint8Array[] {
  const short = Math.floor(data.length / count);
  const shortOnes = count - (data.length % count);
  const found: Uint8Array[] = [];
  for (let at = 0; found.length < count; ) {
    const length = short + (found.length < shortOnes ? 0 : 1);
    found.push(data.subarray(at, at + length));
    at += length;
  }
  return found;
}

export interface Codewords {
  readonly version: number;
  /** In the order in which they are drawn. */
  readonly bytes: readonly number[];
}

/** Null: the text is longer than 412 bytes. */
export function codewordsOf(text: string): Codewords | null {
  const bytes = new TextEncoder().encode(text);
  const shape = smallest(bytes.length);
  if (shape === null) return null;
  const blocks = blocksOf(dataOf(bytes, shape), shape.blocks);
  const checks = blocks.map((block) => checkBytes(block, shape.checks));
  return { version: shape.version, bytes: [...interleaved(blocks), ...interleaved(checks)] };
}

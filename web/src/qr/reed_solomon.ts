// The arithmetic behind the check bytes of a QR code: bytes as a field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1.

/** Powers of 2 in the field, twice over, so that sums of logarithms need no remainder. */
const POWERS = new Uint8Array(510);
const LOGARITHMS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; ++power) {
  POWERS[power] = value;
  POWERS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}

export function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return POWERS[(LOGARITHMS[a] ?? 0) + (LOGARITHMS[b] ?? 0)] ?? 0;
}

/** The polynomial with the roots 2^0 … 2^(count - 1), highest power first, without the leading 1. */
function generator(count: number): Uint8Array {
  const found = new Uint8Array(count);
  found[count - 1] = 1;
  for (let root = 0; root < count; ++root) {
    const value = POWERS[root] ?? 0;
    for (let i = 0; i < count; ++i) {
      found[i] = times(found[i] ?? 0, value) ^ (found[i + 1] ?? 0);
    }
  }
  return found;
}

/** The bytes that follow `data`, so that every error of up to count / 2 bytes can be mended. */
export function checkBytes(data: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count);
  const rest = new Uint8Array(count);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    for (let i = 0; i < count; ++i) rest[i] = (rest[i] ?? 0) ^ times(divisor[i] ?? 0, factor);
  }
  return rest;
}

import { expect, test } from 'vitest';
import { SCORE } from './score.ts';

test.each(Object.entries(SCORE))('%s is short, audible and never shrill', (_, notes) => {
  expect(notes.length).toBeGreaterThan(0);
  for (const { at, length, pitch, strength } of notes) {
    expect(at + length).toBeLessThan(3);
    expect(pitch).toBeGreaterThan(60);
    expect(pitch).toBeLessThan(1200);
    expect(strength).toBeGreaterThan(0);
    expect(strength).toBeLessThanOrEqual(1);
  }
});

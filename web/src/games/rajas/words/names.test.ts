// How far the markers of a seat are apart, in words.
import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../../../texts/texts.svelte.ts';
import { apartText } from './names.ts';

beforeAll(() => loadTexts('rajas'));

test.each([
  [12, '12 to go'],
  [0, 'met, +0'],
  [-2, 'met, +2'],
])('%d is told as "%s"', (missing, words) => {
  expect(apartText(missing)).toBe(words);
});

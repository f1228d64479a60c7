import { beforeAll, expect, test } from 'vitest';
import { loadTexts } from '../../../texts/texts.svelte.ts';
import { changeText } from './changes.ts';

beforeAll(() => loadTexts('rajas'));

test('a change is told from what it was to what it will be, also over the meeting of the markers', () => {
  const missing = (from: number, to: number) => changeText({ what: 'missing', from, to });
  expect(changeText({ what: 'fame', from: 21, to: 24 })).toBe('Fame 21 → 24');
  expect(missing(24, 21)).toBe('24 → 21 to go');
  expect(missing(3, -2)).toBe('3 to go → met, +2');
  expect(missing(-2, -4)).toBe('met, +2 → 4');
});

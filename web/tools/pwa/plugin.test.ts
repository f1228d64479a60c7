import { expect, test } from 'vitest';
import { shellOf } from './plugin.ts';

const BUILT = [
  { path: '/index.html', content: '<html>' },
  { path: '/assets/main-a1.js', content: 'main' },
  { path: '/icon.svg', content: '<svg>' },
];

test('everything is kept, the page itself at the root', () => {
  expect(shellOf(BUILT).files).toEqual(['/assets/main-a1.js', '/icon.svg', '/']);
});

test('the version follows every file, and nothing but the files', () => {
  const version = (built: typeof BUILT) => shellOf(built).version;
  expect(version(BUILT.toReversed())).toBe(version(BUILT));
  expect(version([...BUILT, { path: '/other.svg', content: '' }])).not.toBe(version(BUILT));
  expect(version(BUILT.with(0, { path: '/index.html', content: '<html lang>' }))).not.toBe(version(BUILT));
});

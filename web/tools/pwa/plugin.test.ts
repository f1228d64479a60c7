import { expect, test } from 'vitest';
import { shellOf } from './plugin.ts';

const BUILT = [
  { path: '/index.html', content: '<html>' },
  { path: '/assets/main-a1.js', content: 'main' },
  { path: '/assets/alegreya-latin-500-normal-x.woff2', content: '1' },
  { path: '/assets/alegreya-cyrillic-500-normal-x.woff2', content: '2' },
  { path: '/assets/alegreya-sans-latin-ext-400-normal-x.woff2', content: '3' },
];

test('the page is kept at the root, and rare alphabets for later', () => {
  const { files, later } = shellOf(BUILT);
  expect(files).toContain('/');
  expect(files).toContain('/assets/main-a1.js');
  expect(files).toContain('/assets/alegreya-latin-500-normal-x.woff2');
  expect(later).toEqual([
    '/assets/alegreya-cyrillic-500-normal-x.woff2',
    '/assets/alegreya-sans-latin-ext-400-normal-x.woff2',
  ]);
});

test('the version follows every file, and nothing but the files', () => {
  const version = (built: typeof BUILT) => shellOf(built).version;
  expect(version(BUILT.toReversed())).toBe(version(BUILT));
  expect(version([...BUILT, { path: '/icon.svg', content: '' }])).not.toBe(version(BUILT));
  expect(version(BUILT.with(0, { path: '/index.html', content: '<html lang>' }))).not.toBe(version(BUILT));
});

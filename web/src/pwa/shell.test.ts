import { expect, test } from 'vitest';
import { obsolete, type Shell, wayOf } from './shell.ts';

const ORIGIN = 'https://durbar.example';
const SHELL: Shell = { version: '1', files: ['/', '/assets/main-a1.js', '/icon.svg'] };

function way(path: string, more: { method?: string; isNavigation?: boolean } = {}) {
  return wayOf({ url: new URL(path, ORIGIN), method: 'GET', isNavigation: false, ...more }, ORIGIN, SHELL);
}

test.each(['/api/visit', '/api/games', '/ws', '/healthz', '/metrics'])('%s is never answered', (path) => {
  expect(way(path)).toBe('leave');
  expect(way(path, { isNavigation: true })).toBe('leave');
});

test('a name that only begins like an address of the hall is not one', () => {
  expect(way('/apiary', { isNavigation: true })).toBe('page');
});

test('every address of the page is the page', () => {
  for (const path of ['/', '/settings', '/t/7kq4', '/local/k1']) {
    expect(way(path, { isNavigation: true })).toBe('page');
  }
});

test('files of this build and parts of others are kept, and nothing else is', () => {
  expect(way('/assets/main-a1.js')).toBe('file');
  expect(way('/assets/of-another-build.js')).toBe('file');
  expect(way('/icon.svg')).toBe('file');
  expect(way('/somewhere.txt')).toBe('leave');
  expect(way('https://elsewhere.example/assets/x.js')).toBe('leave');
  expect(way('/', { method: 'POST' })).toBe('leave');
});

test('the present cache and the one before it stay', () => {
  expect(obsolete(['durbar-1', 'durbar-2', 'other', 'durbar-3'], 'durbar-3')).toEqual(['durbar-1']);
  expect(obsolete(['durbar-3'], 'durbar-3')).toEqual([]);
});

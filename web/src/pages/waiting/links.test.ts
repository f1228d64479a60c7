import { expect, test } from 'vitest';
import { invitation, understood, withLink } from './links.ts';

test('an invitation has the secret where browsers send it to no server', () => {
  expect(invitation('https://durbar.example', '7kq4', null)).toBe('https://durbar.example/t/7kq4');
  expect(invitation('https://durbar.example', '7kq4', 's3')).toBe('https://durbar.example/t/7kq4#s3');
});

test('one secret for a table, and the oldest are forgotten', () => {
  let links = withLink([], 'first', 'a');
  links = withLink(links, 'first', 'b');
  expect(links).toEqual([['first', 'b']]);
  for (let i = 0; i < 50; ++i) links = withLink(links, `t${i}`, 's');
  expect(links.length).toBe(50);
  expect(links.some(([table]) => table === 'first')).toBe(false);
});

test('what cannot be understood is left out', () => {
  expect(understood('x')).toEqual([]);
  expect(understood([['a', 'b'], ['c'], 3, ['d', 4]])).toEqual([['a', 'b']]);
});

import { expect, test } from 'vitest';
import { pathOf, type Route, routeOf } from './route.ts';

const routes: readonly Route[] = [
  { page: 'hall' },
  { page: 'new', game: 'tigris' },
  { page: 'table', table: '7kq4', link: null },
  { page: 'table', table: '7kq4', link: 'a secret/#?' },
  { page: 'local', id: 'k1' },
  { page: 'replay', table: '7kq4', ply: 12 },
  { page: 'replay', table: null, ply: null },
  { page: 'review', table: '7kq4', ply: 12 },
  { page: 'review', table: null, ply: null },
  { page: 'puzzle', game: 'tigris', day: 20_776 },
  { page: 'puzzle', game: 'rajas', day: null },
  { page: 'learn', game: 'tigris' },
  { page: 'settings' },
  { page: 'rules', game: 'tigris', rule: 'TE-5.4' },
  { page: 'unknown', path: '/somewhere/else/entirely' },
];

test.each(routes)('%o is read from its own address', (route) => {
  expect(routeOf(new URL(pathOf(route), 'http://localhost'))).toEqual(route);
});

test('a ply that is no number is none', () => {
  expect(routeOf(new URL('http://localhost/replay/x?ply=-1'))).toEqual({
    page: 'replay',
    table: 'x',
    ply: null,
  });
});

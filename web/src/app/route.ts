// The addresses of the page. A route is a value; an address is how it is written.

export type Route =
  | { readonly page: 'hall' }
  /** The dialog over the hall. */
  | { readonly page: 'new'; readonly game: string }
  /** A table of the hall: waiting room, game and end. `link`: the secret of one that is not listed. */
  | { readonly page: 'table'; readonly table: string; readonly link: string | null }
  /** A table against bots in this page, without a server. */
  | { readonly page: 'local'; readonly id: string }
  /** A finished game of the hall, or (null) a record from a file. `ply`: where to stand. */
  | { readonly page: 'replay'; readonly table: string | null; readonly ply: number | null }
  /** The same games, with what every move and every draw was worth. */
  | { readonly page: 'review'; readonly table: string | null; readonly ply: number | null }
  /** The puzzle of a game. `day`: of that one, in days since 1970; null: of today. */
  | { readonly page: 'puzzle'; readonly game: string; readonly day: number | null }
  /** The first game of a game, step by step. */
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'settings' }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly page: 'unknown'; readonly path: string };

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function hashOf(url: URL): string | null {
  return url.hash === '' ? null : decodeURIComponent(url.hash.slice(1));
}

export function routeOf(url: URL): Route {
  const [first = '', second, ...more] = url.pathname.split('/').slice(1).map(decodeURIComponent);
  const unknown: Route = { page: 'unknown', path: url.pathname };
  if (more.length > 0) return unknown;
  switch (first) {
    case '':
      return { page: 'hall' };
    case 'settings':
      return { page: 'settings' };
    case 'new':
      return second === undefined ? unknown : { page: 'new', game: second };
    case 't':
      // The link's secret stands behind the #, which browsers send to no server.
      return second === undefined ? unknown : { page: 'table', table: second, link: hashOf(url) };
    case 'local':
      return second === undefined ? unknown : { page: 'local', id: second };
    case 'replay':
    case 'review':
      return { page: first, table: second ?? null, ply: wholeNumber(url.searchParams.get('ply')) };
    case 'puzzle':
      return second === undefined
        ? unknown
        : { page: 'puzzle', game: second, day: wholeNumber(url.searchParams.get('day')) };
    case 'learn':
      return second === undefined ? unknown : { page: 'learn', game: second };
    case 'rules':
      return second === undefined ? unknown : { page: 'rules', game: second, rule: hashOf(url) };
    default:
      return unknown;
  }
}

function hash(text: string | null): string {
  return text === null ? '' : `#${encodeURIComponent(text)}`;
}

export function pathOf(route: Route): string {
  switch (route.page) {
    case 'hall':
      return '/';
    case 'settings':
      return '/settings';
    case 'new':
      return `/new/${encodeURIComponent(route.game)}`;
    case 'table':
      return `/t/${encodeURIComponent(route.table)}${hash(route.link)}`;
    case 'local':
      return `/local/${encodeURIComponent(route.id)}`;
    case 'replay':
    case 'review': {
      const table = route.table === null ? '' : `/${encodeURIComponent(route.table)}`;
      return `/${route.page}${table}${route.ply === null ? '' : `?ply=${route.ply}`}`;
    }
    case 'puzzle':
      return `/puzzle/${encodeURIComponent(route.game)}${route.day === null ? '' : `?day=${route.day}`}`;
    case 'learn':
      return `/learn/${encodeURIComponent(route.game)}`;
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${hash(route.rule)}`;
    case 'unknown':
      return route.path;
  }
}

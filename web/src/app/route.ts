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
      return { page: 'replay', table: second ?? null, ply: wholeNumber(url.searchParams.get('ply')) };
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
    case 'replay': {
      const table = route.table === null ? '' : `/${encodeURIComponent(route.table)}`;
      return `/replay${table}${route.ply === null ? '' : `?ply=${route.ply}`}`;
    }
    case 'rules':
      return `/rules/${encodeURIComponent(route.game)}${hash(route.rule)}`;
    case 'unknown':
      return route.path;
  }
}

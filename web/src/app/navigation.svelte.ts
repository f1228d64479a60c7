// Where the page is. Links are plain <a href>: a click on one of ours changes the route without loading the page anew.
import { pathOf, type Route, routeOf } from './route.ts';

let current = $state.raw<Route>(routeOf(new URL(location.href)));
let earlier = $state.raw<Route | null>(null);

export function route(): Route {
  return current;
}

/** Where the reader was on the last page of another kind; null: nowhere, since the page was loaded. */
export function cameFrom(): Route | null {
  return earlier;
}

function arrive(to: Route): void {
  if (to.page !== current.page) earlier = current;
  current = to;
}

/** What lies under the page: a dialog over the hall is still the hall. */
function placeOf(route: Route): string {
  return route.page === 'new' ? pathOf({ page: 'hall' }) : pathOf(route);
}

export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  const path = pathOf(to);
  const isElsewhere = placeOf(to) !== placeOf(current);
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  arrive(to);
  if (isElsewhere) scrollTo(0, 0);
}

function isPlain(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** Takes over the clicks on our own links and the browser's back and forward. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    arrive(routeOf(new URL(location.href)));
  });
  addEventListener('click', (event) => {
    if (!isPlain(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    const to = routeOf(url);
    if (url.origin !== location.origin || to.page === 'unknown') return;
    event.preventDefault();
    go(to);
  });
}

// What the window is called. A page that has more to say than its route does names it; the name goes with the route.
import { t } from '../texts/texts.svelte.ts';
import { route } from './navigation.svelte.ts';
import type { Route } from './route.ts';

let named = $state.raw<{ readonly route: Route; readonly text: string } | null>(null);

export function nameWindow(text: string): void {
  named = { route: route(), text };
}

let marked = $state(false);

/** A dot before the name: something waits here. Stays until it is taken away. */
export function markWindow(mark: boolean): void {
  marked = mark;
}

function usual(page: Route['page']): string {
  switch (page) {
    case 'new':
      return t('app.title.new');
    case 'table':
    case 'local':
      return t('app.title.table');
    case 'replay':
      return t('app.title.replay');
    case 'review':
      return t('app.title.review');
    case 'puzzle':
      return t('app.title.puzzle');
    case 'learn':
      return t('app.title.learn');
    case 'settings':
      return t('app.title.settings');
    case 'rules':
      return t('app.title.rules');
    case 'hall':
    case 'unknown':
      return t('app.title.hall');
  }
}

export function windowName(): string {
  const now = route();
  const name = named?.route === now ? named.text : usual(now.page);
  return marked ? `● ${name}` : name;
}

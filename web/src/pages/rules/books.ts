// The books of all games, each fetched when somebody wants to read it.
import type { Language } from '../../app/preferences.svelte.ts';
import type { GameId } from '../../protocol/game.ts';
import type { BookData } from './example.ts';

type Text = () => Promise<{ readonly default: string }>;

export interface BookFiles<G extends GameId> {
  readonly data: () => Promise<{ readonly data: BookData<G> }>;
  readonly texts: { readonly [L in Language]: Text };
}

export const books: { readonly [G in GameId]: BookFiles<G> } = {
  tigris: {
    data: () => import('./books/tigris/data.ts'),
    texts: {
      en: () => import('./books/tigris/en.md?raw'),
      cs: () => import('./books/tigris/cs.md?raw'),
      sk: () => import('./books/tigris/sk.md?raw'),
      ru: () => import('./books/tigris/ru.md?raw'),
    },
  },
  rajas: {
    data: () => import('./books/rajas/data.ts'),
    texts: {
      en: () => import('./books/rajas/en.md?raw'),
      cs: () => import('./books/rajas/cs.md?raw'),
      sk: () => import('./books/rajas/sk.md?raw'),
      ru: () => import('./books/rajas/ru.md?raw'),
    },
  },
  maharaja: {
    data: () => import('./books/maharaja/data.ts'),
    texts: {
      en: () => import('./books/maharaja/en.md?raw'),
      cs: () => import('./books/maharaja/cs.md?raw'),
      sk: () => import('./books/maharaja/sk.md?raw'),
      ru: () => import('./books/maharaja/ru.md?raw'),
    },
  },
  maharani: {
    data: () => import('./books/maharani/data.ts'),
    texts: {
      en: () => import('./books/maharani/en.md?raw'),
      cs: () => import('./books/maharani/cs.md?raw'),
      sk: () => import('./books/maharani/sk.md?raw'),
      ru: () => import('./books/maharani/ru.md?raw'),
    },
  },
};

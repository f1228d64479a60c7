// The first games of all games, each fetched when somebody wants to play it.
import type { Language } from '../../app/preferences.svelte.ts';
import type { GameId } from '../../protocol/game.ts';
import type { LessonData } from './lesson.ts';

type Text = () => Promise<{ readonly default: string }>;

export interface LessonFiles<G extends GameId> {
  readonly data: () => Promise<{ readonly data: LessonData<G> }>;
  readonly texts: { readonly [L in Language]: Text };
}

export const lessons: { readonly [G in GameId]: LessonFiles<G> } = {
  tigris: {
    data: () => import('./lessons/tigris/data.ts'),
    texts: {
      en: () => import('./lessons/tigris/en.md?raw'),
      cs: () => import('./lessons/tigris/cs.md?raw'),
      sk: () => import('./lessons/tigris/sk.md?raw'),
      ru: () => import('./lessons/tigris/ru.md?raw'),
    },
  },
  rajas: {
    data: () => import('./lessons/rajas/data.ts'),
    texts: {
      en: () => import('./lessons/rajas/en.md?raw'),
      cs: () => import('./lessons/rajas/cs.md?raw'),
      sk: () => import('./lessons/rajas/sk.md?raw'),
      ru: () => import('./lessons/rajas/ru.md?raw'),
    },
  },
  maharaja: {
    data: () => import('./lessons/maharaja/data.ts'),
    texts: {
      en: () => import('./lessons/maharaja/en.md?raw'),
      cs: () => import('./lessons/maharaja/cs.md?raw'),
      sk: () => import('./lessons/maharaja/sk.md?raw'),
      ru: () => import('./lessons/maharaja/ru.md?raw'),
    },
  },
  maharani: {
    data: () => import('./lessons/maharani/data.ts'),
    texts: {
      en: () => import('./lessons/maharani/en.md?raw'),
      cs: () => import('./lessons/maharani/cs.md?raw'),
      sk: () => import('./lessons/maharani/sk.md?raw'),
      ru: () => import('./lessons/maharani/ru.md?raw'),
    },
  },
};

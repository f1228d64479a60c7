// What a person has chosen for this browser. Kept in its storage; a browser without one has the defaults.

export const LANGUAGES = ['en', 'cs', 'sk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly sound: boolean;
  /** Notifications when it is one's turn and the page is not looked at. */
  readonly notify: boolean;
  readonly shadeKingdoms: boolean;
  /** A hatch for each kingdom beside its colour, and the like. */
  readonly patterns: boolean;
  readonly largeBadges: boolean;
  /** Animations wait for a click instead of going on by themselves. */
  readonly waitForMe: boolean;
}

const KEY = 'durbar.preferences';

function spoken(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}

function defaults(): Preferences {
  return {
    language: spoken(),
    theme: 'system',
    motion: 'system',
    sound: true,
    notify: false,
    shadeKingdoms: true,
    patterns: false,
    largeBadges: false,
    waitForMe: false,
  };
}

function word<W extends string>(value: unknown, words: readonly W[], otherwise: W): W {
  return words.find((one) => one === value) ?? otherwise;
}

/** Whatever was stored, what can be understood of it counts. */
export function understood(stored: unknown, otherwise: Preferences): Preferences {
  if (typeof stored !== 'object' || stored === null) return otherwise;
  const kept = stored as Record<string, unknown>;
  const yesNo = (name: keyof Preferences) => {
    const value = kept[name];
    return typeof value === 'boolean' ? value : otherwise[name] === true;
  };
  return {
    language: word(kept['language'], LANGUAGES, otherwise.language),
    theme: word(kept['theme'], THEMES, otherwise.theme),
    motion: word(kept['motion'], MOTIONS, otherwise.motion),
    sound: yesNo('sound'),
    notify: yesNo('notify'),
    shadeKingdoms: yesNo('shadeKingdoms'),
    patterns: yesNo('patterns'),
    largeBadges: yesNo('largeBadges'),
    waitForMe: yesNo('waitForMe'),
  };
}

function loaded(): Preferences {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? 'null'), defaults());
  } catch {
    return defaults();
  }
}

let current = $state.raw<Preferences>(loaded());

export function preferences(): Preferences {
  return current;
}

export function prefer(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that stores nothing has them until the page is closed.
  }
}

/** Other pages of the same browser follow at once. */
export function followStorage(): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY) current = loaded();
  });
}

/** Null where nothing is painted, as in tests. */
function media(query: string): MediaQueryList | null {
  return typeof matchMedia === 'undefined' ? null : matchMedia(query);
}

const dark = media('(prefers-color-scheme: dark)');
const still = media('(prefers-reduced-motion: reduce)');
let systemIsDark = $state(dark?.matches === true);
let systemIsStill = $state(still?.matches === true);
dark?.addEventListener('change', () => {
  systemIsDark = dark.matches;
});
still?.addEventListener('change', () => {
  systemIsStill = still.matches;
});

export function isDark(): boolean {
  return current.theme === 'system' ? systemIsDark : current.theme === 'dark';
}

export function isStill(): boolean {
  return current.motion === 'system' ? systemIsStill : current.motion === 'reduced';
}

// What the service worker decides, as pure functions: which requests it answers, and from where.

/** Written by tools/pwa at build time: the files of this build. */
export interface Shell {
  /** Another one for every build that differs in any file. */
  readonly version: string;
  /** Paths from the root; all of them are kept when the worker is installed. */
  readonly files: readonly string[];
}

/**
 * `leave`: not our business, above all /api and /ws. `page`: the hall is asked first, because it may be newer; without it the page
 * that was kept. `file`: its name or its build says what is in it, so what was kept is right.
 */
export type Way = 'leave' | 'page' | 'file';

export interface Asked {
  readonly url: URL;
  readonly method: string;
  readonly isNavigation: boolean;
}

const NEVER = /^\/(?:api|ws|healthz|metrics)(?:\/|$)/;

export function wayOf({ url, method, isNavigation }: Asked, origin: string, shell: Shell): Way {
  if (method !== 'GET' || url.origin !== origin || NEVER.test(url.pathname)) return 'leave';
  if (isNavigation) return 'page';
  // A page of another build may still be open and ask for its own parts.
  const isPart = shell.files.includes(url.pathname) || url.pathname.startsWith('/assets/');
  return isPart ? 'file' : 'leave';
}

const PREFIX = 'durbar-';

export function cacheName(shell: Shell): string {
  return `${PREFIX}${shell.version}`;
}

/**
 * Which caches are to be thrown away, given all in the order of their making. The one before the present stays: tables that are
 * open in the page of that build go on and find their parts.
 */
export function obsolete(names: readonly string[], present: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== present);
  return others.slice(0, -1);
}

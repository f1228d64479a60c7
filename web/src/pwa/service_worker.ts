// Keeps the page: with it, hall or no hall, it opens, and games against bots can be played. Its own entry of the build
// (tools/pwa), so it imports nothing that the page shares.
import { cacheName, obsolete, type Shell, wayOf } from './shell.ts';

/** As much of a service worker's world as is used here; the compiler knows only the page's. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface NoticeClick extends Lasting {
  readonly notification: Notification;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Scope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeClick) => void): void;
}

declare const __SHELL__: Shell;

const scope = globalThis as unknown as Scope;
const shell = __SHELL__;
const present = cacheName(shell);
/** Where the page itself is kept, whatever address it is opened at. */
const PAGE = '/';
/** A hall that takes longer to send the page is treated as if it were not there. */
const PATIENCE_MS = 3000;

async function keepAll(): Promise<void> {
  const cache = await caches.open(present);
  await cache.addAll(shell.files.map((path) => new Request(path, { cache: 'no-cache' })));
}

async function tidyUp(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(obsolete(names, present).map((name) => caches.delete(name)));
}

/** Of this build first, then of the one before. */
async function kept(request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(present);
  return (await cache.match(request)) ?? caches.match(request);
}

async function page(request: Request): Promise<Response> {
  const gone = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(request, { signal: gone });
    if (answer.ok) return answer;
    return (await kept(PAGE)) ?? answer;
  } catch (fault) {
    const found = await kept(PAGE);
    if (found !== undefined) return found;
    throw fault;
  }
}

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

// At once, also while pages of the build before are open: their parts stay in their cache, and whoever loads anew has this one.
scope.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp().then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const asked = {
    url: new URL(request.url),
    method: request.method,
    isNavigation: request.mode === 'navigate',
  };
  switch (wayOf(asked, scope.location.origin, shell)) {
    case 'leave':
      return;
    case 'page':
      event.respondWith(page(request));
      return;
    case 'file':
      event.respondWith(file(request));
  }
});

/** Notifications are tagged with their table (src/notify). */
async function backToTable(tag: string): Promise<void> {
  const path = `/t/${encodeURIComponent(tag.replace(/^table-/, ''))}`;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
  if (open === undefined) await scope.clients.openWindow(path);
  else await open.focus();
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(backToTable(event.notification.tag));
});

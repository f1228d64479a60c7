// Calls the person back to the table: a mark before the window's name and, if wanted, a notification of the system.
import { preferences } from '../app/preferences.svelte.ts';
import { markWindow } from '../app/title.svelte.ts';

export interface Call {
  /** One notification at a time for each. */
  readonly table: string;
  readonly title: string;
  readonly text: string;
}

/** `missing`: this browser has none, or not for pages without encryption. */
export type Permission = 'granted' | 'denied' | 'undecided' | 'missing';

const ICON = '/icons/icon-192.png';

/** The table whose call was not answered yet. */
let called: string | null = null;
let shown: { close(): void } | null = null;

function permission(): Permission {
  if (typeof Notification === 'undefined' || !isSecureContext) return 'missing';
  return Notification.permission === 'default' ? 'undecided' : Notification.permission;
}

/** Asks the person once; browsers remember a no. To be called by a click. */
async function askPermission(): Promise<Permission> {
  if (permission() !== 'undecided') return permission();
  await Notification.requestPermission();
  return permission();
}

/** Phones let only a service worker show notifications. */
async function showByWorker(title: string, options: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(title, options);
  const [notification] = (await worker?.getNotifications({ tag: options.tag ?? '' })) ?? [];
  // It may have been answered while the system was busy.
  if (called === null) notification?.close();
  else shown = notification ?? null;
}

function show({ table, title, text }: Call): void {
  const options = { body: text, tag: `table-${table}`, icon: ICON };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      focus();
      notification.close();
    };
    shown = notification;
  } catch {
    void showByWorker(title, options);
  }
}

/** It is the reader's turn. Repeated calls for the same table are one, until `calm`. */
function yourTurn(call: Call): void {
  markWindow(true);
  if (called === call.table) return;
  called = call.table;
  if (document.hidden && preferences().notify && permission() === 'granted') show(call);
}

/** Nothing is waited for any more, or the page is left. */
function calm(): void {
  markWindow(false);
  called = null;
  shown?.close();
  shown = null;
}

/** Whoever looks at the page needs no notification any more. */
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  shown?.close();
  shown = null;
});

export const notify = { yourTurn, calm, permission, askPermission } as const;

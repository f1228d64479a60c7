// The link to a table. The secret of one that is not listed stands behind the # and is told only to whoever opened the table
// or came by the link; the browser remembers it, so that a host who comes back through the hall can still invite.
import { pathOf } from '../../app/route.ts';

const KEY = 'durbar.links';
/** The oldest are forgotten. */
const MOST = 50;

type Links = readonly (readonly [table: string, secret: string])[];

/** Whatever was stored, what can be understood of it counts. */
export function understood(stored: unknown): Links {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((item: unknown) => {
    if (!Array.isArray(item) || item.length !== 2) return [];
    const [table, secret]: unknown[] = item;
    return typeof table === 'string' && typeof secret === 'string' ? [[table, secret] as const] : [];
  });
}

export function withLink(links: Links, table: string, secret: string): Links {
  return [...links.filter(([other]) => other !== table), [table, secret] as const].slice(-MOST);
}

function stored(): Links {
  try {
    return understood(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return [];
  }
}

export function rememberLink(table: string, secret: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withLink(stored(), table, secret)));
  } catch {
    // A browser that stores nothing has the link in its address.
  }
}

/** Null: this browser has never seen it. */
export function rememberedLink(table: string): string | null {
  return stored().find(([other]) => other === table)?.[1] ?? null;
}

/** The whole address, to be sent to others. */
export function invitation(origin: string, table: string, secret: string | null): string {
  return `${origin}${pathOf({ page: 'table', table, link: secret })}`;
}

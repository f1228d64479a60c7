// Where the book of rules tells about what is decided now.
import type { View } from '../../protocol/game.ts';

/** Of each decision; conflicts have pages of their own. */
const PAGES: Readonly<Record<string, string>> = {
  action: 'turn',
  war: 'wars',
  building: 'buildings',
  monument: 'monuments',
  treasure: 'treasures',
};

export function rulesPage({ decision, over }: View<'tigris'>): string {
  if (over !== null) return 'end';
  if (decision.kind === 'support') return decision.pending.conflict;
  return PAGES[decision.kind] ?? 'aim';
}

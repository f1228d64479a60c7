// Where the book of rules tells about what is decided now.
import type { View } from '../../protocol/game.ts';

/** Of each decision, also of those of chance. */
const PAGES: Readonly<Record<string, string>> = {
  start: 'table',
  draw: 'rondel',
  second: 'second',
  worker: 'two',
};

export function rulesPage({ decision, over }: View<'maharani'>): string {
  if (over !== null) return 'end';
  if (decision.kind === 'action') return decision.pending.can_lay ? 'turn' : 'refresh';
  return PAGES[decision.kind] ?? 'aim';
}

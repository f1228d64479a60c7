// Where the book of rules tells about what is decided now.
import type { View } from '../../protocol/game.ts';

/** Of each decision. */
const PAGES: Readonly<Record<string, string>> = {
  governor: 'setup',
  choose: 'setup',
  place: 'setup',
  bid: 'auction',
  disc: 'disc',
  turn: 'turn',
  victim: 'cards',
  give: 'several',
};

export function rulesPage({ decision, options, over }: View<'maharaja'>): string {
  if (over !== null) return 'end';
  if (decision.kind === 'choose' && options['extended1'] === 'on') return 'auction';
  return PAGES[decision.kind] ?? 'aim';
}

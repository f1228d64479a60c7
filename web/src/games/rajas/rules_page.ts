// Where the book of rules tells about what is decided now.
import type { View } from '../../protocol/game.ts';

const PAGES: Readonly<Record<string, string>> = {
  place: 'turn',
  room: 'dice',
  dice: 'dice',
  roll: 'dice',
  reveal: 'quarry',
  yield: 'scoring',
  upgrade: 'scoring',
  reroll: 'palace',
  draw: 'palace',
  sail: 'river',
  chamber: 'rewards',
  sell: 'market',
  token: 'navaratnas',
  river: 'ganga',
  start: 'table',
};

/** Of the die that a space takes. */
function pageOfSpace(space: string): string {
  if (space.startsWith('harbor')) return 'river';
  if (space.startsWith('market')) return 'market';
  return space === 'chamber-5' ? 'master-builder' : 'palace';
}

export function rulesPage({ decision, over }: View<'rajas'>): string {
  if (over !== null) return 'end';
  switch (decision.kind) {
    case 'die':
      return pageOfSpace(decision.pending.space);
    case 'tile':
    case 'lay':
    case 'pay':
      return decision.pending.laying === 'cover' ? 'master-builder' : 'quarry';
    case 'order':
      return decision.pending.of === 'bonuses' ? 'tracks' : 'scoring';
    default:
      return PAGES[decision.kind] ?? 'aim';
  }
}

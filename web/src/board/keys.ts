// What keys mean at a table, and where arrows lead on a board of any shape.
import { type Box, centreOf } from './snap.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

export type Command =
  | { readonly kind: 'walk'; readonly to: Direction }
  | { readonly kind: 'legal'; readonly step: 1 | -1 }
  | {
      readonly kind: 'select' | 'back' | 'undo' | 'hint' | 'help' | 'what' | 'rules' | 'log' | 'chat' | 'end';
    }
  | { readonly kind: 'zoom'; readonly by: 'in' | 'out' | 'reset' }
  /** The piece with this number before the reader, from 0. */
  | { readonly kind: 'hand'; readonly index: number };

export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const COMMANDS: Readonly<Record<string, Command>> = {
  arrowleft: { kind: 'walk', to: 'left' },
  arrowright: { kind: 'walk', to: 'right' },
  arrowup: { kind: 'walk', to: 'up' },
  arrowdown: { kind: 'walk', to: 'down' },
  n: { kind: 'legal', step: 1 },
  p: { kind: 'legal', step: -1 },
  enter: { kind: 'select' },
  ' ': { kind: 'select' },
  escape: { kind: 'back' },
  z: { kind: 'undo' },
  h: { kind: 'hint' },
  '?': { kind: 'help' },
  i: { kind: 'what' },
  r: { kind: 'rules' },
  l: { kind: 'log' },
  c: { kind: 'chat' },
  e: { kind: 'end' },
  '+': { kind: 'zoom', by: 'in' },
  '-': { kind: 'zoom', by: 'out' },
  '0': { kind: 'zoom', by: 'reset' },
};

export function commandOf({ key, ctrlKey, metaKey, altKey }: Key): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[1-9]$/.test(key)) return { kind: 'hand', index: Number(key) - 1 };
  return COMMANDS[key.toLowerCase()] ?? null;
}

const AXES: { readonly [D in Direction]: { readonly x: number; readonly y: number } } = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** What lies next in that direction: near, and rather straight ahead than beside. Null at the edge. */
export function nextIn<T>(
  direction: Direction,
  from: Box,
  others: readonly { readonly box: Box; readonly of: T }[],
): T | null {
  const start = centreOf(from);
  const axis = AXES[direction];
  let best: { readonly cost: number; readonly of: T } | null = null;
  for (const { box, of } of others) {
    const { x, y } = centreOf(box);
    const ahead = (x - start.x) * axis.x + (y - start.y) * axis.y;
    const aside = Math.abs((x - start.x) * axis.y) + Math.abs((y - start.y) * axis.x);
    if (ahead <= 1 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (best === null || cost < best.cost) best = { cost, of };
  }
  return best?.of ?? null;
}

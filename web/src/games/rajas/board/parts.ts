// Which part of the board a target lies in: phones show one part at a time.
import type { Target } from '../../../board/table_model.ts';
import type { RajasEvent } from '../pieces.ts';

/** Of the board. */
export const BOARD_PARTS = ['palace', 'quarry', 'market', 'river'] as const;
const PHONE_PARTS = [...BOARD_PARTS, 'province', 'players', 'track'] as const;
export type PhonePart = (typeof PHONE_PARTS)[number];
/** What can be chosen at the foot. */
export const PAGES = ['board', 'province', 'players', 'track'] as const;

export function isOnBoard(part: PhonePart): part is (typeof BOARD_PARTS)[number] {
  return BOARD_PARTS.some((one) => one === part);
}

/** Null: it lies before the reader, not on the board. */
export function partOf(target: Target): PhonePart | null {
  const [kind = '', id = ''] = target.split(':');
  switch (kind) {
    case 'space':
      if (id.startsWith('quarry')) return 'quarry';
      if (id.startsWith('harbor')) return 'river';
      return id.startsWith('market') ? 'market' : 'palace';
    case 'chamber':
      return 'palace';
    case 'tile':
      return 'quarry';
    case 'building':
      return 'market';
    case 'river':
      return 'river';
    case 'cell':
    case 'slot':
    case 'yield':
      return 'province';
    default:
      return null;
  }
}

/** How many of the targets lie in each part. */
export function countParts(targets: Iterable<Target>): ReadonlyMap<PhonePart, number> {
  const counts = new Map<PhonePart, number>();
  for (const target of targets) {
    const part = partOf(target);
    if (part !== null) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

/** The part to show: the one that is shown, unless what may be chosen lies elsewhere. */
export function partFor(shown: PhonePart, counts: ReadonlyMap<PhonePart, number>): PhonePart {
  if (counts.size === 0 || counts.has(shown)) return shown;
  return PHONE_PARTS.find((part) => counts.has(part)) ?? shown;
}

/** Where whoever decides looks, though nothing is clicked there. */
export function partOfDecision(kind: string): PhonePart | null {
  return kind === 'pay' || kind === 'sell' || kind === 'token' || kind === 'yield' ? 'province' : null;
}

/** Where others than the reader do something that is worth a look; null: nowhere. */
export function partOfEvent(event: RajasEvent | null, reader: number | null): PhonePart | null {
  if (event === null || !('seat' in event) || event.seat === reader) return null;
  if (event.event === 'worker_placed') return partOf(`space:${event.space}`);
  return event.event === 'sailed' ? 'river' : null;
}

// Who is meant, as the sentences of all languages want it: names as they are, and which of them is the reader.
import type { Speaking } from '../../../board/room.ts';
import type { Part } from '../../../texts/rich.ts';

export type Tigris = Speaking<'tigris'>;
export type You = 'seat' | 'rival' | 'none';

export function nameOf(speaking: Tigris, seat: number): string {
  return speaking.people.find((person) => person.seat === seat)?.name ?? String(seat + 1);
}

/** Which of the two seats of a sentence the reader is. */
export function youAre(speaking: Tigris, seat: number, rival: number | null = null): You {
  if (speaking.seat === null) return 'none';
  if (speaking.seat === seat) return 'seat';
  return speaking.seat === rival ? 'rival' : 'none';
}

/** A square that can be pointed at. */
export function square(cell: string): Part {
  return { kind: 'link', text: cell, targets: [`cell:${cell}`] };
}

// Who is meant, as the sentences of all languages want it: names as they are, and which of them is the reader.
import type { Speaking } from '../../../board/room.ts';

export type Maharaja = Speaking<'maharaja'>;
export type You = 'seat' | 'rival' | 'none';

export function nameOf(speaking: Maharaja, seat: number): string {
  return speaking.people.find((person) => person.seat === seat)?.name ?? String(seat + 1);
}

/** Which of the two seats of a sentence the reader is. */
export function youAre(speaking: Maharaja, seat: number, rival: number | null = null): You {
  if (speaking.seat === null) return 'none';
  if (speaking.seat === seat) return 'seat';
  return speaking.seat === rival ? 'rival' : 'none';
}

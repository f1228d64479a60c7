// What the sentence of the table says while changes are told: what just happened, as long as it is shown and until the
// next change begins.
import type { GameId, Games } from '../protocol/game.ts';
import type { GameRoom } from './room.ts';
import type { Timeline } from './timeline.ts';

/** What is shown for less than this is no sentence: it would be gone before anybody has read it. */
const READABLE_MS = 200;

type Event<G extends GameId> = Games[G]['event'];

function isOwn(event: object, seat: number | null): boolean {
  return seat !== null && 'seat' in event && event.seat === seat;
}

/** `before`: what was told until now. What readers do themselves they know, but how a conflict ends is news. */
export function toldNow<G extends GameId>(
  before: Event<G> | null,
  { playing, resting }: Timeline<G>,
  room: Pick<GameRoom<G>, 'duration' | 'isConflict'>,
  seat: number | null,
): Event<G> | null {
  if (playing === null) return resting ? before : null;
  const { event } = playing;
  if (isOwn(event, seat) && room.isConflict?.(event) !== true) return before;
  return room.duration(event) < READABLE_MS ? before : event;
}

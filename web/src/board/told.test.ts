import { describe, expect, test } from 'vitest';
import { unopened } from '../ports/table_state.ts';
import type { LogEntry } from '../protocol/game.ts';
import { type Timeline, timelineOf } from './timeline.ts';
import { toldNow } from './told.ts';

type Event = LogEntry<'tigris'>['events'][number];

const room = {
  duration: ({ event }: Event) => (event === 'tile_removed' ? 120 : 220),
  isConflict: ({ event }: Event) => event === 'conflict_won',
};
const still = timelineOf(unopened<'tigris'>());
const laid = { event: 'tile_laid', seat: 1, color: 'red', cell: 'C4' } as unknown as Event;
const placed = { event: 'leader_placed', seat: 1, color: 'red', cell: 'C5' } as unknown as Event;
const removed = { event: 'tile_removed', color: 'red', cell: 'C4' } as unknown as Event;
const won = { event: 'conflict_won', seat: 0, other: 1 } as unknown as Event;

function playing(event: Event): Timeline<'tigris'> {
  return { ...still, playing: { event, ms: 220, before: [] } };
}

describe('what the sentence tells', () => {
  test('is what is shown of others, and stays through the pause after it', () => {
    expect(toldNow(null, playing(laid), room, 0)).toBe(laid);
    expect(toldNow(laid, { ...still, resting: true }, room, 0)).toBe(laid);
    expect(toldNow(laid, playing(placed), room, 0)).toBe(placed);
    expect(toldNow(placed, still, room, 0)).toBeNull();
  });

  test('is nothing too short to be read', () => {
    expect(toldNow(laid, playing(removed), room, 0)).toBe(laid);
  });

  test('is not what readers do themselves, but how their conflicts end', () => {
    expect(toldNow(null, playing(laid), room, 1)).toBeNull();
    expect(toldNow(null, playing(won), room, 0)).toBe(won);
  });

  test('is everything for somebody who watches', () => {
    expect(toldNow(null, playing(laid), room, null)).toBe(laid);
  });
});

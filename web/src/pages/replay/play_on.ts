// A table of its own from somewhere in a match on: the reader has one seat, bots have the others.
import { keepLocalTable, openLocalTable } from '../../app/local_tables.ts';
import { go } from '../../app/navigation.svelte.ts';
import type { RecordHead, RecordSeat } from './record_text.ts';

/** `record`: the match up to there, whole. */
export function playOnFrom(
  record: string,
  { game, options }: Pick<RecordHead, 'game' | 'options'>,
  seats: readonly RecordSeat[],
  mine: number,
): void {
  const opening = openLocalTable({
    game,
    chairs: seats.map(({ level }, seat) => (seat === mine ? null : (level ?? 'medium'))),
    options,
  });
  keepLocalTable({ ...opening, record });
  go({ page: 'local', id: opening.id });
}

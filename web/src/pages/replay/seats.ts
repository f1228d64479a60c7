// Who sits in a match that is only looked at.
import { localTable } from '../../app/local_tables.ts';
import { me } from '../../app/me.svelte.ts';
import { t } from '../../texts/texts.svelte.ts';
import type { Sitter } from '../table/company.ts';
import type { RecordSeat } from './record_text.ts';

/** Records of this browser name nobody; it knows itself who had which chair. */
export function seatsOf(id: string | null, recorded: readonly RecordSeat[]): readonly RecordSeat[] {
  const chairs = id === null ? null : (localTable(id)?.chairs ?? null);
  if (chairs === null) return recorded;
  return chairs.map((level) => ({
    name: level === null ? (me()?.name ?? t('table.you')) : null,
    level,
    isBot: level !== null,
  }));
}

/** `you`: through whose eyes it is seen; null: nobody's. */
export function sittersOfRecord(seats: readonly RecordSeat[], you: number | null): readonly Sitter[] {
  return seats.map(
    ({ name, isBot, level }, seat): Sitter => ({
      seat,
      name: name ?? t('table.bot_name', { n: seat + 1 }),
      isNamed: true,
      isYou: seat === you,
      bot: isBot ? (level ?? '') : null,
      // Nobody thinks here.
      level: null,
      isAway: false,
      isStoodIn: false,
      hasResigned: false,
      clock: null,
      botAt: null,
      absence: null,
    }),
  );
}

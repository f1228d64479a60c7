// What the hall says of a table.
import type { Summary, TimeLimit } from '../../protocol/generated/hall.ts';
import { among, t } from '../../texts/texts.svelte.ts';
import { companyOf, seatsOf, unusual } from './shown.ts';

/** Values that need no word. */
const USUAL = { board: 'standard', scores: 'hidden', buildings: 'off' } as const;

function optionWord(name: string): string | null {
  switch (name) {
    case 'board':
      return t('hall.note.board');
    case 'scores':
      return t('hall.note.scores');
    case 'buildings':
      return t('hall.note.buildings');
    default:
      return null;
  }
}

/** Who opened the table, and what is not as usual there. */
export function noteOf(table: Summary): string {
  const host = table.seats.find(({ person }) => person === table.host)?.name ?? null;
  const bots = seatsOf(table, null).filter(({ kind }) => kind === 'bot').length;
  const options = unusual(table.settings.options, USUAL).flatMap((name) => optionWord(name) ?? []);
  return [
    ...(host === null ? [] : [t('ui.hosts', { name: host })]),
    ...(options.length === 0 ? [t('hall.note.usual')] : options),
    ...(bots === 0 ? [] : [t('hall.note.bots', { n: bots })]),
  ].join(' · ');
}

export function paceOf(time: TimeLimit): string {
  const base = time.base ?? 0;
  switch (time.kind) {
    case 'none':
      return t('ui.clock_none');
    case 'live':
      return t('ui.clock_each', { n: Math.round(base / 60) });
    case 'days':
      return t('ui.clock_per_move', { n: base });
  }
}

/** "Ben, Cyd, 2 bots and you". */
export function companyWords(table: Summary, me: string | null): string {
  const { names, you, bots } = companyOf(table, me);
  return among([
    ...names,
    ...(bots === 0 ? [] : [t('hall.note.bots', { n: bots })]),
    ...(you ? [t('hall.you')] : []),
  ]);
}

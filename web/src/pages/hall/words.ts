// What the hall says of a table.
import type { Summary, TimeLimit } from '../../protocol/generated/hall.ts';
import { among, t } from '../../texts/texts.svelte.ts';
import type { FinishedTable } from './finished.ts';
import { seatsOf, unusual } from './shown.ts';

/** Values that need no word. */
const USUAL = {
  board: 'standard',
  scores: 'hidden',
  buildings: 'off',
  mode: 'basic',
  ganga: 'off',
  short: 'off',
  extended1: 'off',
  extended2: 'off',
  gold: 'open',
} as const;

function optionWord(name: string, value: string): string | null {
  switch (name) {
    case 'board':
      return t('hall.note.board');
    case 'scores':
      return t('hall.note.scores');
    case 'buildings':
      return t('hall.note.buildings');
    case 'mode':
      return t('hall.note.mode', { value });
    case 'ganga':
      return t('hall.note.ganga');
    case 'short':
      return t('hall.note.short');
    case 'extended1':
      return t('hall.note.extended1');
    case 'extended2':
      return t('hall.note.extended2');
    case 'gold':
      return t('hall.note.gold');
    default:
      return null;
  }
}

/** Who opened the table, and what is not as usual there. */
export function noteOf(table: Summary): string {
  const host = table.seats.find(({ person }) => person === table.host)?.name ?? null;
  const bots = seatsOf(table, null).filter(({ kind }) => kind === 'bot').length;
  const options = unusual(table.settings.options, USUAL).flatMap(
    ({ name, value }) => optionWord(name, value) ?? [],
  );
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
export function companyWords({ names, you, bots }: FinishedTable['company']): string {
  return among([
    ...names,
    ...(bots === 0 ? [] : [t('hall.note.bots', { n: bots })]),
    ...(you ? [t('hall.you')] : []),
  ]);
}

/** "Place 2, 41 gold · 1. Ben, 55 gold". */
export function resultWords({ game, result, isGivenUp }: FinishedTable): string {
  if (result === null) return isGivenUp ? t('hall.result_none') : '';
  const { own, winners, best } = result;
  const value = (n: number) => t('hall.result_value', { game, n });
  const mine = own === null ? [] : [t('hall.result_own', { rank: own.rank, value: value(own.points) })];
  if (own?.rank === 1) return mine.join('');
  const names = among(winners.map(({ seat, name }) => name ?? t('table.bot_name', { n: seat + 1 })));
  return [...mine, t('hall.result_first', { names, value: value(best) })].join(' · ');
}

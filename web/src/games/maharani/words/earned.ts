// What a turn brought a seat, in a few words.
import type { LogEntry } from '../../../protocol/game.ts';
import { t } from '../../../texts/texts.svelte.ts';
import { accountOf } from '../accounts.ts';
import { SECTIONS } from '../layout.ts';

/** "+4 for tiles, +13 for the lion section, −2 for the second tile"; null: nothing. */
export function earned(log: readonly LogEntry<'maharani'>[], seat: number): string | null {
  const { tiles, workers, sections, paid } = accountOf(log, seat);
  const said = [
    ...(tiles === 0 ? [] : [t('maharani.foreseen.gold', { gold: tiles, reason: 'tile' })]),
    ...(workers === 0 ? [] : [t('maharani.foreseen.gold', { gold: workers, reason: 'worker' })]),
    ...SECTIONS.flatMap((section) => {
      const gold = sections[section];
      return gold === 0 ? [] : [t('maharani.earned.section', { gold, section })];
    }),
    ...(paid === 0 ? [] : [t('maharani.foreseen.paid', { cost: paid })]),
  ];
  return said.length === 0 ? null : said.join(', ');
}

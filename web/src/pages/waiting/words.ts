// What was agreed at a table, in words.
import type { Settings, TimeLimit } from '../../protocol/generated/hall.ts';
import { t } from '../../texts/texts.svelte.ts';

export interface Term {
  readonly icon: string;
  readonly text: string;
  readonly help?: string;
}

const MINUTE = 60;

/** An option that is left out has the game's default, which the texts have as their `other`. */
function gameTerms({ game, options }: Settings): readonly Term[] {
  const value = (name: string) => options.find((option) => option.name === name)?.value ?? '';
  switch (game) {
    case 'tigris':
      return [
        {
          icon: 'te-tile-temple',
          text: t('waiting.option.tigris.board', { value: value('board') }),
          help: t('waiting.option.tigris.board_help'),
        },
        {
          icon: value('scores') === 'open' ? 'ui-eye' : 'ui-hidden',
          text: t('waiting.option.tigris.scores', { value: value('scores') }),
        },
        {
          icon: 'te-building-granary',
          text: t('waiting.option.tigris.buildings', { value: value('buildings') }),
        },
      ];
    case 'rajas':
      return [
        { icon: 'ui-rules', text: t('waiting.option.rajas.mode', { value: value('mode') }) },
        { icon: 'ui-plus', text: t('waiting.option.rajas.ganga', { value: value('ganga') }) },
      ];
    case 'maharaja':
      return [
        { icon: 'ui-rules', text: t('waiting.option.maharaja.short', { value: value('short') }) },
        {
          icon: 'ui-plus',
          text: t('waiting.option.maharaja.extended', {
            first: value('extended1'),
            second: value('extended2'),
          }),
        },
        {
          icon: value('gold') === 'hidden' ? 'ui-hidden' : 'ui-eye',
          text: t('waiting.option.maharaja.gold', { value: value('gold') }),
        },
      ];
    default:
      return [];
  }
}

function timeText({ kind, base, gift }: TimeLimit): string {
  switch (kind) {
    case 'none':
      return t('waiting.time.none');
    case 'live':
      return t('waiting.time.live', { minutes: (base ?? 0) / MINUTE, gift: gift ?? 0 });
    case 'days':
      return t('waiting.time.days', { n: base ?? 1 });
  }
}

export function termsOf(settings: Settings): readonly Term[] {
  const level = t('ui.level', { level: settings.stand_in });
  return [
    ...gameTerms(settings),
    {
      icon: 'ui-clock',
      text: timeText(settings.time),
      ...(settings.time.kind === 'none' ? {} : { help: t('waiting.time.help', { level }) }),
    },
    { icon: 'ui-undo', text: t('waiting.undo', { on: settings.undo }) },
    { icon: 'ui-hint', text: t('waiting.hints', { on: settings.hints }) },
    { icon: settings.listed ? 'ui-globe' : 'ui-lock', text: t('waiting.listed', { on: settings.listed }) },
  ];
}

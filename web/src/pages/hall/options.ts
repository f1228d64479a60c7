// The options of the games in words. Without a hall, what is known here is all there is.
import type { GameId } from '../../protocol/game.ts';
import type { OptionKind } from '../../protocol/generated/hall.ts';
import { t } from '../../texts/texts.svelte.ts';

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  value(value: string): string;
}

function option(name: string, ...values: readonly [string, ...string[]]): OptionKind {
  return { name, values, default: values[0], examples: [], help: '' };
}

const KNOWN: Readonly<Record<GameId, readonly OptionKind[]>> = {
  tigris: [
    option('board', 'standard', 'advanced'),
    option('buildings', 'off', 'on'),
    option('scores', 'hidden', 'open'),
  ],
  rajas: [option('mode', 'basic', 'navaratnas', 'mixed'), option('ganga', 'off', 'on')],
  maharaja: [
    option('short', 'off', 'on'),
    option('extended1', 'off', 'on'),
    option('extended2', 'off', 'on'),
    option('gold', 'open', 'hidden'),
  ],
  maharani: [],
};

/**
 * Those with a choice of values, in the order of the engine. What has no name here is none for a dialog: texts to be
 * typed, and Maharani's other sets of tiles, which show what the rules say of tiles that fit nowhere.
 */
export function optionsOf(game: GameId, told: readonly OptionKind[] | undefined): readonly OptionKind[] {
  const named = new Set(KNOWN[game].map(({ name }) => name));
  return (told ?? KNOWN[game]).filter(({ name, values }) => values.length > 1 && named.has(name));
}

const onOff = (value: string) => t('hall.new.on_off', { value });

export function optionWords(kind: OptionKind): OptionWords {
  switch (kind.name) {
    case 'board':
      return {
        label: t('hall.new.board'),
        help: t('hall.new.board_help'),
        value: (value) => t('hall.new.board_value', { value }),
      };
    case 'scores':
      return {
        label: t('hall.new.scores'),
        help: t('hall.new.scores_help'),
        value: (value) => t('hall.new.scores_value', { value }),
      };
    case 'buildings':
      return { label: t('hall.new.buildings'), help: t('hall.new.buildings_help'), value: onOff };
    case 'mode':
      return {
        label: t('hall.new.mode'),
        help: t('hall.new.mode_help'),
        value: (value) => t('hall.new.mode_value', { value }),
      };
    case 'ganga':
      return { label: t('hall.new.ganga'), help: t('hall.new.ganga_help'), value: onOff };
    case 'short':
      return { label: t('hall.new.short'), help: t('hall.new.short_help'), value: onOff };
    case 'extended1':
      return { label: t('hall.new.extended1'), help: t('hall.new.extended1_help'), value: onOff };
    case 'extended2':
      return { label: t('hall.new.extended2'), help: t('hall.new.extended2_help'), value: onOff };
    case 'gold':
      return {
        label: t('hall.new.gold'),
        help: t('hall.new.gold_help'),
        value: (value) => t('hall.new.gold_value', { value }),
      };
    default:
      return { label: kind.name, help: kind.help, value: (value) => value };
  }
}

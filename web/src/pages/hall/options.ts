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

const KNOWN: { readonly [G in GameId]?: readonly OptionKind[] } = {
  tigris: [
    option('board', 'standard', 'advanced'),
    option('buildings', 'off', 'on'),
    option('scores', 'hidden', 'open'),
  ],
};

/** Those with a choice of values; a text to be typed is nothing for a dialog. */
export function optionsOf(game: GameId, told: readonly OptionKind[] | undefined): readonly OptionKind[] {
  return (told ?? KNOWN[game] ?? []).filter(({ values }) => values.length > 1);
}

export function optionWords(game: GameId, kind: OptionKind): OptionWords {
  const words = game === 'tigris' ? tigrisWords(kind.name) : null;
  return words ?? { label: kind.name, help: kind.help, value: (value) => value };
}

function tigrisWords(name: string): OptionWords | null {
  switch (name) {
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
      return {
        label: t('hall.new.buildings'),
        help: t('hall.new.buildings_help'),
        value: (value) => t('hall.new.on_off', { value }),
      };
    default:
      return null;
  }
}

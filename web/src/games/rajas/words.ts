// Every sentence of the game that the table page needs.
import type { GameWords } from '../../board/room.ts';
import { t } from '../../texts/texts.svelte.ts';
import { ask, wait } from './words/asks.ts';
import { eventLine } from './words/events.ts';
import { foreseen, gain } from './words/foreseen.ts';
import { labelOf } from './words/labels.ts';
import { verdict } from './words/verdict.ts';

/** Of a reroll the button says what is rolled. */
const confirm: GameWords<'rajas'>['confirm'] = (events, { view }) =>
  view.decision.kind === 'reroll'
    ? t('rajas.tray.reroll', { n: events.filter(({ event }) => event === 'rerolls').length })
    : null;

export const words: GameWords<'rajas'> = {
  event: eventLine,
  ask,
  wait,
  label: labelOf,
  foreseen,
  gain,
  confirm,
  verdict,
};

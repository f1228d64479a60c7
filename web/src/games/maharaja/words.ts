// Every sentence of the game that the table page needs.
import type { GameWords } from '../../board/room.ts';
import { ask, wait } from './words/asks.ts';
import { brief } from './words/brief.ts';
import { eventLine } from './words/events.ts';
import { confirmText, foreseenLine, gainLine } from './words/foreseen.ts';
import { labelOf } from './words/labels.ts';
import { verdict } from './words/verdict.ts';

export const words: GameWords<'maharaja'> = {
  event: eventLine,
  ask,
  wait,
  label: labelOf,
  foreseen: foreseenLine,
  gain: gainLine,
  confirm: confirmText,
  brief,
  verdict,
};

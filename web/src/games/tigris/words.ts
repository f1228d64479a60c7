// Every sentence of the game that the table page needs.
import type { GameWords } from '../../board/room.ts';
import { ask, confirm, counted, wait } from './words/asks.ts';
import { eventLine, foldedLine } from './words/events.ts';
import { foreseen, gain } from './words/foreseen.ts';
import { labelOf } from './words/labels.ts';
import { refuse } from './words/refuse.ts';
import { verdict } from './words/verdict.ts';

export const words: GameWords<'tigris'> = {
  event: eventLine,
  folded: foldedLine,
  ask,
  wait,
  counted,
  label: labelOf,
  foreseen,
  gain,
  confirm,
  refuse,
  verdict,
};

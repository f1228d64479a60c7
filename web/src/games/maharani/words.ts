// Every sentence of the game that the table page needs.
import type { GameWords } from '../../board/room.ts';
import { ask, wait } from './words/asks.ts';
import { brief } from './words/brief.ts';
import { earned } from './words/earned.ts';
import { eventLine, foldedLine } from './words/events.ts';
import { confirm, foreseen, gain } from './words/foreseen.ts';
import { labelOf } from './words/labels.ts';
import { answer, refuse } from './words/refuse.ts';
import { verdict } from './words/verdict.ts';

export const words: GameWords<'maharani'> = {
  event: eventLine,
  folded: foldedLine,
  ask,
  wait,
  label: labelOf,
  foreseen,
  gain,
  earned,
  confirm,
  brief,
  answer,
  refuse,
  verdict,
};

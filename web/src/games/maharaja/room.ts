// Maharaja at the table page.
import type { GameRoom } from '../../board/room.ts';
import { line, t } from '../../texts/texts.svelte.ts';
import Board from './Board.svelte';
import { duration } from './board/playing.ts';
import { help } from './help.ts';
import { isCity, SIZE } from './layout.ts';
import Plot from './Plot.svelte';
import Before from './parts/Before.svelte';
import { type MaharajaEvent, roundsOf } from './pieces.ts';
import Result from './Result.svelte';
import './room.css';
import { rulesPage } from './rules_page.ts';
import Seat from './Seat.svelte';
import Sheet from './Sheet.svelte';
import Supply from './Supply.svelte';
import { series } from './series.ts';
import sprite from './symbols.svg?raw';
import Tray from './Tray.svelte';
import { hop } from './travel.ts';
import { words } from './words.ts';

function trail(event: MaharajaEvent): readonly string[] {
  switch (event.event) {
    case 'house_placed':
    case 'house_built':
      return [`place:${event.place}`];
    case 'house_moved':
      return [`place:${event.from}`, `place:${event.to}`];
    case 'palace_built':
      return [`place:${event.city}`];
    case 'travelled':
      return isCity(event.to) ? [`place:${event.to}`] : [];
    case 'governor_moved':
      return [`governor:${event.city}`];
    default:
      return [];
  }
}

export const room: GameRoom<'maharaja'> = {
  game: 'maharaja',
  sprite,
  frame: 'header',
  side: 416,
  seatHeadsTray: true,
  shape: { wide: SIZE.wide.w / SIZE.wide.h, narrow: SIZE.narrow.w / SIZE.narrow.h },
  beside: { side: 560, wide: SIZE.alone.w / SIZE.alone.h },
  meta: ({ view }) => line('maharaja.meta', { round: view.table.round, rounds: roundsOf(view) }),
  Board,
  Tray,
  Sheet,
  hasSheet: ({ decision, reader, deciding }) =>
    decision.kind === 'disc' && deciding.some((seat) => seat === reader),
  sheetConfirms: true,
  Seat,
  Supply,
  Result,
  Plot,
  duration,
  hop,
  // The next disc is shown at once, so nobody can take the end of a turn back.
  hesitates: (target, { view }) =>
    target === 'end' && view.decision.kind === 'turn' && view.decision.pending.open_parts > 0,
  emblem: (_, seat) => ({ glyph: `seat-${seat + 1}`, colour: seat + 1 }),
  words,
  trail,
  parts: { before: Before },
  help,
  rulesPage,
  isConflict: ({ event }) => event === 'card_robbed',
  seriesName: () => t('maharaja.result.palaces'),
  isGain: ({ event }) => event === 'palace_built',
  pointsText: (palaces) => t('maharaja.standing.palaces', { palaces }),
  gainText: (palaces) => t('maharaja.standing.palaces', { palaces }),
  series,
};

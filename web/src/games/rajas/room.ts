// Rajas of the Ganges at the table page.
import type { GameRoom, Speaking } from '../../board/room.ts';
import type { Line } from '../../texts/rich.ts';
import { line, t } from '../../texts/texts.svelte.ts';
import Board from './Board.svelte';
import { duration } from './board/playing.ts';
import { help } from './help.ts';
import { HEIGHT, MARGIN, PARTS, WIDTH } from './layout.ts';
import Plot from './Plot.svelte';
import Hands from './parts/Hands.svelte';
import Land from './parts/Land.svelte';
import { BUILDS, colourOf, type RajasEvent } from './pieces.ts';
import Result from './Result.svelte';
import './room.css';
import { rulesPage } from './rules_page.ts';
import Seat from './Seat.svelte';
import Sheet from './Sheet.svelte';
import Strip from './Strip.svelte';
import Supply from './Supply.svelte';
import { series } from './series.ts';
import sprite from './symbols.svg?raw';
import Tray from './Tray.svelte';
import { words } from './words.ts';

function trail(event: RajasEvent): readonly string[] {
  switch (event.event) {
    case 'worker_placed':
      return [`space:${event.space}`];
    case 'sailed':
      return [`river:${event.to}`];
    case 'upgraded':
      return [`building:${event.building}`];
    default:
      return [];
  }
}

/** "Round 5, phase 3". */
function meta({ view }: Speaking<'rajas'>): Line {
  const { round, phase } = view.table;
  return line('rajas.supply.round', { round, phase });
}

export const room: GameRoom<'rajas'> = {
  game: 'rajas',
  sprite,
  frame: 'header',
  side: 366,
  seatHeadsTray: true,
  seatsAreFlat: true,
  Strip,
  meta,
  shape: {
    wide: (WIDTH + 2 * MARGIN) / (HEIGHT + 2 * MARGIN),
    narrow: PARTS.palace.w / (PARTS.palace.h + 60),
  },
  Board,
  Tray,
  Sheet,
  hasSheet: ({ decision, reader, active_seat }) => BUILDS.has(decision.kind) && reader === active_seat,
  sheetConfirms: true,
  Seat,
  Supply,
  Result,
  Plot,
  duration,
  emblem: (view, seat) => {
    const colour = colourOf(view.seats, seat);
    return { glyph: `seat-${colour}`, colour };
  },
  words,
  trail,
  foretells: (target) => /^(good|stalls):/.test(target),
  staysOpen: (kind) => kind === 'tile' || kind === 'lay',
  goesOn: (kind) => kind === 'die',
  // A tile is laid as it first fits, and turned afterwards.
  completed: (picked, legal) =>
    picked.at(-1)?.startsWith('cell:') === true
      ? ([...legal].toSorted().find((target) => target.startsWith('turn:')) ?? null)
      : null,
  parts: { province: Land, hands: Hands },
  help,
  rulesPage,
  isConflict: ({ event }) => event === 'met',
  seriesName: () => t('rajas.result.series'),
  pointsText: (n) => (n < 0 ? t('rajas.to_go', { n: -n }) : t('rajas.result.spare', { n })),
  series,
};

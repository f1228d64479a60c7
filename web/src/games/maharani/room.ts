// Maharani at the table page.
import './room.css';
import type { GameRoom } from '../../board/room.ts';
import type { View } from '../../protocol/game.ts';
import { t } from '../../texts/texts.svelte.ts';
import { isWide } from '../../ui/screen.svelte.ts';
import Board from './Board.svelte';
import { duration } from './board/playing.ts';
import { help } from './help.ts';
import Plot from './Plot.svelte';
import type { MaharaniEvent } from './pieces.ts';
import Result from './Result.svelte';
import { rulesPage } from './rules_page.ts';
import Seat from './Seat.svelte';
import Sheet from './Sheet.svelte';
import Supply from './Supply.svelte';
import { series } from './series.ts';
import sprite from './symbols.svg?raw';
import Tray from './Tray.svelte';
import { prefers } from './words/foreseen.ts';
import { words } from './words.ts';

/** Only whoever chooses a worker sees the choice; for everybody else it is over too soon. */
function hasSheet(view: View<'maharani'>): boolean {
  return view.decision.kind === 'worker' && view.deciding.some((seat) => seat === view.reader);
}

function trail(event: MaharaniEvent): readonly string[] {
  return event.event === 'tile_laid' ? [`space:${event.space}`] : [];
}

export const room: GameRoom<'maharani'> = {
  game: 'maharani',
  frame: 'columns',
  saysForeseen: true,
  sprite,
  shape: { wide: 1, narrow: 1 },
  Board,
  Tray,
  Sheet,
  hasSheet,
  Seat,
  Supply,
  Result,
  Plot,
  duration,
  emblem: (_view, seat) => ({ glyph: `seat-${seat + 1}`, colour: seat + 1 }),
  words,
  trail,
  foretells: (target) => /^(space|arrow):/.test(target),
  prefers,
  // Where fingers play a tap on an arrow turns the tile; what lays it is the button, or a second tap.
  hesitates: (target) => target.startsWith('arrow:') && !isWide(),
  isConflict: ({ event }) => event === 'section_scored',
  turnMark: { icon: 'mh-gold', name: () => t('maharani.section.mark') },
  help,
  rulesPage,
  seriesName: () => t('maharani.result.series'),
  isGain: ({ event }) => event === 'gold' || event === 'section_gold',
  pointsText: (gold) => t('maharani.gold', { gold }),
  gainText: (gold) => t('maharani.gold', { gold }),
  series,
};

// Tigris & Euphrates at the table page.
import type { GameRoom } from '../../board/room.ts';
import type { View } from '../../protocol/game.ts';
import { t } from '../../texts/texts.svelte.ts';
import { asAsked } from './asked.ts';
import Board from './Board.svelte';
import { duration } from './board/playing.ts';
import { help } from './help.ts';
import { besides, layoutOf, monumentSquares, placeOf, shapeOf } from './layout.ts';
import { colourOf, dynastyOf, dynastyPicture, type Kingdom, type TigrisEvent } from './pieces.ts';
import Result from './Result.svelte';
import { rulesPage } from './rules_page.ts';
import Seat from './Seat.svelte';
import Sheet from './Sheet.svelte';
import Supply from './Supply.svelte';
import { series } from './series.ts';
import sprite from './symbols.svg?raw';
import Tray from './Tray.svelte';
import { words } from './words.ts';

/** Decisions that show more than the hand. */
const SHEETS = new Set(['support', 'war', 'monument']);

/** The first row, from 0, of which a sheet may cover something. */
const COVERED_ROW = 9;

/** The squares that what is decided in a sheet has to do with. */
function touched({ decision, table }: View<'tigris'>): readonly string[] {
  switch (decision.kind) {
    case 'support': {
      const { attacker_cell, defender_cell } = decision.pending;
      return kingdomsAt(table.kingdoms, [attacker_cell, defender_cell]);
    }
    case 'war':
      return kingdomsAt(table.kingdoms, besides(table.unification ?? ''));
    case 'monument':
      return decision.pending.corners.flatMap(monumentSquares);
    default:
      return [];
  }
}

function kingdomsAt(kingdoms: readonly Kingdom[], cells: readonly string[]): readonly string[] {
  return kingdoms
    .map(({ squares }) => squares)
    .filter((squares) => cells.some((cell) => squares.includes(cell)))
    .flat();
}

function trail(event: TigrisEvent): readonly string[] {
  switch (event.event) {
    case 'tile_laid':
    case 'leader_placed':
    case 'leader_moved':
    case 'catastrophe_played':
    case 'building_set':
    case 'building_moved':
    case 'monument_built':
      return [`cell:${event.cell}`];
    default:
      return [];
  }
}

export const room: GameRoom<'tigris'> = {
  game: 'tigris',
  frame: 'dock',
  sprite,
  shape: { wide: shapeOf(layoutOf(false)), narrow: shapeOf(layoutOf(true)) },
  Board,
  Tray,
  Sheet,
  hasSheet: (view) => SHEETS.has(view.decision.kind),
  sheetMayCover: (view) => touched(view).every((cell) => (placeOf(cell)?.row ?? 0) < COVERED_ROW),
  Seat,
  Supply,
  Result,
  duration,
  emblem: (view, seat) => ({
    glyph: dynastyPicture(dynastyOf(view.seats, seat)),
    colour: colourOf(view.seats, seat),
  }),
  words,
  // What each number of supporters leads to decides which of them is proposed.
  foretells: (target) => target.startsWith('commit:'),
  // Actions that are given up are easily regretted, and gone as soon as somebody else has acted.
  hesitates: (target) => target === 'pass',
  trail,
  asAsked,
  help,
  rulesPage,
  isConflict: ({ event }) => event === 'conflict_won',
  seriesName: () => t('tigris.result.series'),
  series,
};

// How each event is shown: how long it takes, and which piece is in motion meanwhile.
import {
  asColor,
  buildingPicture,
  dynastyOf,
  leaderOf,
  leaderPicture,
  monumentPicture,
  pointPicture,
  type TigrisEvent,
  type TigrisSeat,
  tilePicture,
} from '../pieces.ts';

/** A part of a square that is drawn by its motion instead. */
export interface Hidden {
  readonly cell: string;
  readonly part: 'tile' | 'leader' | 'unification' | 'building' | 'monument';
}

export type Motion =
  /** Comes down on the square. */
  | { readonly kind: 'lands'; readonly cell: string; readonly picture: string; readonly hidden: Hidden }
  | {
      readonly kind: 'moves';
      readonly from: string;
      readonly cell: string;
      readonly picture: string;
      readonly hidden: Hidden;
    }
  /** Goes away from the square. */
  | { readonly kind: 'leaves'; readonly cell: string; readonly picture: string }
  /** From the square to the panel of the seat. */
  | { readonly kind: 'flies'; readonly cell: string; readonly picture: string; readonly seat: number }
  /** Two leaders meet; `won` names the one who stays. */
  | {
      readonly kind: 'clashes';
      readonly leaders: readonly { readonly cell: string; readonly seat: number }[];
      readonly won: number | null;
    };

function lands(cell: string, picture: string, part: Hidden['part']): Motion {
  return { kind: 'lands', cell, picture, hidden: { cell, part } };
}

/** What moves on the board while the event is told; null: nothing. */
export function motionOf(event: TigrisEvent, seats: readonly TigrisSeat[]): Motion | null {
  const leader = (seat: number, color: Parameters<typeof leaderOf>[0]) =>
    leaderPicture(leaderOf(color), dynastyOf(seats, seat));
  switch (event.event) {
    case 'tile_laid':
      return lands(event.cell, tilePicture(event.color), 'tile');
    case 'catastrophe_played':
      return lands(event.cell, tilePicture('catastrophe'), 'tile');
    case 'leader_placed':
      return lands(event.cell, leader(event.seat, event.color), 'leader');
    case 'leader_moved':
      return {
        kind: 'moves',
        from: event.from,
        cell: event.cell,
        picture: leader(event.seat, event.color),
        hidden: { cell: event.cell, part: 'leader' },
      };
    case 'leader_withdrawn':
    case 'leader_home':
      return { kind: 'leaves', cell: event.from, picture: leader(event.seat, event.color) };
    case 'tile_removed':
      return { kind: 'leaves', cell: event.cell, picture: tilePicture(event.color) };
    case 'unified':
      return event.wars === 0 ? null : lands(event.cell, 'te-unification', 'unification');
    case 'building_set':
      return lands(event.cell, buildingPicture(event.color), 'building');
    case 'building_moved': {
      const color = asColor(event.color);
      if (color === null) return null;
      const hidden: Hidden = { cell: event.cell, part: 'building' };
      return { kind: 'moves', from: event.from, cell: event.cell, picture: buildingPicture(color), hidden };
    }
    case 'building_returned':
      return { kind: 'leaves', cell: event.from, picture: buildingPicture(event.color) };
    case 'monument_built':
      return lands(event.cell, monumentPicture(event.monument), 'monument');
    case 'treasure_taken':
      return { kind: 'flies', cell: event.cell, picture: 'te-treasure', seat: event.seat };
    case 'points':
      return event.color === null
        ? null
        : { kind: 'flies', cell: event.cell, picture: pointPicture(event.color), seat: event.seat };
    case 'revolt_begins':
    case 'war_begins':
    case 'conflict_won': {
      const standing = (seat: number) => {
        const cell = seats[seat]?.leaders[leaderOf(event.color)];
        return cell === null || cell === undefined ? [] : [{ cell, seat }];
      };
      return {
        kind: 'clashes',
        leaders: [...standing(event.seat), ...standing(event.other)],
        won: event.event === 'conflict_won' ? event.seat : null,
      };
    }
    default:
      return null;
  }
}

const PIECE = 220;
const RECOLOUR = 320;
const FLIGHT = 450;
const CLASH = 900;
/** Long enough to read who has won. */
const OUTCOME = 1500;

/** How many milliseconds the event is shown at full motion. */
export function duration(event: TigrisEvent): number {
  switch (motionOf(event, [])?.kind) {
    case 'lands':
      return event.event === 'monument_built' ? RECOLOUR : PIECE;
    case 'moves':
      return PIECE;
    case 'leaves':
      return event.event === 'tile_removed' ? 120 : PIECE;
    case 'flies':
      return FLIGHT;
    case 'clashes':
      return event.event === 'conflict_won' ? OUTCOME : CLASH;
    case undefined:
      return event.event === 'unification_off' ? RECOLOUR : 0;
  }
}

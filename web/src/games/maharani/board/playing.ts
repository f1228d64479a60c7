// How each event is shown: how long it takes, and what is in motion meanwhile.
import { centreOf, MIDDLE, type Point, placeCentre, quarters, seatCentre, spaceOf } from '../layout.ts';
import { type MaharaniEvent, type Section, type Stone, tokenPicture, workerPicture } from '../pieces.ts';
import type { Scene } from '../scene.ts';

/** A piece of a space that is drawn by its motion instead. */
export interface Hidden {
  readonly space: string;
  readonly part: 'tile' | 'worker';
}

export type Motion =
  /** A tile comes from the rondel and is turned on the way, in quarters. */
  | {
      readonly kind: 'lays';
      readonly from: Point;
      readonly to: Point;
      readonly color: Stone;
      readonly turns: { readonly from: number; readonly to: number };
      readonly hidden: Hidden;
    }
  | {
      readonly kind: 'walks';
      readonly from: Point;
      readonly to: Point;
      readonly picture: string;
      readonly hidden: Hidden;
    }
  /** A tile comes out of the bag onto the rondel, or goes from there out of the game. */
  | {
      readonly kind: 'comes' | 'goes';
      readonly at: Point;
      readonly color: Stone;
      readonly face: string;
      readonly turns: number;
    }
  /** Gold, with its amount on the board and a coin that flies to the panel of the seat; below 0 it is paid. */
  | { readonly kind: 'pays'; readonly at: Point; readonly gold: number; readonly seat: number }
  /** Action tokens are turned over. */
  | { readonly kind: 'turns'; readonly seat: number; readonly pictures: readonly string[] }
  /** A section pays: everybody in order, or the workers of one crew, who are counted up. */
  | {
      readonly kind: 'counts';
      readonly section: Section;
      /** Where they stand. */
      readonly workers: readonly Point[];
      readonly seat: number | null;
      readonly gold: number;
    }
  | {
      readonly kind: 'leaves';
      readonly workers: readonly Point[];
      readonly to: Point;
      readonly picture: string;
    };

/** Where the workers of a crew stand in a section. */
function standing(scene: Scene, worker: string, section: Section): readonly Point[] {
  return [...scene.palace.values()]
    .filter((item) => item.worker === worker && spaceOf(item.space)?.section === section)
    .map(({ space }) => centreOf(space));
}

function placeOf(scene: Scene, place: number): { readonly at: Point; readonly turns: number } {
  const section = scene.rondel.find((one) => one.place === place)?.section ?? null;
  const at = section === null ? { x: MIDDLE, y: MIDDLE } : placeCentre(section);
  return { at, turns: quarters(scene.arrow ?? 'S') };
}

/** What moves on the board while the event is told; null: nothing. `scene`: before it. */
export function motionOf(event: MaharaniEvent, scene: Scene): Motion | null {
  const players = scene.seats.length;
  switch (event.event) {
    case 'tile_laid': {
      const { at, turns } = placeOf(scene, event.place);
      return {
        kind: 'lays',
        from: at,
        to: centreOf(event.space),
        color: event.color,
        turns: { from: turns, to: quarters(event.arrow) },
        hidden: { space: event.space, part: 'tile' },
      };
    }
    case 'worker_placed':
    case 'worker_moved':
      return {
        kind: 'walks',
        from: event.event === 'worker_moved' ? centreOf(event.from) : seatCentre(players, event.seat),
        to: centreOf(event.space),
        picture: workerPicture(scene.seats, event.worker),
        hidden: { space: event.space, part: 'worker' },
      };
    case 'drew':
      return { kind: 'comes', color: event.color, face: event.face, ...placeOf(scene, event.place) };
    case 'drew_aside':
      return { kind: 'goes', color: event.color, face: event.face, at: { x: MIDDLE, y: MIDDLE }, turns: 2 };
    case 'tile_removed':
      return { kind: 'goes', color: event.color, face: event.face, ...placeOf(scene, event.place) };
    case 'gold':
      return { kind: 'pays', at: centreOf(event.space), gold: event.gold, seat: event.seat };
    case 'paid':
      return { kind: 'pays', at: seatCentre(players, event.seat), gold: -event.cost, seat: event.seat };
    case 'token_turned':
      return { kind: 'turns', seat: event.seat, pictures: [tokenPicture(event.section, false)] };
    case 'refreshed': {
      const down = (['A', 'B', 'C', 'D'] as const).filter(
        (section) => scene.seats[event.seat]?.tokens_up[section] === false,
      );
      return {
        kind: 'turns',
        seat: event.seat,
        pictures: down.map((section) => tokenPicture(section, true)),
      };
    }
    case 'section_scored':
      return { kind: 'counts', section: event.section, workers: [], seat: null, gold: 0 };
    case 'section_gold':
      return {
        kind: 'counts',
        section: event.section,
        workers: standing(scene, event.worker, event.section),
        seat: event.seat,
        gold: event.gold,
      };
    case 'workers_returned':
      return {
        kind: 'leaves',
        workers: standing(scene, event.worker, event.section),
        to: seatCentre(players, event.seat),
        picture: workerPicture(scene.seats, event.worker),
      };
    case 'started':
    case 'turn_began':
    case 'turn_ended':
    case 'no_worker_left':
    case 'second_declined':
    case 'game_over':
      return null;
  }
}

const PIECE = 220;
const TURN = 320;
const FLIGHT = 450;
const COUNT = 900;

/** How many milliseconds the event is shown at full motion. */
export function duration(event: MaharaniEvent): number {
  switch (event.event) {
    case 'drew':
      return PIECE / 2;
    case 'tile_laid':
    case 'turn_began':
    case 'refreshed':
    case 'token_turned':
    case 'workers_returned':
    case 'paid':
    case 'drew_aside':
    case 'tile_removed':
      return TURN;
    case 'worker_placed':
    case 'worker_moved':
      return PIECE;
    case 'gold':
    case 'section_scored':
      return FLIGHT;
    case 'section_gold':
      return COUNT;
    case 'started':
    case 'turn_ended':
    case 'no_worker_left':
    case 'second_declined':
    case 'game_over':
      return 0;
  }
}

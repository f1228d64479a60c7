// What lies on the table while events are being told: the pieces of the view, with what the events told so far have put
// down, taken away or paid. It follows the words of the events and knows no rule.
import type { TableModel } from '../../board/table_model.ts';
import { spaceOf } from './layout.ts';
import type {
  Direction,
  MaharaniEvent,
  MaharaniSeat,
  PalaceItem,
  RondelItem,
  Section,
  WorkerColor,
} from './pieces.ts';

export interface Scene {
  readonly palace: ReadonlyMap<string, PalaceItem>;
  readonly rondel: readonly RondelItem[];
  readonly arrow: Direction | null;
  /** At whom the rondel points; null: at nobody. */
  readonly active: number | null;
  readonly seats: readonly MaharaniSeat[];
  readonly scored: ReadonlySet<Section>;
}

type Shown = Pick<TableModel<'maharani'>, 'view' | 'playing'>;

function sceneOf({ table, seats, active_seat }: Shown['view']): Scene {
  return {
    palace: new Map(table.palace.map((item) => [item.space, item])),
    rondel: table.rondel,
    arrow: table.arrow,
    active: active_seat,
    seats,
    scored: new Set(table.sections.filter(({ scored }) => scored).map(({ section }) => section)),
  };
}

function withWorker(scene: Scene, space: string, worker: PalaceItem['worker'], seat: number | null): Scene {
  const item = scene.palace.get(space);
  return item === undefined
    ? scene
    : { ...scene, palace: new Map(scene.palace).set(space, { ...item, worker, seat }) };
}

function withTile(scene: Scene, place: number, tile: RondelItem['tile']): Scene {
  return { ...scene, rondel: scene.rondel.map((one) => (one.place === place ? { ...one, tile } : one)) };
}

function withSeat(scene: Scene, seat: number, change: (one: MaharaniSeat) => MaharaniSeat): Scene {
  return { ...scene, seats: scene.seats.map((one) => (one.seat === seat ? change(one) : one)) };
}

function withGold(scene: Scene, seat: number, gold: number): Scene {
  return withSeat(scene, seat, (one) => ({ ...one, gold: one.gold + gold }));
}

function withSupply(scene: Scene, seat: number, worker: WorkerColor, more: number): Scene {
  const changed = ({ supply }: MaharaniSeat) =>
    supply.map((crew) => (crew.worker === worker ? { ...crew, count: crew.count + more } : crew));
  return withSeat(scene, seat, (one) => ({ ...one, supply: changed(one) }));
}

function withTokens(scene: Scene, seat: number, sections: readonly Section[], up: boolean): Scene {
  return withSeat(scene, seat, (one) => ({
    ...one,
    tokens_up: { ...one.tokens_up, ...Object.fromEntries(sections.map((section) => [section, up])) },
  }));
}

/** The scene after one more event. */
function afterEvent(scene: Scene, event: MaharaniEvent): Scene {
  switch (event.event) {
    case 'tile_laid': {
      const { space, color, face, arrow } = event;
      const laid = { space, color, face, arrow, worker: null, seat: null };
      return withTile({ ...scene, palace: new Map(scene.palace).set(space, laid) }, event.place, null);
    }
    case 'worker_placed':
      return withSupply(
        withWorker(scene, event.space, event.worker, event.seat),
        event.seat,
        event.worker,
        -1,
      );
    case 'worker_moved':
      return withWorker(withWorker(scene, event.from, null, null), event.space, event.worker, event.seat);
    case 'workers_returned': {
      const palace = [...scene.palace].map(([space, item]) => {
        const goes = item.worker === event.worker && spaceOf(space)?.section === event.section;
        return [space, goes ? { ...item, worker: null, seat: null } : item] as const;
      });
      return withSupply({ ...scene, palace: new Map(palace) }, event.seat, event.worker, event.workers);
    }
    case 'tile_removed':
      return withTile(scene, event.place, null);
    case 'drew':
      return withTile(scene, event.place, { color: event.color, face: event.face });
    case 'turn_began':
      return { ...scene, arrow: event.arrow, active: event.seat };
    case 'gold':
    case 'section_gold':
      return withGold(scene, event.seat, event.gold);
    case 'paid':
      return withGold(scene, event.seat, -event.cost);
    case 'token_turned':
      return withTokens(scene, event.seat, [event.section], false);
    case 'refreshed':
      return withTokens(scene, event.seat, ['A', 'B', 'C', 'D'], true);
    case 'section_scored':
      return { ...scene, scored: new Set(scene.scored).add(event.section) };
    case 'started':
    case 'turn_ended':
    case 'no_worker_left':
    case 'second_declined':
    case 'drew_aside':
    case 'game_over':
      return scene;
  }
}

/** What is to be shown now: the view, and what has been told since. */
export function sceneNow({ view, playing }: Shown): Scene {
  const told = playing === null ? [] : [...playing.before, playing.event];
  return told.reduce(afterEvent, sceneOf(view));
}

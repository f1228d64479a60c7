// What lies on the board while events are being told: the pieces of the view, with what the events told so far have
// put down or taken away. It follows the words of the events and knows no rule.
import { monumentSquares } from './layout.ts';
import { asColor, leaderOf, type SquareItem, type TigrisEvent, type TigrisTable } from './pieces.ts';

export interface Scene {
  readonly squares: ReadonlyMap<string, SquareItem>;
  readonly monuments: TigrisTable['monuments']['built'];
}

export function sceneOf(table: TigrisTable): Scene {
  return {
    squares: new Map(table.squares.map((square) => [square.cell, square])),
    monuments: table.monuments.built,
  };
}

function changed(scene: Scene, cell: string, change: (square: SquareItem) => SquareItem): Scene {
  const squares = new Map(scene.squares);
  const square = change(squares.get(cell) ?? { cell });
  if (Object.keys(square).length > 1) squares.set(cell, square);
  else squares.delete(cell);
  return { ...scene, squares };
}

function bare({ tile, building, ...rest }: SquareItem): SquareItem {
  return rest;
}

function leaderGone(scene: Scene, cell: string): Scene {
  return changed(scene, cell, ({ leader, seat, ...rest }) => rest);
}

/** The scene after one more event. An event that the scene already shows changes nothing. */
export function afterEvent(scene: Scene, event: TigrisEvent): Scene {
  switch (event.event) {
    case 'tile_laid':
      return changed(scene, event.cell, (square) => ({ ...square, tile: event.color }));
    case 'catastrophe_played':
      return changed(scene, event.cell, ({ cell }) => ({ cell, tile: 'catastrophe' }));
    case 'tile_removed':
      return changed(scene, event.cell, (square) => (square.tile === 'catastrophe' ? square : bare(square)));
    case 'leader_placed':
    case 'leader_moved': {
      const from = event.event === 'leader_moved' ? leaderGone(scene, event.from) : scene;
      const leader = leaderOf(event.color);
      return changed(from, event.cell, (square) => ({ ...square, leader, seat: event.seat }));
    }
    case 'leader_withdrawn':
    case 'leader_home':
      return leaderGone(scene, event.from);
    case 'unified':
      return event.wars === 0
        ? scene
        : changed(scene, event.cell, (square) => ({ ...square, unification: true }));
    case 'unification_off':
      return changed(scene, event.cell, ({ unification, ...rest }) => rest);
    case 'building_set':
      return changed(scene, event.cell, (square) => ({ ...square, building: event.color }));
    case 'building_moved': {
      const color = asColor(event.color);
      const from = changed(scene, event.from, ({ building, ...rest }) => rest);
      return color === null ? from : changed(from, event.cell, (square) => ({ ...square, building: color }));
    }
    case 'building_returned':
      return changed(scene, event.from, ({ building, ...rest }) => rest);
    case 'treasure_taken':
      return changed(scene, event.cell, ({ treasure, ...rest }) => rest);
    case 'monument_built': {
      const flipped = monumentSquares(event.cell).reduce(
        (sofar, cell) => changed(sofar, cell, ({ building, ...rest }) => ({ ...rest, tile: 'flipped' })),
        scene,
      );
      const isThere = scene.monuments.some(({ monument }) => monument === event.monument);
      const built = { monument: event.monument, cell: event.cell };
      return isThere ? flipped : { ...flipped, monuments: [...scene.monuments, built] };
    }
    default:
      return scene;
  }
}

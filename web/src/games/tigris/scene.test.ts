import { describe, expect, it } from 'vitest';
import { duration, motionOf } from './board/playing.ts';
import type { TigrisEvent, TigrisTable } from './pieces.ts';
import { afterEvent, sceneOf } from './scene.ts';

const TABLE: TigrisTable = {
  actions_done: 0,
  squares: [
    { cell: 'F3', tile: 'red', treasure: 'plain' },
    { cell: 'F4', leader: 'king', seat: 0 },
    { cell: 'H5', tile: 'blue', building: 'blue' },
  ],
  kingdoms: [],
  monuments: { built: [], left: ['black-red'] },
  buildings: null,
  treasures_left: 1,
  unification: null,
  conflict: null,
  bag: 100,
  bag_colors: null,
  out: 0,
  out_colors: { red: 0, blue: 0, green: 0, black: 0 },
};

const EVENTS: readonly TigrisEvent[] = [
  { event: 'tile_laid', turn: 1, seat: 0, color: 'green', cell: 'G4' },
  { event: 'leader_moved', turn: 1, seat: 0, color: 'black', from: 'F4', cell: 'G3' },
  { event: 'leader_placed', turn: 1, seat: 1, color: 'red', cell: 'E3' },
  { event: 'unified', turn: 1, seat: 0, cell: 'G4', wars: 1 },
  { event: 'unification_off', turn: 1, cell: 'G4' },
  { event: 'tile_removed', turn: 1, color: 'blue', cell: 'H5', reason: 'war' },
  { event: 'catastrophe_played', turn: 1, seat: 1, cell: 'H5' },
  { event: 'leader_home', turn: 1, seat: 1, color: 'red', from: 'E3', reason: 'war' },
  { event: 'building_set', turn: 1, seat: 0, color: 'green', cell: 'G4' },
  { event: 'building_moved', turn: 1, seat: 0, color: 'green', from: 'G4', cell: 'F3' },
  { event: 'building_returned', turn: 1, color: 'green', from: 'F3', reason: 'monument' },
  { event: 'treasure_taken', turn: 1, seat: 0, cell: 'F3' },
  { event: 'monument_built', turn: 1, seat: 0, monument: 'black-red', color: 'red', cell: 'J5' },
];

describe('the scene', () => {
  const start = sceneOf(TABLE);
  const end = EVENTS.reduce(afterEvent, start);

  it('follows the events', () => {
    expect(Object.fromEntries(end.squares)).toEqual({
      F3: { cell: 'F3', tile: 'red' },
      G3: { cell: 'G3', leader: 'king', seat: 0 },
      G4: { cell: 'G4', tile: 'green' },
      H5: { cell: 'H5', tile: 'catastrophe' },
      J5: { cell: 'J5', tile: 'flipped' },
      K5: { cell: 'K5', tile: 'flipped' },
      J6: { cell: 'J6', tile: 'flipped' },
      K6: { cell: 'K6', tile: 'flipped' },
    });
    expect(end.monuments).toEqual([{ monument: 'black-red', cell: 'J5' }]);
  });

  it('is the same if an event is told that it shows already', () => {
    let scene = start;
    for (const event of EVENTS) {
      scene = afterEvent(scene, event);
      expect(afterEvent(scene, event)).toEqual(scene);
    }
  });

  it('leaves the view alone', () => {
    expect(Object.fromEntries(start.squares)).toEqual(Object.fromEntries(sceneOf(TABLE).squares));
  });
});

describe('what is shown of an event', () => {
  it('takes the times of the direction', () => {
    expect(EVENTS.map(duration)).toEqual([220, 220, 220, 220, 320, 120, 220, 220, 220, 220, 220, 450, 320]);
    expect(
      duration({ event: 'points', turn: 1, seat: 0, color: 'red', amount: 1, cell: 'F3', reason: 'tile' }),
    ).toBe(450);
    expect(
      duration({ event: 'points', turn: 1, seat: 0, color: null, amount: null, cell: 'F3', reason: 'tile' }),
    ).toBe(0);
    expect(duration({ event: 'passed', turn: 1, seat: 0 })).toBe(0);
  });

  it('is a piece that comes, goes or flies', () => {
    expect(EVENTS.map((event) => motionOf(event, [])?.kind ?? null)).toEqual([
      'lands',
      'moves',
      'lands',
      'lands',
      null,
      'leaves',
      'lands',
      'leaves',
      'lands',
      'moves',
      'leaves',
      'flies',
      'lands',
    ]);
  });
});

// The first game of Tigris & Euphrates: the first turns from the start, some turns later a kingdom that grows and is fought
// for, and the last action of a game.
import type { LessonData } from '../../lesson.ts';

/** Hands that hold what the first turns need, whatever is drawn. */
const START = `tigris
option scores=open
hand 0 red 2 blue 2 green 1 black 1
hand 1 red 1 blue 3 green 1 black 1
`;

/** The same kingdoms some turns later: nothing but I5 parts the one around F3 from the one around I7, and J3 from that of K2. */
const LATER = `tigris
option scores=open
board
     E   F   G   H   I   J   K   L
 1   ~   ~   ~   ~   ~   .   r*  .
 2   ~   K0  g   .   .   .   T1  .
 3   b   r*  P0  g   g   .   g   .
 4   .   T0  r   .   k   .   .   .
 5   .   .   .   .   .   .   .   .
 6   .   .   .   .   k   .   .   .
 7   .   .   .   .   r*  .   .   .
 8   ~   ~   ~   .   F1  .   .   .
 9   .   .   ~   b   b   ~   ~   ~
done 1
hand 0 red 2 blue 1 green 1 black 2
hand 1 red 2 blue 1 green 2 black 1
points 0 red 1 blue 1 green 3 black 1
points 1 blue 2 green 1
`;

/** The last action of a game: a fourth temple has been laid on H5, and two treasures are left. */
const LAST = `tigris
option scores=open
board
     A   B   C   D   E   F   G   H   I   J   K   L   M   N   O   P
 1   .   .   .   .   ~   ~   ~   ~   ~   .   r   .   ~   .   .   .
 2   .   r   k   g   b   K0  g   .   .   .   K1  k   ~   .   k   r
 3   .   .   .   ~   b   r*  P0  g   g   .   .   k   ~   ~   .   .
 4   ~   ~   ~   ~   .   T0  r   r   k   .   .   .   .   b   ~   ~
 5   .   .   .   .   .   .   r   r   k   .   .   .   P1  r   ~   ~
 6   .   .   .   .   .   .   .   .   k   .   .   g   g   T1  ~   .
 7   ~   ~   ~   ~   .   .   .   .   r   .   .   .   ~   b   ~   .
 8   .   r*  .   ~   ~   ~   ~   .   F1  .   .   .   ~   .   .   .
 9   .   .   .   .   .   .   b   b   b   b   ~   ~   ~   .   r   .
10   .   .   .   .   .   r   .   .   .   .   .   .   .   .   .   .
11   .   .   .   .   .   .   .   .   .   .   r   .   .   .   .   .
done 1
agenda monument H5; treasures; end-action
hand 0 red 1 blue 2 green 1 black 1
hand 1 red 2 blue 1 green 2 black 1
points 0 red 6 blue 4 green 2 black 4
points 1 red 9 blue 4 green 8 black 1
treasures 0 4
treasures 1 4
`;

export const data: LessonData<'tigris'> = {
  seat: 0,
  steps: {
    rivers: { position: START, points: [0, 0] },
    hand: {
      spoken: ['hand:red', 'hand:blue', 'hand:green', 'hand:black'],
      legal: ['tile blue E3', 'tile red A1', 'tile green A1', 'tile black A1'],
      refused: { 'tile red E3': 'TE-5.3', 'tile blue A1': 'TE-5.3' },
    },
    leaders: {
      spoken: ['leader:king', 'leader:priest', 'leader:farmer', 'leader:trader'],
      legal: ['leader king F2', 'leader farmer F2', 'leader trader F2'],
    },
    temple: {
      spoken: ['cell:F3', 'cell:F4', 'cell:G3'],
      moves: ['leader priest G3', 'leader priest F4'],
      legal: ['leader priest F2'],
      refused: { 'leader priest E3': 'TE-4.5', 'leader priest G4': 'TE-4.4' },
      tells: [{ event: 'leader_placed', seat: 0 }],
      never: ['points'],
    },
    tile: {
      spoken: ['cell:F3', 'cell:F4', 'cell:G3', 'cell:G4'],
      moves: ['tile red G4'],
      follows: ['leader farmer I8', 'tile blue I9'],
      tells: [
        { event: 'points', seat: 0, color: 'red', amount: 1 },
        { event: 'turn_ended', seat: 0 },
        { event: 'drew', seat: 0 },
        { event: 'points', seat: 1, color: 'blue', amount: 1 },
        { event: 'turn_began', seat: 0 },
      ],
    },
    king: {
      spoken: ['cell:F2', 'cell:F3'],
      moves: ['leader king F2'],
      never: ['points', 'revolt_begins'],
    },
    river: {
      spoken: ['cell:E2', 'cell:E3', 'cell:F1', 'cell:F2', 'cell:F3'],
      moves: ['tile blue E3', 'tile blue E2', 'tile blue F1'],
      follows: ['leader trader K2', 'tile green K3'],
      tells: [
        { event: 'points', seat: 0, color: 'blue', amount: 1 },
        { event: 'points', seat: 1, color: 'green', amount: 1 },
      ],
    },
    join: {
      position: LATER,
      spoken: ['cell:I4', 'cell:I5', 'cell:I6', 'cell:I7', 'cell:I8'],
      moves: ['tile black I5'],
      tells: [{ event: 'unified', seat: 0, cell: 'I5', wars: 0 }],
      never: ['points'],
    },
    treasure: {
      spoken: ['cell:F3', 'cell:I7'],
      moves: ['stay F3', 'stay I7'],
      follows: ['leader king J7', 'commit 1'],
      tells: [
        { event: 'treasure_taken', seat: 0, cell: 'I7' },
        { event: 'revolt_begins', seat: 1, other: 0, color: 'black', attack: 1, defence: 1 },
        { event: 'committed', seat: 1, color: 'red', amount: 1 },
      ],
    },
    revolt: {
      spoken: ['cell:F2', 'cell:F3', 'cell:I7', 'cell:J7'],
      moves: ['commit 1'],
      legal: ['commit 0'],
      follows: ['tile green K4'],
      tells: [
        { event: 'conflict_won', seat: 0, other: 1, strength: 2, against: 2 },
        { event: 'leader_home', seat: 1, from: 'J7' },
        { event: 'points', seat: 0, color: 'red', amount: 1 },
        { event: 'points', seat: 1, color: 'green', amount: 1 },
      ],
      never: ['tile_removed'],
    },
    war: {
      spoken: ['cell:G2', 'cell:H3', 'cell:I3', 'cell:J3', 'cell:K2', 'cell:K3', 'cell:K4'],
      moves: ['tile black J3', 'tile red J3'],
      tells: [
        { event: 'unified', cell: 'J3', wars: 1 },
        { event: 'war_begins', seat: 0, other: 1, color: 'green', attack: 3, defence: 2 },
      ],
      never: ['points'],
    },
    support: {
      spoken: ['cell:G2', 'cell:H3', 'cell:I3', 'cell:K3', 'cell:K4'],
      moves: ['commit 1'],
      legal: ['commit 0'],
      follows: ['commit 1'],
      tells: [
        { event: 'conflict_won', seat: 0, other: 1, strength: 4, against: 3 },
        { event: 'leader_home', seat: 1, from: 'K2' },
        { event: 'tile_removed', cell: 'K3' },
        { event: 'tile_removed', cell: 'K4' },
        { event: 'points', seat: 0, color: 'green', amount: 3 },
      ],
    },
    monument: {
      position: LAST,
      spoken: ['cell:G4', 'cell:H4', 'cell:G5', 'cell:H5', 'monument:red-green'],
      kept: ['cell:F4', 'cell:G3'],
      moves: ['monument red-green G4'],
      legal: ['monument red-blue G4', 'monument black-red G4', 'no monument'],
      refused: { 'monument blue-green G4': 'TE-10.2' },
      tells: [
        { event: 'monument_built', seat: 0, monument: 'red-green', cell: 'G4' },
        { event: 'points', seat: 0, color: 'red', amount: 1, reason: 'monument' },
        { event: 'points', seat: 0, color: 'green', amount: 1, reason: 'monument' },
        { event: 'game_over', reason: 'treasures' },
      ],
      never: ['leader_home'],
    },
    end: { points: [5, 4] },
  },
};

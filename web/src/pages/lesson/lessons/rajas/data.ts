// The first game of Rajas of the Ganges: the first round and the beginning of the second, a border and a market in the
// fourth, and the last turn of all.
import type { LessonData } from '../../lesson.ts';

const START = `rajas
players 2
open blue-01 blue-08 blue-13 orange-03 orange-06 orange-13 purple-02 purple-07 purple-11 green-03 green-08 green-12
seat 0 money 3
seat 1 money 4
dice 0 b1 o3 p2 g5
dice 1 b4 o6 p1 g4
`;

/** The learner has been to the quarry and chosen a tile. The bonus of money 12 came earlier: no money of this scene brings one. */
const FOURTH = `rajas
players 2
open blue-01 blue-09 blue-13 orange-03 orange-06 orange-12 purple-02 purple-07 purple-11 green-03 green-08 green-12
round 4
start 1
agenda lay orange-12 build; end-turn
seat 0 fame 6 money 10 karma 2 boat 4 bonuses 1
seat 1 fame 7 money 12 karma 1 boat 3
dice 0 o4 o6 p4 g6 b2
dice 1 b5 p2 p4 g3
upgrades 0 2 2 3 3
upgrades 1 3 2 2 2
workers 0 quarry-2
workers 1 quarry-1
province 0 D2:blue-08/2 D3:orange-15/0 B2:blue-02/1
province 1 B2:green-06/0 D2:purple-03/2
`;

/** The markers of the other seat have met; the learner has one worker left, and one turn. */
const LAST = `rajas
players 2
round 14
phase 5
start 1
turn 0
seat 0 fame 30 money 58 karma 1 boat 14
seat 1 fame 34 money 56 karma 0 boat 17
dice 0 b3 o1 p2
dice 1 p2
upgrades 0 2 2 3 4
upgrades 1 3 3 2 2
workers 0 quarry-1 terrace-blue chamber-3 harbor-1
workers 1 quarry-2 quarry-3 terrace-green chamber-4 chamber-2
province 0 D2:blue-08/2 D3:orange-15/0 B2:blue-02/1 A2:orange-12/0 C3:orange-11/1 C4:purple-04/0 E3:green-07/1
province 1 B2:green-06/0 D2:purple-05/0 C3:blue-07/1 B3:purple-12/0 E2:green-05/1
met 1 1
`;

export const data: LessonData<'rajas'> = {
  seat: 0,
  steps: {
    aim: { position: START },
    start: { spoken: ['die:blue-1', 'die:orange-3', 'die:purple-2', 'die:green-5'] },
    terrace: {
      spoken: ['space:terrace-blue', 'die:blue-1'],
      moves: ['place terrace-blue'],
      follows: ['place terrace-orange'],
      tells: [{ event: 'rolled', seat: 0, color: 'blue', face: 6 }],
    },
    quarry: {
      spoken: ['space:quarry-1', 'die:blue-1', 'die:blue-6'],
      moves: ['place quarry-1'],
      refused: { 'place quarry-2': 'RG-3.3', 'place terrace-blue': 'RG-3.2' },
      tells: [{ event: 'money_paid', seat: 0, money: 1 }],
    },
    tile: {
      spoken: ['tile:blue-08'],
      moves: ['tile blue-08'],
      legal: ['tile blue-01'],
    },
    road: {
      spoken: ['cell:D2'],
      moves: ['lay D2 2'],
      legal: ['lay B2 0', 'lay C3 0'],
      refused: { 'lay E2 0': 'RG-5.6', 'lay D2 0': 'RG-5.6' },
    },
    payment: {
      spoken: ['die:blue-1', 'die:blue-6'],
      kept: ['cell:D2'],
      moves: ['pay 1 6'],
      refused: { 'pay 6': 'RG-5.2' },
      follows: ['first fame', 'place chamber-1', 'die purple 1'],
      tells: [
        { event: 'tile_laid', seat: 0, tile: 'blue-08', cell: 'D2' },
        { event: 'tile_revealed' },
        { event: 'fame', seat: 0, fame: 2, reason: 'tile' },
        { event: 'money', seat: 0, money: 1, reason: 'tile' },
        { event: 'die_paid', seat: 1, color: 'purple', face: 1 },
        { event: 'fame', seat: 1, fame: 2, reason: 'chamber' },
        { event: 'starts_next', seat: 1 },
      ],
    },
    harbour: {
      spoken: ['space:harbor-1', 'river:1', 'river:2', 'river:3'],
      moves: ['place harbor-1'],
      refused: { 'place harbor-2': 'RG-3.3' },
      never: ['money_paid'],
    },
    'low-die': {
      spoken: ['die:purple-2', 'river:2'],
      moves: ['die purple 2'],
      legal: ['die orange 3'],
      refused: { 'die green 5': 'RG-10.1' },
    },
    river: {
      spoken: ['river:1', 'river:2'],
      moves: ['sail 2'],
      legal: ['sail 1'],
      follows: ['place outer-terrace-1', 'done', 'place terrace-green'],
      tells: [
        { event: 'karma', seat: 0, karma: 2 },
        { event: 'round_ended', round: 1 },
        { event: 'turn_began', seat: 1 },
      ],
    },
    chamber: {
      spoken: [1, 2, 3, 4, 5, 6].map((number) => `space:chamber-${number}`),
      moves: ['place chamber-4'],
      legal: ['place chamber-3'],
      refused: { 'place chamber-1': 'RG-8.5' },
    },
    karma: {
      spoken: ['die:orange-3', 'die:orange-3*'],
      moves: ['die orange 3 turned'],
      refused: { 'die orange 3': 'RG-8.5', 'die green 5': 'RG-8.5', 'die green 5 turned': 'RG-8.5' },
      tells: [{ event: 'die_turned', seat: 0, color: 'orange', face: 3, to: 4 }],
    },
    upgrade: {
      spoken: ['building:temple', 'building:palace', 'building:fortress', 'building:mill'],
      moves: ['upgrade mill', 'upgrade temple', 'upgrade palace', 'upgrade fortress'],
      follows: ['place outer-terrace-1', 'done'],
      tells: [
        { event: 'upgraded', seat: 0, value: 3 },
        { event: 'money', seat: 0, money: 3, reason: 'chamber' },
      ],
    },
    border: {
      position: FOURTH,
      spoken: ['cell:A2', 'slot:W1'],
      kept: ['cell:B2', 'cell:D2', 'cell:D3'],
      moves: ['lay A2 0'],
      legal: ['lay E3 0', 'lay C3 1'],
      follows: ['pay 4 6', 'place terrace-purple'],
      tells: [
        { event: 'fame', seat: 0, fame: 5 },
        { event: 'money', seat: 0, money: 3, reason: 'yield' },
      ],
    },
    market: {
      spoken: ['space:market-tea-1', 'cell:B2', 'cell:D2', 'cell:D3'],
      kept: ['space:market-mixed-1', 'space:market-silk-1', 'space:market-spice-1'],
      moves: ['place market-tea-1'],
      legal: ['place market-mixed-1', 'place market-silk-1'],
    },
    sale: {
      spoken: ['die:blue-2', 'die:purple-4', 'die:green-6'],
      moves: ['die purple 4'],
      legal: ['die blue 2', 'die green 6'],
      follows: ['sell tea 4', 'place balcony-blue', 'die blue 5'],
      tells: [
        { event: 'money', seat: 0, money: 7 },
        { event: 'worker_gained', seat: 0, worker: 'money' },
      ],
    },
    worker: {
      spoken: ['space:terrace-blue', 'space:terrace-orange', 'space:terrace-green'],
      moves: ['place terrace-orange', 'place terrace-blue', 'place terrace-green'],
      refused: { 'place terrace-purple': 'RG-3.2' },
      tells: [{ event: 'dice_taken', seat: 0, dice: 1 }],
    },
    last: {
      position: LAST,
      spoken: ['space:market-mixed-1'],
      kept: ['space:market-silk-1', 'space:market-tea-1', 'space:market-spice-1', 'space:chamber-1'],
      points: [-2, 1],
      moves: ['place market-mixed-1'],
      legal: ['place chamber-1', 'place outer-terrace-1', 'place terrace-orange', 'place market-tea-1'],
      follows: ['sell mixed 3'],
      tells: [
        { event: 'money', seat: 0, money: 7 },
        { event: 'met', seat: 0, difference: 2 },
        { event: 'game_over', reason: 'met' },
      ],
    },
    advice: { points: [2, 1] },
  },
};

// Examples of the rules: what a turn of Rajas is made of.
import type { Example } from '../../../example.ts';
import { CHAMBERS, IDLE, LEFT, LOWER, open, STALLS, UPPER } from './setup.ts';

export const turn: Example<'rajas'> = {
  position: `rajas
players 3
seat 0 money 3
seat 1 money 4
seat 2 money 5
dice 0 b3 o5 p2 g4
dice 1 b2 o6 p1 g1
dice 2 b4 o2 p5 g6
`,
  crop: LEFT,
  steps: [
    {
      legal: ['place harbor-1', 'place terrace-green', 'place outer-terrace-3'],
      refused: { 'place harbor-2': 'RG-3.3' },
    },
    {
      moves: ['place terrace-green'],
      tells: [
        { event: 'dice_taken', seat: 0, color: 'green', dice: 1 },
        { event: 'rolled', seat: 0, color: 'green', face: 6 },
        { event: 'turn_began', seat: 1 },
      ],
      refused: { 'place terrace-green': 'RG-3.2' },
    },
    {
      moves: ['place harbor-1', 'die blue 2', 'sail 2'],
      picked: [],
      look: 'space:harbor-2',
      tells: [
        { event: 'die_paid', seat: 1, color: 'blue', face: 2 },
        { event: 'sailed', seat: 1, from: 0, to: 2, spaces: 2 },
        { event: 'karma', seat: 1, karma: 2 },
        { event: 'money_paid', seat: 2, money: 1, space: 'harbor-2' },
      ],
    },
    {
      moves: ['place outer-terrace-1', 'done'],
      tells: [
        { event: 'money', seat: 2, money: 2 },
        { event: 'phase_began', phase: 2 },
        { event: 'turn_began', seat: 0 },
      ],
    },
  ],
};

export const dice: Example<'rajas'> = {
  position: `rajas
players 2
seat 0 fame 2 money 6 karma 1
dice 0 b1 b2 b3 o1 o4 p2 p5 p6 g3 g5
dice 1 b2 o6 p1 g1
${IDLE}`,
  crop: LOWER,
  parts: ['hands'],
  steps: [
    { legal: ['place balcony-orange'] },
    {
      moves: ['place balcony-orange', 'die orange 1'],
      tells: [{ event: 'die_paid', seat: 0, color: 'orange', face: 1 }],
      legal: ['return blue 1', 'done'],
    },
    {
      moves: ['return blue 1'],
      tells: [{ event: 'die_returned', seat: 0, color: 'blue', face: 1 }],
      legal: ['take 2 purple', 'take 1 purple', 'take none'],
    },
    {
      moves: ['take 2 purple'],
      tells: [
        { event: 'dice_taken', seat: 0, color: 'purple', dice: 2 },
        { event: 'rolled', seat: 0, color: 'purple', face: 6 },
        { event: 'rolled', seat: 0, color: 'purple', face: 4 },
      ],
    },
  ],
};

export const karma: Example<'rajas'> = {
  position: `rajas
players 2
seat 0 fame 2 money 6 karma 1
dice 0 b2 o6 p4 g5
dice 1 b2 o6 p1 g1
${IDLE}`,
  crop: CHAMBERS,
  parts: ['hands'],
  steps: [
    { legal: ['place chamber-1'] },
    {
      moves: ['place chamber-1'],
      legal: ['die orange 6 turned'],
      refused: { 'die orange 6': 'RG-8.5', 'die blue 2 turned': 'RG-8.5' },
    },
    {
      moves: ['die orange 6 turned'],
      tells: [
        { event: 'die_turned', seat: 0, color: 'orange', face: 6, to: 1 },
        { event: 'die_paid', seat: 0, color: 'orange', face: 1 },
        { event: 'fame', seat: 0, fame: 2 },
        { event: 'starts_next', seat: 0 },
      ],
    },
  ],
};

export const quarry: Example<'rajas'> = {
  position: `rajas
players 2
${open({ 'blue-06': 'blue-08', 'purple-06': 'purple-07' })}agenda lay blue-08 build; end-turn
seat 0 fame 6 money 9 karma 0 boat 0
dice 0 b1 b3 b5 o4 g2
workers 0 quarry-2
${IDLE}province 0 D2:purple-06/0 C3:purple-03/0
`,
  crop: null,
  parts: ['province', 'hands'],
  steps: [
    {
      legal: ['lay B2 0', 'lay D3 0', 'lay D3 2', 'lay D3 3', 'lay E2 2'],
      refused: { 'lay A1 0': 'RG-5.6', 'lay D3 1': 'RG-5.6' },
    },
    {
      moves: ['lay D3 3'],
      picked: ['die:blue-3', 'die:blue-5'],
      legal: ['pay 3 5'],
      refused: { 'pay 1 5': 'RG-5.2' },
    },
    {
      moves: ['pay 3 5'],
      tells: [{ event: 'tile_laid', seat: 0, tile: 'blue-08', cell: 'D3' }, { event: 'tile_revealed' }],
      legal: ['first fame', 'first money'],
    },
    {
      moves: ['first fame'],
      tells: [
        { event: 'fame', seat: 0, fame: 2 },
        { event: 'money', seat: 0, money: 1 },
      ],
    },
  ],
};

export const scoring: Example<'rajas'> = {
  position: `rajas
players 2
${open({ 'blue-11': 'blue-16', 'orange-06': 'orange-07', 'green-06': 'green-07' })}agenda lay blue-16 build; end-turn
seat 0 fame 9 money 16 karma 0 boat 3
dice 0 b1 b3 b4 b6 o2
upgrades 0 2 2 2 3
workers 0 quarry-2
${IDLE}province 0 B2:green-06/0 B3:blue-04/0 B4:orange-03/3
`,
  crop: null,
  parts: ['province', 'hands'],
  steps: [
    { moves: ['lay A4 0'], picked: ['die:blue-3', 'die:blue-4', 'die:blue-6'], legal: ['pay 3 4 6'] },
    {
      moves: ['pay 3 4 6'],
      tells: [{ event: 'tile_laid', seat: 0, tile: 'blue-16', cell: 'A4' }],
      legal: ['first fame', 'first money'],
    },
    {
      moves: ['first fame'],
      tells: [
        { event: 'fame', seat: 0, fame: 3 },
        { event: 'money', seat: 0, money: 3 },
      ],
      legal: ['yield W3', 'yield S0'],
    },
    {
      moves: ['yield S0', 'take 1 orange'],
      tells: [
        { event: 'money', seat: 0, money: 5, reason: 'yield' },
        { event: 'worker_gained', seat: 0, worker: 'money' },
        { event: 'rolled', seat: 0, color: 'orange', face: 4 },
      ],
    },
  ],
};

export const markets: Example<'rajas'> = {
  position: `rajas
players 3
seat 0 fame 9 money 20 karma 0 boat 3
dice 0 b4 o2 g6
${IDLE}workers 2 outer-terrace-3 outer-terrace-4 terrace-blue
province 0 B2:orange-15/1 B3:orange-16/0 D2:purple-02/1
`,
  crop: STALLS,
  parts: ['province', 'hands'],
  steps: [
    {
      picked: [],
      look: 'space:market-mixed-1',
      tells: [{ event: 'worker_placed', space: 'market-mixed-1' }],
    },
    {
      moves: ['place market-mixed-1', 'sell mixed 2'],
      tells: [
        { event: 'sold', seat: 0, good: 'mixed', stalls: 2 },
        { event: 'money', seat: 0, money: 5 },
      ],
    },
    {
      moves: ['place market-tea-1'],
      picked: [],
      look: 'die:blue-4',
      legal: ['die blue 4', 'die orange 2', 'die green 6'],
    },
    {
      moves: ['die blue 4', 'sell tea 3'],
      tells: [
        { event: 'sold', seat: 0, good: 'tea', stalls: 3 },
        { event: 'money', seat: 0, money: 7 },
      ],
      legal: ['place market-silk-1'],
      refused: { 'place market-tea-2': 'RG-7.4' },
    },
  ],
};

export const palaces: Example<'rajas'> = {
  position: `rajas
players 2
seat 0 fame 3 money 14 karma 0 boat 1
dice 0 b5 o2 p3 g4
${IDLE}`,
  crop: UPPER,
  parts: ['hands'],
  steps: [
    {
      legal: ['place balcony-blue', 'place chamber-2', 'place chamber-3', 'place chamber-4'],
      refused: { 'place chamber-1': 'RG-8.5', 'place chamber-6': 'RG-8.5' },
    },
    {
      moves: ['place balcony-blue', 'die blue 5'],
      tells: [
        { event: 'die_paid', seat: 0, color: 'blue', face: 5 },
        { event: 'rolled', seat: 0, color: 'orange', face: 6 },
        { event: 'rolled', seat: 0, color: 'orange', face: 4 },
      ],
    },
    {
      moves: ['place chamber-3', 'die purple 3', 'take 1 green'],
      tells: [
        { event: 'die_paid', seat: 0, color: 'purple', face: 3 },
        { event: 'karma', seat: 0, karma: 2 },
        { event: 'rolled', seat: 0, color: 'green', face: 6 },
      ],
    },
    {
      moves: ['place chamber-2', 'die orange 2', 'take 1 blue 1 purple'],
      tells: [
        { event: 'die_paid', seat: 0, color: 'orange', face: 2 },
        { event: 'dice_taken', seat: 0, color: 'blue', dice: 1 },
        { event: 'dice_taken', seat: 0, color: 'purple', dice: 1 },
        { event: 'white_drawn', seat: 0, token: 'white-1' },
      ],
      legal: ['take 1 green', 'take 1 orange'],
    },
  ],
};

export const builder: Example<'rajas'> = {
  position: `rajas
players 2
${open({ 'orange-01': 'orange-02', 'purple-01': 'purple-05', 'purple-11': 'purple-12', 'green-11': 'green-12' })}seat 0 fame 9 money 22 karma 0 boat 3
dice 0 b5 p2 p6 o1 g3
upgrades 0 2 2 2 3
workers 0 harbor-1
${IDLE}province 0 D2:orange-01/3 D1:green-03/1 C3:blue-07/3 C4:purple-08/0
`,
  crop: null,
  parts: ['province', 'hands'],
  steps: [
    {
      moves: ['place chamber-5', 'die blue 5', 'tile purple-05'],
      tells: [{ event: 'die_paid', seat: 0, color: 'blue', face: 5 }],
      legal: ['lay D1 0', 'lay D2 1', 'lay D2 2'],
      refused: { 'lay C3 0': 'RG-9.1', 'lay D2 0': 'RG-9.4', 'lay D2 3': 'RG-9.4' },
    },
    {
      moves: ['lay D2 1'],
      picked: ['die:purple-2'],
      legal: ['pay 2', 'pay 6', 'pay 2 6'],
    },
    {
      moves: ['pay 2'],
      tells: [
        { event: 'tile_covered', seat: 0, tile: 'purple-05', old_tile: 'orange-01', cell: 'D2' },
        { event: 'fame', seat: 0, fame: 3 },
      ],
    },
  ],
};

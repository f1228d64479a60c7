// Examples of the rules: river, tracks, the end and the variants of Rajas.
import { PARTS } from '../../../../../games/rajas/layout.ts';
import type { Example } from '../../../example.ts';
import { CHAMBERS, HARBOUR, open } from './setup.ts';

export const river: Example<'rajas'> = {
  position: `rajas
players 2
seat 0 fame 9 money 14 karma 2 boat 2
seat 1 money 15 boat 4
dice 0 b4 o2 p6 g6
workers 1 harbor-1 outer-terrace-2 terrace-purple
`,
  crop: HARBOUR,
  parts: ['hands'],
  steps: [
    { legal: ['place harbor-2'], refused: { 'place harbor-1': 'RG-3.2' } },
    {
      moves: ['place harbor-2'],
      tells: [{ event: 'money_paid', seat: 0, money: 1 }],
      legal: ['die orange 2', 'die purple 6 turned'],
      refused: { 'die green 6': 'RG-10.1' },
    },
    {
      moves: ['die orange 2'],
      tells: [{ event: 'sailed', seat: 0, from: 2, to: 3, spaces: 1 }],
      picked: [],
      look: 'river:3',
      legal: ['sail 1', 'sail 2'],
      refused: { 'sail 3': 'RG-10.1' },
    },
    {
      moves: ['sail 2'],
      tells: [
        { event: 'sailed', seat: 0, from: 2, to: 5, spaces: 2 },
        { event: 'dice_taken', seat: 0, color: 'blue', dice: 2 },
        { event: 'rolled', seat: 0, color: 'blue', face: 6 },
        { event: 'rolled', seat: 0, color: 'blue', face: 4 },
      ],
    },
  ],
};

export const rewards: Example<'rajas'> = {
  position: `rajas
players 2
seat 0 fame 9 money 14 karma 0 boat 3
dice 0 b1 o2 p6 g6
workers 1 chamber-3 outer-terrace-2 terrace-purple
`,
  crop: CHAMBERS,
  parts: ['hands'],
  steps: [
    {
      moves: ['place harbor-1', 'die blue 1', 'sail 1'],
      tells: [{ event: 'sailed', seat: 0, from: 3, to: 4, spaces: 1 }],
      legal: ['visit yogi', 'visit portuguese'],
      refused: { 'visit great_mogul': 'RG-10.7', 'visit master_builder': 'RG-10.8' },
    },
    {
      moves: ['visit yogi'],
      tells: [
        { event: 'chamber_visited', seat: 0, chamber: 'yogi' },
        { event: 'karma', seat: 0, karma: 2 },
      ],
      never: ['die_paid', 'worker_placed'],
    },
    {
      moves: ['take 1 purple'],
      tells: [{ event: 'rolled', seat: 0, color: 'purple', face: 6 }],
    },
  ],
};

export const tracks: Example<'rajas'> = {
  position: `rajas
players 2
seat 0 fame 9 money 10 karma 0 boat 11
seat 1 boat 4
dice 0 b4 o2 p3
workers 1 outer-terrace-2 terrace-blue terrace-purple
`,
  crop: [560, 590, 486, 248],
  steps: [
    { legal: ['place outer-terrace-1'] },
    {
      moves: ['place outer-terrace-1'],
      tells: [
        { event: 'money', seat: 0, money: 2 },
        { event: 'bonus', seat: 0, track: 'money', space: 12 },
      ],
      legal: ['sail 1', 'sail 0'],
    },
    {
      moves: ['sail 1', 'done'],
      tells: [
        { event: 'sailed', seat: 0, from: 11, to: 12, spaces: 1 },
        { event: 'money', seat: 0, money: 5 },
      ],
    },
    {
      moves: ['place chamber-4', 'die blue 4', 'upgrade temple'],
      tells: [
        { event: 'money', seat: 0, money: 3 },
        { event: 'worker_gained', seat: 0, worker: 'money' },
      ],
      legal: ['place outer-terrace-3'],
    },
  ],
};

export const end: Example<'rajas'> = {
  position: `rajas
players 2
seat 0 fame 25 money 69 karma 1 boat 12
seat 1 fame 30 money 60 karma 1 boat 14
dice 0 b4 o2 p3 g1
dice 1 o2
workers 0 quarry-1 terrace-blue chamber-2 chamber-3
workers 1 quarry-2 terrace-orange chamber-4 market-tea-1
province 1 B2:orange-15/1 B3:orange-16/0 D2:purple-02/1
`,
  crop: [180, -10, 390, 112],
  steps: [
    { legal: ['place chamber-1'] },
    {
      moves: ['place chamber-1', 'die green 1'],
      tells: [
        { event: 'fame', seat: 0, fame: 2 },
        { event: 'met', seat: 0, difference: 1 },
        { event: 'turn_began', seat: 1 },
      ],
      never: ['game_over'],
    },
    {
      moves: ['place market-mixed-1', 'sell mixed 2'],
      tells: [
        { event: 'money', seat: 1, money: 5 },
        { event: 'met', seat: 1, difference: 2 },
        { event: 'game_over', reason: 'met' },
      ],
    },
  ],
};

export const navaratnas: Example<'rajas'> = {
  position: `rajas
players 2
option mode=navaratnas
${open({ 'orange-01': 'orange-02', 'green-06': 'green-07' })}agenda token chamber-2; end-turn
seat 0 fame 9 money 14 karma 0 boat 2
dice 0 o4 o6 p3 g4
workers 0 chamber-2
workers 1 outer-terrace-2 terrace-blue terrace-purple
province 0 B2:green-06/0 D2:purple-03/2
tokens 0 N0:brown-3
tokens 1 N0:brown-7
`,
  crop: null,
  parts: ['province', 'hands'],
  steps: [
    {
      picked: ['token:white-3'],
      legal: ['token white-3 W1', 'token white-3 E1', 'no token'],
      refused: { 'token white-3 S0': 'RG-13.4', 'token brown-1 N0': 'RG-13.4' },
    },
    {
      moves: ['token white-3 W1'],
      tells: [{ event: 'token_taken', seat: 0, token: 'white-3', slot: 'W1' }],
      never: ['money'],
    },
    {
      moves: ['place quarry-1', 'tile orange-02', 'lay A2 1'],
      picked: ['die:orange-4'],
      legal: ['pay 4'],
    },
    {
      moves: ['pay 4'],
      tells: [
        { event: 'money', seat: 0, money: 2, reason: 'tile' },
        { event: 'money', seat: 0, money: 3, reason: 'yield_token' },
      ],
    },
  ],
};

export const mixed: Example<'rajas'> = {
  position: `rajas
players 2
option mode=mixed
option advanced=1
seat 0 money 3
seat 1 money 4
dice 0 b3 o5 p2 g4
dice 1 b2 o6 p1 g1
`,
  crop: null,
  parts: ['province', 'hands'],
  steps: [
    { legal: ['place chamber-2'] },
    {
      moves: ['place terrace-blue'],
      tells: [
        { event: 'rolled', seat: 0, color: 'blue', face: 6 },
        { event: 'turn_began', seat: 1 },
      ],
    },
    {
      moves: ['place chamber-2', 'die blue 2', 'take 1 orange 1 green'],
      tells: [{ event: 'white_drawn', seat: 1, token: 'white-1' }],
      never: ['token_taken'],
      legal: ['take 1 blue', 'take 1 purple'],
    },
  ],
};

export const ganga: Example<'rajas'> = {
  position: `rajas
players 2
option ganga=on
river 2:5 4:8 6:2 11:7 17:1 23:3 24:4 29:6
seat 0 fame 9 money 14 karma 2 boat 2
seat 1 money 14 boat 5
dice 0 b2 o4 p3
workers 1 outer-terrace-2 terrace-blue terrace-purple
`,
  crop: [PARTS.river.x, PARTS.river.y, 530, PARTS.river.h],
  parts: ['hands'],
  steps: [
    { legal: ['place harbor-1'] },
    {
      moves: ['place harbor-1', 'die blue 2'],
      picked: [],
      look: 'river:4',
      tells: [{ event: 'sailed', seat: 0, from: 2, to: 4, spaces: 2 }],
    },
    { moves: ['sail 2'], legal: ['sail 1', 'sail 2', 'sail 3'], refused: { 'sail 0': 'RG-10.1' } },
    {
      moves: ['sail 1'],
      tells: [
        { event: 'sailed', seat: 0, from: 4, to: 6, spaces: 1 },
        { event: 'dice_taken', seat: 0, color: 'blue', dice: 1 },
        { event: 'dice_taken', seat: 0, color: 'orange', dice: 1 },
        { event: 'dice_taken', seat: 0, color: 'purple', dice: 1 },
      ],
    },
  ],
};

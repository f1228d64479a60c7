// Examples of the rules: what a turn of Maharani is made of.
import type { Example } from '../../../example.ts';
import { NORTH, PALACE, position, TABLE } from './setup.ts';

export const start: Example<'maharani'> = {
  position: position(4, '', 'blue-half2_along red-center yellow-half1_left green-half2_across'),
  crop: TABLE,
  steps: [
    { legal: ['tile 1 A10 S', 'tile 2 B7 N', 'tile 3 C8 N', 'tile 4 D5 W'] },
    {
      picked: ['place:2'],
      lit: ['space:B2', 'space:B7'],
      legal: ['tile 2 B2 S', 'tile 2 B7 S'],
    },
    {
      picked: ['place:3'],
      refused: { 'tile 3 B2 S': 'MH-3.6', 'tile 3 B4 S': 'MH-3.6' },
      legal: ['tile 3 C8 N'],
    },
  ],
};

export const turn: Example<'maharani'> = {
  position: position(
    4,
    'A12oW+g A13oE B10yE B13yN C6pN+b D6rE+y',
    'green-half2_across red-center yellow-half1_left blue-half2_along',
  ),
  crop: PALACE,
  steps: [
    {
      picked: ['place:1'],
      legal: ['tile 1 A4 S', 'tile 1 A10 E'],
      refused: { done: 'MH-2.5' },
    },
    {
      moves: ['tile 1 A4 S'],
      lit: ['space:A4'],
      tells: [
        { event: 'gold', seat: 0, gold: 1, space: 'A4', reason: 'tile' },
        { event: 'worker_placed', seat: 0, space: 'A4' },
        { event: 'gold', seat: 0, gold: 1, space: 'A4', reason: 'worker' },
      ],
      legal: ['done'],
    },
    {
      moves: ['done'],
      tells: [
        { event: 'second_declined', seat: 0 },
        { event: 'turn_ended', seat: 0 },
        { event: 'drew', place: 1 },
        { event: 'turn_began', seat: 1, arrow: 'W' },
      ],
      legal: ['tile 2 C2 N'],
      never: ['token_turned', 'paid'],
    },
  ],
};

export const refresh: Example<'maharani'> = {
  position: position(
    2,
    'A12oW A13oE B10yE B13yN C6pE D6rN',
    'green-half1_front red-half2_along purple-half1_front blue-center',
    'down 0 A D\n',
  ),
  crop: PALACE,
  steps: [
    {
      picked: ['place:4'],
      lit: ['space:D2', 'space:D7'],
      legal: ['tile 4 D2 N', 'tile 4 D7 N', 'refresh'],
      refused: { 'tile 4 B2 N': 'MH-3.4' },
    },
    {
      moves: ['refresh'],
      tells: [
        { event: 'refreshed', seat: 0 },
        { event: 'turn_ended', seat: 0 },
        { event: 'turn_began', seat: 1 },
      ],
      never: ['gold', 'drew'],
    },
    {
      moves: ['tile 1 C3 W', 'done'],
      picked: ['place:4'],
      tells: [{ event: 'turn_began', seat: 0 }],
      legal: ['tile 4 A2 N', 'tile 4 B2 N', 'tile 4 C2 N', 'tile 4 D2 N'],
      refused: { refresh: 'MH-8.2' },
    },
  ],
};

export const rondel: Example<'maharani'> = {
  position: position(
    4,
    'A12oW+g A13oE B10yE B13yN C6pN+b D6rE+y',
    'green-half1_front red-half2_along yellow-half1_front blue-center',
  ),
  crop: PALACE,
  steps: [
    { legal: ['tile 1 A8 E', 'tile 3 C8 W'] },
    {
      moves: ['tile 1 A8 E', 'tile 3 C8 W'],
      tells: [
        { event: 'tile_laid', seat: 0, place: 1, space: 'A8' },
        { event: 'tile_laid', seat: 0, place: 3, space: 'C8' },
        { event: 'drew', place: 1 },
        { event: 'drew', place: 3 },
      ],
      never: ['token_turned'],
      lit: ['space:A8', 'space:C8'],
    },
    {
      picked: ['place:4'],
      lit: ['space:A2', 'space:A7'],
      legal: ['tile 4 A2 W', 'tile 4 A7 W'],
    },
  ],
};

export const tiles: Example<'maharani'> = {
  position: position(
    4,
    'A12oW+g A13oE B10yE B13yN C6pN+b D6rE+y',
    'green-center red-half1_left purple-center blue-half2_along',
    'down 0 C\n',
  ),
  crop: PALACE,
  steps: [
    { picked: ['place:1'], lit: ['space:A2', 'space:A7'], legal: ['tile 1 A2 S', 'tile 1 A7 S'] },
    {
      picked: ['place:1', 'space:B7'],
      look: 'arrow:S',
      lit: ['space:B7'],
      tells: [
        { event: 'token_turned', seat: 0, section: 'A' },
        { event: 'tile_laid', seat: 0, place: 1, space: 'B7' },
      ],
    },
    {
      picked: ['place:3'],
      lit: ['space:C2', 'space:C7'],
      legal: ['tile 3 C2 S', 'tile 3 C7 S'],
      refused: { 'tile 3 A7 S': 'MH-3.4', 'tile 3 B7 S': 'MH-3.4', 'tile 3 D7 S': 'MH-3.4' },
    },
  ],
};

export const pillars: Example<'maharani'> = {
  position: position(
    4,
    'A12oW+g A13oE B10yE B13yN C6pN+b D6rE+y',
    'blue-half1_left red-center yellow-half1_left green-half2_along',
  ),
  crop: PALACE,
  steps: [
    {
      picked: ['place:1'],
      lit: ['space:A2', 'space:A4', 'space:A6'],
      legal: ['tile 1 A6 W'],
      refused: { 'tile 1 A2 S': 'MH-3.6', 'tile 1 A4 S': 'MH-3.6' },
    },
    {
      picked: ['place:1', 'space:A6'],
      lit: ['space:A6'],
      legal: ['tile 1 A6 W'],
      refused: { 'tile 1 A6 N': 'MH-3.6', 'tile 1 A6 E': 'MH-3.6', 'tile 1 A6 S': 'MH-3.6' },
    },
    {
      picked: ['place:4', 'space:D5'],
      lit: ['space:D5'],
      legal: ['tile 4 D5 N', 'tile 4 D5 S'],
      refused: { 'tile 4 D5 E': 'MH-3.6', 'tile 4 D5 W': 'MH-3.6' },
    },
    {
      picked: ['place:2', 'space:B7'],
      lit: ['space:B7'],
      legal: ['tile 2 B7 N', 'tile 2 B7 E', 'tile 2 B7 S', 'tile 2 B7 W'],
    },
  ],
};

export const gold: Example<'maharani'> = {
  position: position(
    4,
    'A3bE A4bN B10bN B6bE',
    'blue-half2_along blue-half2_along yellow-half1_left green-half2_across',
  ),
  crop: NORTH,
  steps: [
    {
      picked: ['place:1', 'space:A9'],
      look: 'arrow:E',
      lit: ['space:A9'],
      tells: [{ event: 'gold', seat: 0, gold: 1, space: 'A9', reason: 'tile' }],
    },
    {
      moves: ['tile 1 A5 E'],
      lit: ['space:A3', 'space:A4', 'space:A5'],
      tells: [{ event: 'gold', seat: 0, gold: 3, space: 'A5', reason: 'tile' }],
    },
    {
      picked: ['place:2', 'space:B13'],
      look: 'arrow:E',
      lit: ['space:B13'],
      tells: [
        { event: 'gold', seat: 0, gold: 6, space: 'B13', reason: 'tile' },
        { event: 'paid', seat: 0, cost: 2 },
      ],
    },
  ],
};

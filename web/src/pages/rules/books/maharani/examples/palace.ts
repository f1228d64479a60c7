// Examples of the rules: workers, sections and the end of Maharani.
import type { Example } from '../../../example.ts';
import { NORTH_WEST, PALACE, position, TABLE } from './setup.ts';

export const workers: Example<'maharani'> = {
  position: position(
    4,
    'A12oW+g A13oE B10yE B13yN C6pN+b D6rE+y',
    'purple-half2_across red-half2_across yellow-half1_left green-half2_along',
  ),
  crop: PALACE,
  steps: [
    {
      picked: ['place:1', 'space:A4'],
      look: 'arrow:N',
      lit: ['space:A4'],
      tells: [{ event: 'gold', seat: 0, gold: 1, space: 'A4', reason: 'tile' }],
      never: ['worker_placed', 'worker_moved'],
    },
    {
      picked: ['place:1', 'space:A4'],
      look: 'arrow:S',
      lit: ['space:A4'],
      tells: [{ event: 'worker_placed', seat: 0, space: 'A4' }],
    },
    {
      picked: ['place:1', 'space:A10'],
      look: 'arrow:E',
      lit: ['space:A10'],
      legal: ['tile 1 A10 E', 'tile 1 A10 W'],
      refused: { 'tile 1 A10 S': 'MH-3.6' },
      never: ['worker_placed', 'worker_moved'],
    },
    {
      moves: ['tile 1 A4 S'],
      lit: ['space:A4'],
      tells: [
        { event: 'gold', seat: 0, gold: 1, space: 'A4', reason: 'tile' },
        { event: 'worker_placed', seat: 0, space: 'A4' },
        { event: 'gold', seat: 0, gold: 1, space: 'A4', reason: 'worker' },
      ],
    },
  ],
};

export const moving: Example<'maharani'> = {
  position: position(
    4,
    'A12bS+r A13rS+r',
    'blue-half2_along red-center yellow-half1_left green-half2_across',
  ),
  crop: NORTH_WEST,
  steps: [
    { lit: ['space:A12', 'space:A13'], legal: ['tile 1 A10 S', 'tile 1 D5 S'] },
    {
      picked: ['place:1', 'space:A10'],
      look: 'arrow:S',
      lit: ['space:A10', 'space:A12'],
      tells: [{ event: 'worker_moved', seat: 0, from: 'A12', space: 'A10' }],
      never: ['worker_placed'],
    },
    {
      picked: ['place:1', 'space:D5'],
      look: 'arrow:S',
      lit: ['space:D5'],
      tells: [
        { event: 'token_turned', seat: 0, section: 'A' },
        { event: 'worker_placed', seat: 0, space: 'D5' },
      ],
      never: ['worker_moved'],
    },
    {
      moves: ['tile 1 A10 S'],
      lit: ['space:A10', 'space:A13'],
      tells: [
        { event: 'gold', seat: 0, gold: 1, space: 'A10', reason: 'tile' },
        { event: 'worker_moved', seat: 0, from: 'A12', space: 'A10' },
        { event: 'gold', seat: 0, gold: 2, space: 'A10', reason: 'worker' },
      ],
    },
  ],
};

export const crews: Example<'maharani'> = {
  position: position(
    4,
    'A11rS+r A14yS+r D9pS+r A8oW+g',
    'green-center red-half2_across yellow-half1_left blue-half2_along',
  ),
  crop: NORTH_WEST,
  steps: [
    {
      picked: ['place:1', 'space:A2'],
      look: 'arrow:S',
      lit: ['space:A2'],
      tells: [
        { event: 'gold', seat: 0, gold: 1, space: 'A2', reason: 'tile' },
        { event: 'gold', seat: 0, gold: 1, space: 'A2', reason: 'worker' },
      ],
    },
    {
      picked: ['place:1', 'space:A7'],
      look: 'arrow:S',
      lit: ['space:A7', 'space:A11', 'space:A14', 'space:D9'],
      tells: [{ event: 'gold', seat: 0, gold: 4, space: 'A7', reason: 'worker' }],
    },
    {
      moves: ['tile 1 A7 S'],
      lit: ['space:A7', 'space:A8'],
      tells: [
        { event: 'gold', seat: 0, gold: 1, space: 'A7', reason: 'tile' },
        { event: 'worker_placed', seat: 0, space: 'A7' },
        { event: 'gold', seat: 0, gold: 4, space: 'A7', reason: 'worker' },
      ],
    },
  ],
};

export const second: Example<'maharani'> = {
  position: position(
    4,
    'A12bN A13bE',
    'red-half1_front blue-half2_along yellow-half1_left green-half2_across',
  ),
  crop: NORTH_WEST,
  steps: [
    {
      moves: ['tile 1 A1 E'],
      lit: ['space:A1'],
      tells: [{ event: 'gold', seat: 0, gold: 1, space: 'A1', reason: 'tile' }],
      never: ['paid', 'token_turned'],
      refused: { refresh: 'MH-8.3' },
    },
    {
      picked: ['place:2', 'space:A10'],
      look: 'arrow:S',
      lit: ['space:A10'],
      tells: [
        { event: 'token_turned', seat: 0, section: 'B' },
        { event: 'gold', seat: 0, gold: 3, space: 'A10', reason: 'tile' },
        { event: 'gold', seat: 0, gold: 1, space: 'A10', reason: 'worker' },
        { event: 'paid', seat: 0, cost: 2 },
      ],
    },
    {
      moves: ['tile 2 A10 S'],
      lit: ['space:A10'],
      tells: [
        { event: 'gold', seat: 0, gold: 3, space: 'A10', reason: 'tile' },
        { event: 'gold', seat: 0, gold: 1, space: 'A10', reason: 'worker' },
        { event: 'paid', seat: 0, cost: 2 },
        { event: 'turn_ended', seat: 0 },
        { event: 'drew', place: 1 },
        { event: 'drew', place: 2 },
      ],
    },
  ],
};

export const middle: Example<'maharani'> = {
  position: position(
    4,
    'A7bN B2bE B7oN C2oS C7rN D2rE D7pN A3gE A8gN D5yS',
    'green-center yellow-center blue-half1_front red-half1_front',
  ),
  crop: PALACE,
  steps: [
    {
      picked: ['place:1'],
      lit: ['space:A2'],
      legal: ['tile 1 A2 N', 'tile 2 A2 N'],
      refused: { 'tile 1 A6 N': 'MH-3.6', 'tile 1 B2 N': 'MH-3.1' },
    },
    {
      moves: ['tile 1 A2 N'],
      lit: ['space:A2'],
      tells: [
        { event: 'gold', seat: 0, gold: 2, space: 'A2', reason: 'tile' },
        { event: 'tile_removed', place: 2 },
      ],
      never: ['drew'],
    },
    {
      moves: ['done'],
      tells: [
        { event: 'drew', place: 1 },
        { event: 'drew', place: 2 },
        { event: 'turn_began', seat: 1 },
      ],
    },
  ],
};

export const sections: Example<'maharani'> = {
  position: position(
    4,
    'A2bW A3bW+g A4oE A5rS+r A6bW A7oN A8yS+r A9yE A10gW+g A11gN A12rN A13pS+r A14pN+b B10yE B13yN C6pE D6rN',
    'green-half1_left red-half2_along purple-half1_front blue-center',
  ),
  crop: NORTH_WEST,
  steps: [
    {
      picked: ['place:1'],
      look: 'space:A1',
      lit: ['space:A1'],
      tells: [
        { event: 'gold', seat: 0, gold: 1, space: 'A1', reason: 'tile' },
        { event: 'worker_placed', seat: 0, space: 'A1' },
        { event: 'gold', seat: 0, gold: 2, space: 'A1', reason: 'worker' },
      ],
    },
    {
      moves: ['tile 1 A1 S'],
      lit: ['space:A1'],
      tells: [{ event: 'worker_placed', seat: 0, space: 'A1' }],
      never: ['section_scored', 'workers_returned'],
      legal: ['done'],
    },
    {
      moves: ['done'],
      tells: [
        { event: 'section_scored', section: 'A', reason: 'complete' },
        { event: 'section_gold', seat: 0, section: 'A', workers: 4, gold: 13 },
        { event: 'section_gold', seat: 1, section: 'A', workers: 2, gold: 6 },
        { event: 'section_gold', seat: 2, section: 'A', workers: 1, gold: 4 },
        { event: 'workers_returned', seat: 0, section: 'A', workers: 4 },
        { event: 'workers_returned', seat: 1, section: 'A', workers: 2 },
        { event: 'workers_returned', seat: 2, section: 'A', workers: 1 },
      ],
    },
  ],
};

/** The last turn of a game between four bots. */
export const end: Example<'maharani'> = {
  position: `maharani
players 4
palace A2gN+b A3gW A4pW+g A5bW+g A6gW A7pS+r A8gE+y A9pN+b A10gW+g A11yS A12bE+y A13yE+y A14yW
palace B1bN B2yW B3yN B4gS B5oS B6yS B7yN B8gE B9oW B10pS B11pN B12rS B13rW B14pE
palace C1oE C2rS C3pS C4bS C5bE C6rE C7oS C8oN C9yE C10gE C11pN C12bN C13gN C14rW
palace D1rS D2bS D3bE D4rE D5yS D6pW D7bW D8rN D9rN D10oW D11oE D12oN D13bN D14oN
rondel - yellow-half1_left - -
gold 0 58
gold 1 55
gold 2 61
gold 3 55
scored B C D
removed orange 1 green 1 red 1 purple 1
`,
  crop: TABLE,
  steps: [
    { lit: ['space:A1'], legal: ['tile 2 A1 S'], points: [58, 55, 61, 55] },
    {
      picked: ['place:2'],
      look: 'space:A1',
      lit: ['space:A1'],
      tells: [
        { event: 'gold', seat: 0, gold: 1, space: 'A1', reason: 'tile' },
        { event: 'worker_placed', seat: 0, space: 'A1' },
        { event: 'gold', seat: 0, gold: 1, space: 'A1', reason: 'worker' },
        { event: 'section_gold', seat: 0, section: 'A', workers: 2, gold: 6 },
      ],
    },
    {
      moves: ['tile 2 A1 S'],
      tells: [
        { event: 'section_scored', section: 'A' },
        { event: 'game_over', reason: 'complete' },
      ],
      never: ['drew', 'turn_began'],
      points: [66, 64, 67, 64],
    },
  ],
};

export const two: Example<'maharani'> = {
  position: position(
    2,
    'A13bS+r A6gN+b D9yN',
    'blue-center orange-half1_left red-half2_across blue-half2_along',
  ),
  crop: NORTH_WEST,
  steps: [
    {
      moves: ['tile 1 A2 S'],
      lit: ['space:A2', 'space:A13'],
      tells: [{ event: 'gold', seat: 0, gold: 1, space: 'A2', reason: 'tile' }],
      legal: ['worker move red', 'worker new green'],
      refused: { 'worker new red': 'MH-12.4' },
    },
    {
      moves: ['worker new green'],
      lit: ['space:A2'],
      tells: [
        { event: 'worker_placed', seat: 0, worker: 'green', space: 'A2' },
        { event: 'gold', seat: 0, gold: 1, space: 'A2', reason: 'worker' },
      ],
    },
    {
      moves: ['tile 4 A10 S'],
      lit: ['space:A10'],
      tells: [
        { event: 'token_turned', seat: 0, section: 'D' },
        { event: 'gold', seat: 0, gold: 2, space: 'A10', reason: 'tile' },
      ],
      legal: ['worker move red', 'worker move green'],
      refused: { 'worker new red': 'MH-12.4', 'worker new green': 'MH-12.4' },
    },
    {
      moves: ['worker move red'],
      lit: ['space:A10'],
      tells: [
        { event: 'worker_moved', seat: 0, worker: 'red', from: 'A13', space: 'A10' },
        { event: 'gold', seat: 0, gold: 1, space: 'A10', reason: 'worker' },
        { event: 'paid', seat: 0, cost: 2 },
      ],
    },
  ],
};

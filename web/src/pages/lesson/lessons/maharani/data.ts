// The first game of Maharani: three players, the learner in the south. One game in three scenes: its beginning, the turn
// that fills the first section, and the last tile.
import type { LessonData } from '../../lesson.ts';

const opening = `maharani
players 3
palace B2bE B5yS B9gS B11oS
palace C2oN C4yN C5yW C13gN+b C14gW
palace D5pW+g D6yE D9pE
rondel blue-half1_right orange-half1_front green-half1_left purple-half1_left
gold 0 3
gold 1 5
gold 2 4
`;

/** Nothing but A5 is empty in the lion section, and no space of the peacock section takes the red tile on place 3. */
const middle = `maharani
players 3
palace A1yW+g A2gE A3gW+g A4oE A6bE A7yS+r A8oS+r A9gS+r A10oE A11oS A12yW A13oN+b A14rW
palace B1oN+b B2bE B3bN B4yW+g B5yS B7bN+b B8bW B9gS+r B10pW+g B11oS B14pW
palace C2oN+b C4yN C5yW C6rS C9bE C10bW+g C11gE C12gW C13gN+b C14gW
palace D5pW+g D6yE D8pE D9pE D10oS+r D11pN+b D12pE D14bW+g
rondel green-half1_front orange-center red-half2_across red-half2_along
number 24
gold 0 31
down 0 B C D
gold 1 37
gold 2 34
`;

const ending = `maharani
players 3
palace A1yW A2gE A3gW A4oE A5rS A6bE A7yS A8oS A9gS A10oE A11oS A12yW A13oN A14rW
palace B1oN B2bE B3bN B4yW B5yS B6gW B7bN B8bW B9gS B10pW B11oS B12pE B13rW B14pW
palace C1rS C2oN C3yS C4yN C5yW C6rS C7gS C8rW C9bE C10bW C11gE C12gW C13gN C14gW
palace D1bN D2pN D3rE D4rS+r D5pW+g D6yE D7oN+b D8pE D9pE D10oS+r D11pN+b D12pE D14bW+g
rondel - - - blue-half2_across
gold 0 64
gold 1 69
gold 2 62
scored A B C
removed red 2 purple 1 yellow 1
`;

export const data: LessonData<'maharani'> = {
  seat: 0,
  steps: {
    aim: { position: opening, points: [3, 5, 4] },
    rondel: { spoken: ['place:1', 'place:2', 'place:3', 'place:4'] },
    lay: {
      spoken: ['place:1', 'space:A6'],
      moves: ['tile 1 A6 E'],
      tells: [{ event: 'gold', seat: 0, gold: 1, space: 'A6', reason: 'tile' }],
      never: ['token_turned', 'worker_placed'],
      legal: ['tile 1 A11 E', 'tile 1 B3 E'],
      refused: { 'tile 1 A2 E': 'MH-3.6', 'tile 1 A7 E': 'MH-3.6', 'tile 1 A4 E': 'MH-3.6' },
    },
    finish: {
      spoken: ['place:1', 'done'],
      moves: ['done'],
      follows: ['tile 1 B4 W', 'done', 'tile 1 C6 S', 'done'],
      tells: [
        { event: 'drew', place: 1 },
        { event: 'turn_began', seat: 1 },
        { event: 'turn_began', seat: 2 },
        { event: 'turn_began', seat: 0 },
      ],
      never: ['paid'],
      points: [4, 5, 4],
    },
    group: {
      spoken: ['place:4', 'space:D1', 'space:D5', 'space:D9', 'space:D8'],
      moves: ['tile 4 D8 E', 'tile 4 D1 E'],
      tells: [{ event: 'gold', seat: 0, gold: 3, reason: 'tile' }],
      never: ['token_turned', 'worker_placed'],
      points: [4, 8, 5],
      legal: ['tile 4 D3 E'],
    },
    second: {
      spoken: ['place:3', 'space:C11', 'space:C12', 'space:C13', 'space:C14', 'space:B9'],
      moves: ['tile 3 C11 E', 'tile 3 C12 E'],
      follows: ['tile 3 D14 W', 'done', 'tile 4 B3 N', 'done'],
      tells: [
        { event: 'gold', seat: 0, gold: 4, reason: 'tile' },
        { event: 'paid', seat: 0, cost: 2 },
      ],
      never: ['token_turned'],
      points: [7, 8, 5],
      legal: ['done', 'tile 3 C8 N'],
      refused: { refresh: 'MH-8.3' },
    },
    worker: {
      spoken: ['place:1', 'space:A7'],
      moves: ['tile 1 A7 S'],
      tells: [
        { event: 'gold', seat: 0, gold: 1, space: 'A7', reason: 'tile' },
        { event: 'worker_placed', seat: 0, space: 'A7' },
        { event: 'gold', seat: 0, gold: 1, space: 'A7', reason: 'worker' },
      ],
      never: ['token_turned'],
      points: [9, 10, 8],
      legal: ['tile 1 A7 N', 'tile 1 A7 E', 'tile 1 A7 W', 'tile 1 A2 S'],
    },
    token: {
      spoken: ['place:2', 'space:A7', 'space:A11'],
      moves: ['tile 2 A11 S'],
      follows: ['tile 2 C10 W', 'done', 'tile 4 B7 N', 'done'],
      tells: [
        { event: 'token_turned', seat: 0, section: 'B' },
        { event: 'gold', seat: 0, gold: 1, space: 'A11', reason: 'tile' },
        { event: 'worker_placed', seat: 0, space: 'A11' },
        { event: 'gold', seat: 0, gold: 2, space: 'A11', reason: 'worker' },
        { event: 'paid', seat: 0, cost: 2 },
      ],
      points: [11, 10, 8],
      legal: ['done', 'tile 2 A12 S', 'tile 2 B8 S'],
    },
    moving: {
      spoken: ['place:3', 'space:A11', 'space:A7', 'space:A3', 'space:A8'],
      moves: ['tile 3 A8 S', 'tile 3 A3 S'],
      tells: [
        { event: 'token_turned', seat: 0, section: 'C' },
        { event: 'gold', seat: 0, gold: 1, reason: 'tile' },
        { event: 'worker_moved', seat: 0, from: 'A11' },
        { event: 'gold', seat: 0, gold: 2, reason: 'worker' },
      ],
      never: ['worker_placed'],
      points: [12, 12, 12],
      legal: ['tile 3 C8 N'],
    },
    refresh: {
      position: middle,
      spoken: ['place:3', 'space:A5', 'refresh'],
      moves: ['refresh'],
      follows: ['tile 1 B6 W', 'done', 'tile 2 D7 N', 'done'],
      tells: [{ event: 'refreshed', seat: 0 }],
      points: [31, 37, 34],
      legal: ['tile 1 B6 W', 'tile 4 D4 S'],
      refused: { 'tile 3 A5 S': 'MH-3.4', 'tile 2 C7 S': 'MH-3.4' },
    },
    section: {
      spoken: ['place:3', 'space:A5', 'space:A7', 'space:A8', 'space:A9'],
      moves: ['tile 3 A5 S'],
      tells: [
        { event: 'token_turned', seat: 0, section: 'C' },
        { event: 'gold', seat: 0, gold: 1, space: 'A5', reason: 'tile' },
        { event: 'worker_placed', seat: 0, space: 'A5' },
        { event: 'gold', seat: 0, gold: 4, space: 'A5', reason: 'worker' },
      ],
      never: ['section_scored'],
      points: [31, 40, 37],
      legal: ['tile 3 A5 N'],
    },
    score: {
      spoken: ['space:A5', 'space:A7', 'space:A8', 'space:A9'],
      moves: ['done'],
      tells: [
        { event: 'section_gold', seat: 0, section: 'A', workers: 4, gold: 13 },
        { event: 'section_gold', seat: 1, section: 'A', workers: 2, gold: 6 },
        { event: 'section_gold', seat: 2, section: 'A', workers: 1, gold: 4 },
        { event: 'workers_returned', seat: 0, section: 'A', workers: 4 },
      ],
      points: [36, 40, 37],
    },
    last: {
      position: ending,
      spoken: ['place:4', 'space:D13', 'space:D14', 'space:C9', 'space:D4', 'space:D10'],
      moves: ['tile 4 D13 S'],
      tells: [
        { event: 'gold', seat: 0, gold: 3, space: 'D13', reason: 'tile' },
        { event: 'gold', seat: 0, gold: 2, space: 'D13', reason: 'worker' },
        { event: 'section_gold', seat: 0, section: 'D', workers: 3, gold: 9 },
        { event: 'section_gold', seat: 1, section: 'D', workers: 2, gold: 6 },
        { event: 'section_gold', seat: 2, section: 'D', workers: 2, gold: 6 },
        { event: 'game_over', reason: 'complete' },
      ],
      points: [64, 69, 62],
      legal: ['tile 4 D13 N'],
    },
    advice: { points: [78, 75, 68] },
  },
};

// The examples of Maharani: the first seat lays, with its side in the south.
import type { BookData } from '../../example.ts';
import { crews, end, middle, moving, second, sections, two, workers } from './examples/palace.ts';
import { gold, pillars, refresh, rondel, start, tiles, turn } from './examples/turn.ts';

export const data: BookData<'maharani'> = {
  examples: {
    start,
    turn,
    refresh,
    rondel,
    tiles,
    pillars,
    gold,
    workers,
    moving,
    crews,
    second,
    middle,
    sections,
    end,
    two,
  },
  fine: {
    table: ['MH-1.3', 'MH-1.10', 'MH-1.13'],
    rondel: ['MH-2.4', 'MH-3.9'],
    tiles: ['MH-3.10'],
    gold: ['MH-4.5'],
    moving: ['MH-5.10'],
    'worker-gold': ['MH-6.6'],
    middle: ['MH-9.6', 'MH-9.7', 'MH-9.8'],
    sections: ['MH-10.7', 'MH-10.9'],
    end: ['MH-11.2', 'MH-11.5', 'MH-11.6', 'MH-11.12', 'MH-13.11'],
    two: ['MH-12.11'],
  },
};

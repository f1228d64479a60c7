// The examples of Rajas of the Ganges. Where an example ends with the turn of its player, all workers of the others are
// placed, so that the next turn is that player's again.
import type { BookData } from '../../example.ts';
import { builder, dice, karma, markets, palaces, quarry, scoring, turn } from './examples/turn.ts';
import { end, ganga, mixed, navaratnas, rewards, river, tracks } from './examples/ways.ts';

export const data: BookData<'rajas'> = {
  examples: {
    turn,
    dice,
    karma,
    quarry,
    scoring,
    market: markets,
    palace: palaces,
    'master-builder': builder,
    river,
    rewards,
    tracks,
    end,
    navaratnas,
    mixed,
    ganga,
  },
  fine: {
    turn: ['RG-2.5', 'RG-2.7'],
    dice: ['RG-4.5', 'RG-4.7'],
    market: ['RG-7.5'],
    palace: ['RG-8.2', 'RG-8.12'],
    tracks: ['RG-11.13'],
    end: ['RG-12.4'],
    navaratnas: ['RG-13.9', 'RG-13.16'],
  },
};

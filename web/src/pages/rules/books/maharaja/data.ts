// The examples of Maharaja: corners of the map around Ajmer, with the governor track where it matters.
import type { BookData } from '../../example.ts';
import { cards, governors, palaces, powers, scoring } from './examples/city.ts';
import { board, disc, first, houses, move, travel, turn } from './examples/turn.ts';
import { auction, home, several, tokens } from './examples/variants.ts';

export const data: BookData<'maharaja'> = {
  examples: {
    board,
    first,
    disc,
    turn,
    travel,
    houses,
    move,
    palaces,

    governors,
    cards,
    powers,
    scoring,
    auction,
    tokens,
    home,
    several,
  },
  places: {
    jaisalmer: ['Jaisalmer', 'Džajsalmér', 'Джайсалмер'],
    bikaner: ['Bikaner', 'Bíkanér', 'Биканер'],
    jaipur: ['Jaipur', 'Džajpur', 'Джайпур'],
    jodhpur: ['Jodhpur', 'Džódhpur', 'Джодхпур'],
    ajmer: ['Ajmer', 'Adžmér', 'Аджмер'],
    udaipur: ['Udaipur', 'Udajpur', 'Удайпур'],
    kota: ['Kota', 'Kóta', 'Кота'],
  },
  fine: {
    table: ['MJ-1.13'],
    setup: ['MJ-1.11'],
    round: ['MJ-6.11'],
    disc: ['MJ-5.7'],
    turn: ['MJ-14.6', 'MJ-21.6'],
    houses: ['MJ-8.8', 'MJ-8.16'],
    move: ['MJ-8.15'],
    cards: ['MJ-12.3', 'MJ-12.8', 'MJ-12.10'],
    characters: ['MJ-13.3', 'MJ-13.7', 'MJ-13.14'],
    tokens: ['MJ-18.3', 'MJ-18.8'],
    home: ['MJ-19.2'],
    several: ['MJ-20.9', 'MJ-20.12', 'MJ-20.14'],
  },
};

// The first game of Maharaja: the last of the first houses and round 1 for two, then the last round of the same table.
// A disc is sealed, but not here: discs are set one after the other, as in a record, and the rival's stands in `follows`.
import type { LessonData } from '../../lesson.ts';

const FIRST_ROUND = `maharaja
players 2
round 0
track ajmer kota udaipur jodhpur jaipur bikaner jaisalmer
cards 0 mogul
cards 1 trader
village v12 0
village v13 0
village v14 0
village v17 1
village v18 1
village v26 1
agenda place 0
`;

const LAST_ROUND = `maharaja
players 2
round 8
track udaipur jaipur bikaner jaisalmer ajmer jodhpur kota
cards 0 mogul
cards 1 trader
gold 0 9
gold 1 11
supply 0 4
supply 1 3
architect 0 kota
architect 1 ajmer
village v06 0
village v07 0
village v10 1
village v11 1
village v12 0
village v13 0
village v14 0
village v17 1
village v18 1
village v20 0
village v22 0
village v24 1
village v26 1
village v28 1
village v29 1
village v30 0
houses ajmer 0 1 1 2
houses jodhpur 0 1 1 2
houses kota 0 2
palaces ajmer 0 1 - - - - -
palaces bikaner 0 - - - - - -
palaces jaipur 1 0 - - - - -
palaces jaisalmer - 0 - - - - -
palaces jodhpur 0 1 - - - - -
palaces kota - 1 - - - - -
palaces udaipur 1 1 0 - - - -
agenda disc 0
`;

export const data: LessonData<'maharaja'> = {
  seat: 0,
  places: {
    jaisalmer: ['Jaisalmer', 'Džajsalmér', 'Джайсалмер'],
    bikaner: ['Bikaner', 'Bíkanér', 'Биканер'],
    jaipur: ['Jaipur', 'Džajpur', 'Джайпур'],
    jodhpur: ['Jodhpur', 'Džódhpur', 'Джодхпур'],
    ajmer: ['Ajmer', 'Adžmér', 'Аджмер'],
    udaipur: ['Udaipur', 'Udajpur', 'Удайпур'],
    kota: ['Kota', 'Kóta', 'Кота'],
  },
  steps: {
    aim: { position: FIRST_ROUND, points: [0, 0] },
    roads: {
      spoken: ['place:v22', 'place:v18', 'junction:start', 'junction:ajmer'],
      moves: ['place v22'],
      follows: ['place v28'],
      tells: [
        { event: 'house_placed', seat: 0, place: 'v22', lap: 4 },
        { event: 'house_placed', seat: 1, place: 'v28', lap: 4 },
        { event: 'supply_taken', seat: 0, houses: 6 },
        { event: 'round_began', round: 1, city: 'ajmer' },
      ],
      refused: { 'place v18': 'MJ-3.5' },
    },
    disc: {
      spoken: ['pointer:palace_house', 'pointer:governor', 'junction:ajmer'],
      moves: ['disc palace_house governor'],
      follows: ['disc two_houses palace'],
      tells: [
        { event: 'turn_began', seat: 0 },
        { event: 'disc_shown', seat: 0, first: 'palace_house', second: 'governor' },
      ],
    },
    travel: {
      spoken: ['junction:ajmer', 'place:v18', 'place:v22'],
      moves: ['travel ajmer r13'],
      tells: [
        { event: 'travelled', seat: 0, from: 'start', to: 'ajmer', toll: 1 },
        { event: 'toll_received', seat: 1, other: 0, gold: 1 },
      ],
      legal: ['travel kota r15', 'house disc v24'],
      refused: { 'travel udaipur r14': 'MJ-7.3', 'palace disc central': 'MJ-9.8' },
    },
    palace: {
      spoken: ['junction:ajmer'],
      moves: ['palace disc central'],
      tells: [{ event: 'palace_built', seat: 0, city: 'ajmer', site: 'central', price: 12 }],
      legal: ['palace disc outer'],
    },
    house: {
      spoken: ['junction:ajmer', 'place:ajmer'],
      moves: ['house disc ajmer'],
      tells: [{ event: 'house_built', seat: 0, place: 'ajmer', price: 1 }],
      legal: ['house disc v24', 'governor disc jodhpur'],
    },
    governor: {
      spoken: [
        'governor:kota',
        'governor:udaipur',
        'governor:jodhpur',
        'place:v13',
        'place:v14',
        'junction:jodhpur',
      ],
      moves: ['governor disc jodhpur'],
      tells: [{ event: 'governor_moved', seat: 0, city: 'jodhpur', from_field: 4, field: 2 }],
      legal: ['governor disc jaipur', 'travel jodhpur r07', 'end'],
      refused: { 'governor disc kota': 'MJ-11.2', 'governor disc udaipur': 'MJ-11.2' },
    },
    pay: {
      spoken: ['junction:ajmer', 'end'],
      moves: ['end'],
      follows: ['travel ajmer r13', 'palace disc outer', 'house disc ajmer', 'house disc ajmer', 'end'],
      tells: [
        { event: 'toll_received', seat: 0, other: 1, gold: 1 },
        { event: 'city_scored', city: 'ajmer' },
        { event: 'payout', seat: 0, city: 'ajmer', rank: 1, points: 5, gold: 10 },
        { event: 'payout', seat: 1, city: 'ajmer', rank: 2, points: 4, gold: 5 },
        { event: 'round_began', round: 2, city: 'jodhpur' },
      ],
      never: ['compensation'],
    },
    circle: { spoken: ['junction:jodhpur', 'place:v13', 'place:v14'], points: [1, 1] },
    plan: {
      position: LAST_ROUND,
      spoken: ['pointer:palace', 'pointer:character', 'junction:kota'],
      moves: ['disc palace character'],
      follows: ['disc gold palace'],
      tells: [
        { event: 'turn_began', seat: 0 },
        { event: 'disc_shown', seat: 0, first: 'palace', second: 'character' },
      ],
      points: [6, 6],
    },
    artisan: {
      spoken: ['disc:character', 'character:artisan', 'character:mogul'],
      moves: ['character artisan'],
      tells: [
        { event: 'card_returned', seat: 0, character: 'mogul' },
        { event: 'card_taken', seat: 0, character: 'artisan' },
      ],
      legal: ['character builder', 'character trader'],
      refused: { 'palace disc central': 'MJ-9.1' },
    },
    seventh: {
      spoken: ['junction:kota'],
      moves: ['palace disc central'],
      tells: [{ event: 'palace_built', seat: 0, city: 'kota', site: 'central', price: 9 }],
      legal: ['palace disc outer'],
    },
    last: {
      spoken: ['junction:kota', 'end'],
      moves: ['end'],
      follows: ['travel kota r11', 'gold disc', 'palace disc outer', 'end'],
      tells: [
        { event: 'toll_received', seat: 0, other: 1, gold: 1 },
        { event: 'palace_built', seat: 1, city: 'kota', site: 'outer', price: 12 },
        { event: 'payout', seat: 0, city: 'kota', rank: 1, points: 6, gold: 10 },
        { event: 'payout', seat: 1, city: 'kota', rank: 2, points: 3, gold: 5 },
        { event: 'game_over' },
      ],
      points: [7, 6],
    },
    won: { points: [7, 7] },
  },
};

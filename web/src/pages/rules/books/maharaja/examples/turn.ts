// Examples of the rules: what a turn of Maharaja is made of.
import type { Example } from '../../../example.ts';
import { AJMER, EAST, EAST_AND_TRACK, MIDDLE, table } from './setup.ts';

export const board: Example<'maharaja'> = {
  position: table(
    4,
    `
round 3
track jaipur udaipur bikaner kota jaisalmer jodhpur ajmer
architect 1 kota
architect 2 jodhpur
architect 3 ajmer
village v18 0 3
village v22 0
village v20 1
village v24 1 2
village v26 1
houses ajmer 2 1 3 2
palaces ajmer 3 2 - - - - -
houses kota 1 1
palaces kota - 1 - - - - -
shown 0 house palace
`,
  ),
  crop: [404, 346, 784, 654],
  steps: [
    { picked: [], legal: ['travel ajmer r13', 'house disc v28'], refused: { 'palace disc outer': 'MJ-9.8' } },
    {
      picked: [],
      look: 'junction:ajmer',
      tells: [{ event: 'travelled', to: 'ajmer', road: 'r13', toll: 0 }],
      refused: { 'travel kota r15': 'MJ-7.3' },
      lit: ['place:v28'],
    },
    {
      moves: ['end', 'end', 'end', 'end'],
      tells: [
        { event: 'city_scored', city: 'ajmer' },
        { event: 'round_began', round: 4, city: 'jaipur' },
      ],
    },
  ],
};

export const first: Example<'maharaja'> = {
  position: table(
    4,
    `
round 0
track kota ajmer jodhpur udaipur jaisalmer bikaner jaipur
cards 0 sadhu
cards 1 mogul
cards 2 builder
cards 3 trader
village v18 0 3
village v20 1
village v17 2 1
village v21 2
village v13 0
village v14 3 2
village v24 1
village v26 3
village v12 0
agenda place 1
`,
  ),
  crop: EAST_AND_TRACK,
  steps: [
    { picked: [], legal: ['place v22', 'place v28'], refused: { 'place v18': 'MJ-3.4' }, lit: ['place:v18'] },
    {
      moves: ['place v22'],
      tells: [{ event: 'house_placed', seat: 1, place: 'v22', lap: 4 }],
      legal: ['place v22'],
    },
    {
      moves: ['place v22', 'place v28'],
      tells: [
        { event: 'house_placed', seat: 3, place: 'v22' },
        { event: 'house_placed', seat: 0, place: 'v28' },
      ],
      refused: { 'place v22': 'MJ-3.4' },
    },
    {
      moves: ['place v28'],
      tells: [
        { event: 'house_placed', seat: 2, place: 'v28', lap: 4 },
        { event: 'supply_taken', seat: 2, houses: 6 },
        { event: 'round_began', round: 1, city: 'kota' },
      ],
    },
  ],
};

export const disc: Example<'maharaja'> = {
  position: table(
    4,
    `
round 2
track kota udaipur bikaner jaipur jaisalmer jodhpur ajmer
cards 0 mogul
cards 1 artisan
cards 2 sadhu
cards 3 builder
gold 3 13
village v13 3
village v14 2
village v17 1
village v18 0 3
village v09 1
houses ajmer 0 1
architect 0 ajmer
architect 1 ajmer
architect 2 jodhpur
architect 3 jodhpur
disc 0 house two_houses
disc 1 palace_house gold
disc 2 quarry governor
agenda disc 3
`,
  ),
  crop: [150, 348, 740, 246],
  parts: ['before'],
  steps: [
    { picked: [], legal: ['disc gold palace', 'disc palace palace'] },
    { picked: ['pointer:palace', 'pointer:gold'], legal: ['disc gold palace'] },
    {
      moves: ['disc gold palace'],
      tells: [
        { event: 'disc_set', seat: 3 },
        { event: 'disc_shown', seat: 0, first: 'house', second: 'two_houses' },
      ],
    },
  ],
};

export const turn: Example<'maharaja'> = {
  position: table(
    4,
    `
round 3
track jaipur udaipur bikaner kota jaisalmer jodhpur ajmer
gold 0 10
architect 0 ajmer
architect 1 kota
architect 2 ajmer
village v18 0 3
village v22 0
village v20 1
village v24 1 2
houses ajmer 2 1
palaces ajmer - 2 - - - - -
shown 0 gold palace_house
`,
  ),
  crop: AJMER,
  parts: ['before'],
  steps: [
    { picked: [], legal: ['gold disc'], refused: { 'palace disc central': 'MJ-9.1' } },
    {
      moves: ['gold disc'],
      picked: ['disc:palace'],
      tells: [{ event: 'gold_taken', seat: 0, gold: 2 }],
      legal: ['palace disc central'],
    },
    {
      moves: ['palace disc central'],
      tells: [{ event: 'palace_built', seat: 0, city: 'ajmer', site: 'central', price: 12 }],
      refused: { 'house disc ajmer': 'MJ-8.1', 'gold disc': 'MJ-6.8' },
    },
    {
      moves: ['end'],
      tells: [
        { event: 'compensation', seat: 1, gold: 2 },
        { event: 'compensation', seat: 2, gold: 2 },
        { event: 'compensation', seat: 3, gold: 2 },
        { event: 'turn_began', seat: 1 },
      ],
    },
  ],
};

export const travel: Example<'maharaja'> = {
  position: table(
    4,
    `
round 3
track jaipur udaipur bikaner kota jaisalmer jodhpur ajmer
gold 0 3
architect 1 jodhpur
architect 2 kota
architect 3 ajmer
village v22 0 3
village v18 2 3
village v20 2
village v13 1
village v14 1 1
shown 0 gold gold
`,
  ),
  crop: MIDDLE,
  steps: [
    {
      picked: [],
      look: 'junction:ajmer',
      tells: [
        { event: 'toll_received', seat: 2, other: 0, gold: 1 },
        { event: 'toll_received', seat: 3, other: 0, gold: 1 },
      ],
    },
    {
      moves: ['travel ajmer r13'],
      tells: [{ event: 'travelled', seat: 0, from: 'start', to: 'ajmer', toll: 2, bank: false }],
    },
    { picked: [], refused: { 'travel kota r11': 'MJ-7.3' }, lit: ['place:v24'] },
    { picked: [], legal: ['gold disc'], refused: { 'travel jodhpur r07': 'MJ-7.8' } },
  ],
};

export const houses: Example<'maharaja'> = {
  position: table(
    4,
    `
round 3
track jaipur udaipur bikaner kota jaisalmer jodhpur ajmer
gold 0 6
architect 0 ajmer
architect 1 kota
architect 2 jodhpur
village v22 1 3
village v18 0 3
village v20 0 1
village v26 1
houses ajmer 3 1
shown 0 gold two_houses
`,
  ),
  crop: EAST,
  steps: [
    {
      picked: ['disc:house'],
      legal: ['house disc v24', 'house disc ajmer'],
      refused: { 'house disc v22': 'MJ-3.4', 'house disc kota': 'MJ-8.4' },
    },
    {
      moves: ['house disc v24'],
      tells: [{ event: 'house_built', seat: 0, place: 'v24', price: 1 }],
      legal: ['travel kota r11'],
    },
    { picked: ['disc:house'], legal: ['house disc ajmer'], refused: { 'house disc v28': 'MJ-8.6' } },
    {
      moves: ['travel kota r11', 'house disc kota'],
      tells: [
        { event: 'travelled', seat: 0, to: 'kota', toll: 0 },
        { event: 'house_built', seat: 0, place: 'kota', price: 1 },
      ],
    },
  ],
};

export const move: Example<'maharaja'> = {
  position: table(
    4,
    `
round 3
track jaipur udaipur bikaner kota jaisalmer jodhpur ajmer
architect 1 ajmer
architect 2 kota
village v22 0
village v18 2 3
village v20 2
village v24 2 3
houses ajmer 1 1
shown 0 move_house gold
`,
  ),
  crop: EAST,
  steps: [
    {
      picked: ['disc:move'],
      legal: ['move disc v22 v28'],
      refused: {
        'move disc v22 ajmer': 'MJ-8.13',
        'move disc v18 v28': 'MJ-8.11',
        'move disc v22 v18': 'MJ-8.14',
      },
    },
    {
      moves: ['travel ajmer r13'],
      tells: [{ event: 'travelled', seat: 0, to: 'ajmer', toll: 2 }],
      legal: ['move disc v22 ajmer'],
    },
    {
      picked: ['disc:move', 'place:v22'],
      look: 'place:ajmer',
      tells: [{ event: 'house_moved', seat: 0, from: 'v22', to: 'ajmer' }],
    },
    {
      moves: ['move disc v22 ajmer'],
      tells: [{ event: 'house_moved', seat: 0, from: 'v22', to: 'ajmer' }],
      refused: { 'travel start r13': 'MJ-7.3' },
    },
  ],
};

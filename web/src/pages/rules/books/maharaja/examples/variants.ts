// Examples of the rules: the variants of Maharaja.
import type { Example } from '../../../example.ts';
import { AJMER, KOTA, table } from './setup.ts';

export const auction: Example<'maharaja'> = {
  position: table(
    3,
    `
option extended1=on
round 0
track kota ajmer jodhpur udaipur jaisalmer bikaner jaipur
agenda bid 0
`,
  ),
  crop: null,
  parts: ['before'],
  steps: [
    { picked: [], legal: ['bid 0', 'bid 15'], refused: { pass: 'MJ-17.2', 'bid 16': 'MJ-17.4' } },
    {
      moves: ['bid 1', 'bid 3'],
      tells: [
        { event: 'bid_made', seat: 0, bid: 1 },
        { event: 'bid_made', seat: 1, bid: 3 },
      ],
      legal: ['bid 4', 'pass'],
      refused: { 'bid 3': 'MJ-17.4' },
    },
    {
      moves: ['pass', 'pass'],
      tells: [
        { event: 'bid_passed', seat: 2 },
        { event: 'bid_passed', seat: 0 },
        { event: 'auction_won', seat: 1, price: 3 },
      ],
      legal: ['choose yogi', 'choose mogul'],
    },
    {
      moves: ['choose mogul'],
      tells: [{ event: 'character_chosen', seat: 1, character: 'mogul' }],
      legal: ['bid 0'],
      refused: { pass: 'MJ-17.2' },
    },
  ],
};

export const tokens: Example<'maharaja'> = {
  position: table(
    4,
    `
option extended1=on
round 3
track jaipur udaipur bikaner kota jaisalmer jodhpur ajmer
cards 0 yogi
cards 1 mogul
cards 2 sadhu
cards 3 artisan
turn 1
played 2 3
supply 0 1
gold 0 20
architect 0 ajmer
architect 1 kota
architect 2 ajmer
village v18 0 3
village v22 2
village v20 1
houses ajmer 2 1
shown 1 gold gold
open disc
disc 0 two_houses quarry
`,
  ),
  crop: AJMER,
  parts: ['before'],
  steps: [
    {
      moves: ['end'],
      tells: [
        { event: 'disc_shown', seat: 0, first: 'two_houses', second: 'quarry' },
        { event: 'token_gained', seat: 0 },
      ],
    },
    {
      moves: ['quarry disc'],
      tells: [{ event: 'houses_taken', seat: 0, houses: 2, source: 'disc' }],
      legal: ['token palace_house', 'token quarry'],
      refused: { 'token character': 'MJ-18.6' },
    },
    {
      moves: ['token palace_house', 'palace token outer', 'house token ajmer'],
      tells: [
        { event: 'token_used', seat: 0, action: 'palace_house' },
        { event: 'palace_built', seat: 0, city: 'ajmer', site: 'outer', price: 12, source: 'token' },
        { event: 'house_built', seat: 0, place: 'ajmer', price: 1, source: 'token' },
      ],
      refused: { 'token gold': 'MJ-18.5' },
    },
    {
      moves: ['house disc ajmer', 'house disc ajmer'],
      tells: [{ event: 'house_built', seat: 0, place: 'ajmer', source: 'disc' }],
      refused: { 'house disc ajmer': 'MJ-6.8' },
    },
  ],
};

export const home: Example<'maharaja'> = {
  position: table(
    3,
    `
option extended1=on
round 3
track jaipur udaipur bikaner ajmer jaisalmer jodhpur kota
cards 0 mogul
cards 1 yogi
cards 2 trader
turn 2
played 0 1
architect 0 ajmer
architect 1 ajmer
architect 2 ajmer
village v20 2
village v24 0 2
houses kota 2 1
palaces kota 2 3 4 - - - -
shown 2 palace palace
open disc palace
`,
  ),
  crop: KOTA,
  steps: [
    {
      moves: ['travel kota r11'],
      picked: ['disc:palace'],
      tells: [{ event: 'travelled', seat: 2, to: 'kota', toll: 0 }],
      legal: ['palace disc outer'],
      refused: { 'palace disc central': 'MJ-9.4' },
    },
    {
      moves: ['palace disc outer'],
      tells: [{ event: 'palace_built', seat: 2, city: 'kota', site: 'outer', slot: 3, price: 12 }],
    },
    {
      moves: ['end'],
      tells: [
        { event: 'payout', seat: 2, city: 'kota', rank: 1, points: 6, gold: 11 },
        { event: 'payout', seat: 1, city: 'kota', rank: 2, points: 1, gold: 7 },
      ],
      never: ['monopoly_bonus'],
    },
  ],
};

export const several: Example<'maharaja'> = {
  position: table(
    2,
    `
option extended2=on
round 4
track jaipur udaipur bikaner kota jaisalmer jodhpur ajmer
cards 0 trader
cards 1 mogul sadhu builder artisan
played 1
architect 0 ajmer
architect 1 kota
village v18 0
village v22 1
village v20 1
houses ajmer 0 1 1 1
shown 0 character character
`,
  ),
  crop: AJMER,
  parts: ['before'],
  steps: [
    {
      picked: ['disc:character'],
      legal: ['character wandering_monk'],
      refused: { 'takeover 1': 'MJ-20.4', 'exchange mogul trader': 'MJ-20.4' },
    },
    {
      moves: ['character wandering_monk'],
      picked: ['disc:character'],
      tells: [{ event: 'card_taken', seat: 0, character: 'wandering_monk' }],
      never: ['card_returned'],
      legal: ['exchange mogul trader', 'takeover 1'],
    },
    {
      moves: ['takeover 1'],
      tells: [{ event: 'takeover_began', seat: 0, other: 1 }],
      legal: ['give builder', 'give mogul'],
      refused: { 'give trader': 'MJ-20.8' },
    },
    {
      moves: ['give builder'],
      tells: [{ event: 'card_given', seat: 1, other: 0, character: 'builder' }],
      legal: ['house builder ajmer'],
    },
  ],
};

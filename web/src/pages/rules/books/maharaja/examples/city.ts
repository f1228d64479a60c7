// Examples of the rules: what happens in and around a city of Maharaja.
import type { Example } from '../../../example.ts';
import { AJMER, EAST, EAST_AND_TRACK, table } from './setup.ts';

export const palaces: Example<'maharaja'> = {
  position: table(
    4,
    `
round 3
track jaipur udaipur bikaner ajmer jaisalmer jodhpur kota
gold 0 27
architect 1 kota
architect 2 kota
village v18 0 3
village v20 0
village v22 0
village v24 0 2
houses kota 1 1
palaces kota - 1 - - - - -
palaces ajmer 2 3 - - - - -
shown 0 palace palace
`,
  ),
  crop: EAST,
  steps: [
    {
      moves: ['travel ajmer r13'],
      picked: ['disc:palace'],
      tells: [{ event: 'travelled', seat: 0, to: 'ajmer', toll: 0 }],
      legal: ['palace disc outer'],
      refused: { 'palace disc central': 'MJ-9.4' },
    },
    {
      moves: ['travel kota r11'],
      picked: ['disc:palace'],
      tells: [{ event: 'travelled', seat: 0, to: 'kota', toll: 0 }],
      legal: ['palace disc central', 'palace disc outer'],
    },
    {
      moves: ['palace disc central'],
      tells: [{ event: 'palace_built', seat: 0, city: 'kota', site: 'central', price: 12 }],
      legal: ['palace disc outer'],
    },
    {
      moves: ['palace disc outer'],
      tells: [{ event: 'palace_built', seat: 0, city: 'kota', site: 'outer', price: 12 }],
    },
  ],
};

export const governors: Example<'maharaja'> = {
  position: table(
    4,
    `
round 1
track udaipur jaipur kota bikaner jaisalmer jodhpur ajmer
architect 0 kota
architect 1 ajmer
village v20 0
village v24 0 2
village v18 1
village v22 3
houses kota 0 1
palaces kota 0 - - - - - -
shown 0 governor governor
`,
  ),
  crop: EAST_AND_TRACK,
  steps: [
    {
      picked: ['disc:governor'],
      legal: ['governor disc kota', 'governor disc ajmer'],
      refused: { 'governor disc udaipur': 'MJ-11.2', 'governor disc jaipur': 'MJ-11.2' },
    },
    {
      picked: ['disc:governor'],
      look: 'governor:kota',
      tells: [{ event: 'governor_moved', seat: 0, city: 'kota', from_field: 4, field: 2 }],
    },
    {
      moves: ['governor disc kota'],
      picked: ['disc:governor'],
      legal: ['governor disc ajmer'],
      refused: { 'governor disc kota': 'MJ-11.2' },
    },
    {
      moves: ['governor disc ajmer'],
      tells: [{ event: 'governor_moved', seat: 0, city: 'ajmer', from_field: 8, field: 6 }],
    },
  ],
};

export const cards: Example<'maharaja'> = {
  position: table(
    4,
    `
round 3
track jaipur udaipur bikaner kota jaisalmer jodhpur ajmer
cards 0 mogul
cards 1 sadhu
cards 2 builder
cards 3 artisan
architect 0 ajmer
architect 1 kota
architect 2 ajmer
village v18 0 3
village v22 2
village v20 1
houses ajmer 2 1
shown 0 gold character
`,
  ),
  crop: AJMER,
  parts: ['before'],
  steps: [
    {
      picked: ['disc:character'],
      legal: ['character builder', 'character trader'],
      refused: { 'character mogul': 'MJ-12.4' },
    },
    {
      moves: ['character builder'],
      tells: [
        { event: 'card_returned', seat: 0, character: 'mogul' },
        { event: 'card_robbed', seat: 0, other: 2, character: 'builder' },
      ],
      legal: ['choose mogul', 'choose trader'],
      refused: { 'choose sadhu': 'MJ-12.6' },
    },
    {
      moves: ['choose mogul'],
      tells: [{ event: 'card_picked', seat: 2, character: 'mogul' }],
      legal: ['house builder ajmer'],
    },
    {
      moves: ['house builder ajmer', 'gold disc', 'end'],
      tells: [
        { event: 'house_built', seat: 0, place: 'ajmer', price: 0, source: 'builder' },
        { event: 'turn_began', seat: 2 },
      ],
      never: ['compensation'],
    },
  ],
};

export const powers: Example<'maharaja'> = {
  position: table(
    4,
    `
round 3
track jaipur udaipur bikaner kota jaisalmer jodhpur ajmer
cards 0 trader
cards 1 mogul
cards 2 sadhu
cards 3 artisan
gold 0 0
turn 1
architect 1 kota
architect 2 ajmer
architect 3 jodhpur
village v18 2 3
village v22 3
shown 1 gold gold
open disc
disc 0 character house
`,
  ),
  crop: [404, 350, 570, 412],
  parts: ['before'],
  steps: [
    { moves: ['end'], tells: [{ event: 'coin', seat: 0, gold: 1 }] },
    {
      moves: ['character wandering_monk'],
      tells: [
        { event: 'card_returned', seat: 0, character: 'trader' },
        { event: 'card_taken', seat: 0, character: 'wandering_monk' },
      ],
      never: ['card_robbed'],
    },
    {
      picked: [],
      look: 'junction:ajmer',
      tells: [{ event: 'travelled', seat: 0, to: 'ajmer', toll: 3, bank: true }],
    },
    {
      moves: ['travel ajmer r13', 'house disc ajmer'],
      tells: [
        { event: 'toll_received', seat: 2, gold: 1, bank: true },
        { event: 'toll_received', seat: 3, gold: 2, bank: true },
        { event: 'house_built', seat: 0, place: 'ajmer', price: 1 },
      ],
    },
  ],
};

export const scoring: Example<'maharaja'> = {
  position: table(
    4,
    `
round 3
track kota udaipur bikaner jaipur jaisalmer jodhpur ajmer
cards 0 sadhu
cards 1 mogul
cards 2 artisan
cards 3 builder
turn 2
played 0 1 3
gold 0 0
architect 0 ajmer
architect 1 kota
architect 2 ajmer
architect 3 ajmer
village v20 0
village v24 0 2
village v18 1
village v22 3
houses ajmer 0 1 3 2 1 1
palaces ajmer 3 0 0 1 - - -
shown 2 gold gold
open disc
`,
  ),
  crop: AJMER,
  steps: [
    {
      picked: [],
      look: 'end',
      tells: [
        { event: 'payout', seat: 0, points: 6 },
        { event: 'payout', seat: 3, points: 6 },
        { event: 'payout', seat: 1, points: 2 },
        { event: 'payout', seat: 2, points: 1 },
      ],
      never: ['monopoly_bonus'],
    },
    {
      moves: ['end'],
      tells: [
        { event: 'payout', seat: 0, city: 'ajmer', rank: 1, gold: 12 },
        { event: 'payout', seat: 3, city: 'ajmer', rank: 2, gold: 9 },
        { event: 'payout', seat: 1, city: 'ajmer', rank: 3, gold: 6 },
        { event: 'payout', seat: 2, city: 'ajmer', rank: 4, gold: 3 },
        { event: 'round_began', round: 4, city: 'kota' },
      ],
    },
  ],
};

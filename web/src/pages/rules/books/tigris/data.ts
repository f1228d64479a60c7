// The examples of Tigris & Euphrates: corners of the standard board around the temples on F3 and I7.
import { cornerOf, layoutOf, UNIT } from '../../../../games/tigris/layout.ts';
import type { BookData, Example } from '../../example.ts';

/** The squares between two corners, with a little of what lies around them. */
function around(first: string, last: string): Example<'tigris'>['crop'] {
  const layout = layoutOf(false);
  const [from, to] = [cornerOf(layout, first), cornerOf(layout, last)];
  const rim = 14;
  return [from.x - rim, from.y - rim, to.x - from.x + UNIT + 2 * rim, to.y - from.y + UNIT + 2 * rim];
}

const HANDS = `hand 0 red 2 blue 1 green 2 black 1
hand 1 red 2 blue 1 green 1 black 2
hand 2 red 2 blue 1 green 1 black 2
hand 3 red 2 blue 2 green 1 black 1
`;

function corner(rows: string, more = ''): string {
  return `tigris\nplayers 4\noption scores=open\n${more}board\n     E   F   G   H   I   J   K   L\n${rows}\n${HANDS}`;
}

const start: Example<'tigris'> = {
  position: `tigris\nplayers 4\noption scores=open\n${HANDS}`,
  crop: [-24, -24, 1072, 752],
  steps: [
    { picked: ['hand:blue'], legal: ['tile blue F1'] },
    { picked: ['hand:red'], legal: ['tile red A1', 'tile green A1', 'tile black A1'] },
    { picked: ['leader:king'], legal: ['leader king A2'], refused: { 'leader king A1': 'TE-4.4' } },
  ],
};

const kingdoms: Example<'tigris'> = {
  position: corner(` 3   ~   r*  .   .   .   .   .   .
 4   .   r   .   .   .   k   .   .
 5   .   k   .   T1  r   g   .   .
 6   .   .   .   .   .   .   .   .`),
  crop: around('E2', 'L7'),
  steps: [
    { legal: ['leader king G4'] },
    { moves: ['leader king G4'], tells: [{ event: 'leader_placed', seat: 0, cell: 'G4' }] },
    {
      picked: ['hand:black'],
      look: 'cell:G5',
      tells: [{ event: 'unified', seat: 0, cell: 'G5', wars: 0 }],
      never: ['points'],
    },
  ],
};

const turn: Example<'tigris'> = {
  position: corner(` 3   ~   r*  F0  .   .   .   .   .
 4   .   r   .   .   .   .   .   .
 5   .   .   .   .   .   .   .   .
 6   .   .   .   .   .   .   .   .
 7   .   .   .   .   r*  K1  .   .`),
  crop: around('E2', 'L8'),
  steps: [
    { legal: ['tile blue E3', 'leader priest I6', 'catastrophe H5', 'swap red 2', 'pass'] },
    {
      moves: ['tile blue E3'],
      tells: [
        { event: 'tile_laid', seat: 0, cell: 'E3' },
        { event: 'points', seat: 0, color: 'blue', amount: 1 },
      ],
    },
    {
      moves: ['leader priest I6'],
      tells: [
        { event: 'leader_placed', seat: 0, cell: 'I6' },
        { event: 'turn_ended', seat: 0 },
        { event: 'drew', seat: 0 },
        { event: 'turn_began', seat: 1 },
      ],
    },
  ],
};

const catastrophe: Example<'tigris'> = {
  position: corner(` 3   ~   r*  .   .   .   .   .   .
 4   .   r   T1  k   r   K1  .   .
 5   .   .   .   .   .   .   .   .`),
  crop: around('E2', 'L6'),
  steps: [
    {
      picked: ['catastrophe'],
      legal: ['catastrophe H4', 'catastrophe I4', 'catastrophe H5'],
      refused: { 'catastrophe F3': 'TE-6.3', 'catastrophe G4': 'TE-6.5' },
    },
    {
      picked: ['catastrophe'],
      look: 'cell:I4',
      tells: [
        { event: 'tile_removed', cell: 'I4' },
        { event: 'leader_home', seat: 1, from: 'J4' },
      ],
    },
    {
      moves: ['catastrophe H4'],
      tells: [
        { event: 'catastrophe_played', seat: 0, cell: 'H4' },
        { event: 'tile_removed', cell: 'H4' },
      ],
      never: ['leader_home', 'points'],
    },
  ],
};

const tiles: Example<'tigris'> = {
  position: corner(` 3   ~   r*  K0  .   .   .   .   .
 4   .   r   T1  k   .   .   .   .
 5   .   .   .   .   .   .   .   .
 6   .   .   .   .   .   .   .   .
 7   .   .   .   .   r*  .   .   .`),
  crop: around('E2', 'M8'),
  steps: [
    {
      picked: ['hand:black'],
      look: 'cell:H3',
      tells: [{ event: 'points', seat: 0, color: 'black', amount: 1 }],
    },
    {
      picked: ['hand:green'],
      look: 'cell:H3',
      tells: [{ event: 'points', seat: 1, color: 'green', amount: 1 }],
    },
    {
      picked: ['hand:red'],
      look: 'cell:H3',
      tells: [{ event: 'points', seat: 0, color: 'red', amount: 1 }],
    },
    {
      picked: ['hand:black'],
      look: 'cell:I5',
      tells: [{ event: 'tile_laid', cell: 'I5' }],
      never: ['points'],
      refused: { 'tile blue H3': 'TE-5.3', 'tile red E3': 'TE-5.3', 'tile red H4': 'TE-5.2' },
    },
  ],
};

const leaders: Example<'tigris'> = {
  position: corner(` 3   ~   r*  T0  .   .   .   .   .
 4   .   r   k   .   r   .   .   .
 5   .   .   .   .   P1  g   .   .
 6   .   .   .   .   .   .   .   .
 7   .   .   .   .   r*  .   .   .`),
  crop: around('E2', 'L8'),
  steps: [
    { picked: ['leader:king'], legal: ['leader king E4', 'leader king I3', 'leader king H7'] },
    {
      picked: ['leader:king'],
      refused: {
        'leader king E3': 'TE-4.5',
        'leader king H4': 'TE-4.6',
        'leader king K6': 'TE-4.4',
        'leader king F4': 'TE-4.3',
      },
    },
    {
      moves: ['leader king E4'],
      tells: [{ event: 'leader_placed', seat: 0, cell: 'E4' }],
      never: ['points'],
    },
    {
      picked: ['leader:king'],
      legal: ['leader king I3', 'withdraw king'],
      refused: { 'leader king E4': 'TE-4.10' },
    },
  ],
};

const revolt: Example<'tigris'> = {
  position: corner(` 3   ~   r*  .   .   .   .   .   .
 4   .   r   r   T1  g   .   .   .
 5   .   .   .   r   K2  .   .   .
 6   .   .   .   .   .   .   .   .`),
  crop: around('E2', 'L7'),
  steps: [
    { picked: ['leader:trader'], legal: ['leader trader G3'] },
    {
      moves: ['leader trader G3'],
      tells: [{ event: 'revolt_begins', seat: 0, other: 1, attack: 2, defence: 2 }],
    },
    { moves: ['commit 1'], tells: [{ event: 'committed', seat: 0, color: 'red', amount: 1 }] },
    {
      moves: ['commit 0'],
      tells: [
        { event: 'conflict_won', seat: 0, other: 1, strength: 3, against: 2 },
        { event: 'leader_home', seat: 1, from: 'H4' },
        { event: 'points', seat: 0, color: 'red', amount: 1 },
      ],
      never: ['tile_removed'],
    },
  ],
};

const war: Example<'tigris'> = {
  position: corner(` 3   ~   r*  P0  .   .   .   .   .
 4   .   r   k   g   g   .   .   .
 5   .   .   r   T0  r   .   .   .
 6   .   .   .   .   .   .   .   .
 7   .   .   .   .   r*  g   g   .
 8   ~   ~   ~   T1  r   g   .   .`),
  crop: around('F2', 'N8'),
  steps: [
    { picked: ['hand:black'], look: 'cell:I6', tells: [{ event: 'unified', cell: 'I6', wars: 1 }] },
    {
      moves: ['tile black I6'],
      tells: [{ event: 'war_begins', seat: 0, other: 1, color: 'green', attack: 2, defence: 3 }],
      never: ['points'],
    },
    {
      moves: ['commit 2'],
      tells: [{ event: 'committed', seat: 0, color: 'green', amount: 2 }],
      legal: ['commit 1'],
    },
    {
      moves: ['commit 1'],
      tells: [
        { event: 'conflict_won', seat: 1, other: 0, strength: 4, against: 4 },
        { event: 'leader_home', seat: 0, from: 'H5' },
        { event: 'tile_removed', cell: 'H4' },
        { event: 'tile_removed', cell: 'I4' },
        { event: 'points', seat: 1, color: 'green', amount: 3 },
      ],
    },
  ],
};

const wars: Example<'tigris'> = {
  position: corner(` 3   ~   r*  k   k   .   .   .   .
 4   .   r   K0  .   .   .   .   .
 5   .   r   g   T0  .   .   .   .
 6   .   .   .   r   .   .   .   .
 7   .   .   .   .   r*  T1  g   .
 8   ~   ~   ~   K1  r   g   .   .`),
  crop: around('E2', 'L8'),
  steps: [
    { picked: ['hand:red'], look: 'cell:H7', tells: [{ event: 'unified', cell: 'H7', wars: 2 }] },
    { moves: ['tile red H7'], legal: ['war trader', 'war king'], refused: { 'war farmer': 'TE-9.3' } },
    {
      moves: ['war trader'],
      tells: [{ event: 'war_begins', seat: 0, other: 1, color: 'green', attack: 1, defence: 2 }],
    },
    {
      moves: ['commit 1', 'commit 0'],
      tells: [
        { event: 'conflict_won', seat: 1, other: 0, strength: 2, against: 2 },
        { event: 'leader_home', seat: 0, from: 'H5' },
        { event: 'tile_removed', cell: 'G5' },
        { event: 'points', seat: 1, color: 'green', amount: 2 },
        { event: 'war_called_off', seat: 0, other: 1, color: 'black' },
      ],
    },
  ],
};

const monuments: Example<'tigris'> = {
  position: corner(` 3   ~   r*  P0  .   .   .   .   .
 4   .   r   F0  r   r   T1  .   .
 5   .   .   .   r   .   .   .   .
 6   .   .   .   .   .   .   .   .`),
  crop: around('E2', 'M7'),
  steps: [
    {
      picked: ['hand:red'],
      look: 'cell:I5',
      tells: [{ event: 'points', seat: 0, color: 'red', amount: 1 }],
    },
    {
      moves: ['tile red I5'],
      legal: ['monument red-blue H4', 'monument red-green H4', 'no monument'],
      refused: { 'monument blue-green H4': 'TE-10.2' },
    },
    {
      moves: ['monument red-blue H4'],
      tells: [
        { event: 'monument_built', seat: 0, monument: 'red-blue', cell: 'H4' },
        { event: 'leader_home', seat: 1, from: 'J4' },
      ],
    },
    {
      moves: ['pass'],
      tells: [
        { event: 'points', seat: 0, color: 'red', amount: 1, reason: 'monument' },
        { event: 'points', seat: 0, color: 'blue', amount: 1, reason: 'monument' },
      ],
    },
  ],
};

const treasures: Example<'tigris'> = {
  position: corner(` 3   ~   r*  k   .   .   .   .   .
 4   .   r   .   g   .   .   .   .
 5   .   .   T0  .   .   .   .   .
 6   .   .   r   k   g   .   .   .
 7   .   .   .   .   r*  .   .   .`),
  crop: around('E2', 'L8'),
  steps: [
    { picked: ['hand:black'], look: 'cell:G4', tells: [{ event: 'tile_laid', cell: 'G4' }] },
    { moves: ['tile black G4'], legal: ['stay F3', 'stay I7'] },
    {
      moves: ['stay F3'],
      tells: [{ event: 'treasure_taken', seat: 0, cell: 'I7' }],
    },
  ],
};

const buildings: Example<'tigris'> = {
  position: corner(
    ` 3   ~   r*  K0  .   .   .   .   .
 4   .   r   k   k   .   .   .   .
 5   .   .   .   .   .   .   .   .`,
    'option buildings=on\n',
  )
    .replace('black 1', 'black 2')
    .replace('green 2', 'green 1'),
  crop: around('E2', 'M6'),
  steps: [
    {
      picked: ['hand:black'],
      look: 'cell:I4',
      tells: [{ event: 'points', seat: 0, color: 'black', amount: 1, reason: 'tile' }],
    },
    {
      moves: ['tile black I4'],
      legal: ['building G4', 'building H4', 'building I4', 'no building'],
      refused: { 'building F4': 'TE-15.2' },
    },
    { moves: ['building H4'], tells: [{ event: 'building_set', seat: 0, color: 'black', cell: 'H4' }] },
    {
      moves: ['tile black G5'],
      tells: [
        { event: 'points', seat: 0, color: 'black', amount: 1, reason: 'tile' },
        { event: 'points', seat: 0, color: 'black', amount: 1, reason: 'building' },
      ],
    },
  ],
};

export const data: BookData<'tigris'> = {
  examples: {
    start,
    kingdoms,
    turn,
    catastrophe,
    tiles,
    leaders,
    revolt,
    war,
    wars,
    monuments,
    treasures,
    buildings,
  },
  fine: {
    table: ['TE-1.6', 'TE-1.7', 'TE-1.10', 'TE-1.15', 'TE-1.16', 'TE-16.5', 'TE-16.6'],
    turn: ['TE-3.6', 'TE-3.7', 'TE-3.8', 'TE-3.11', 'TE-3.14', 'TE-12.8'],
    swap: ['TE-7.5'],
    tiles: ['TE-5.9'],
    leaders: ['TE-4.7', 'TE-4.9', 'TE-4.11'],
    revolt: ['TE-8.5', 'TE-8.12'],
    war: ['TE-9.10', 'TE-9.20', 'TE-9.21', 'TE-9.22', 'TE-9.23', 'TE-9.26', 'TE-9.27'],
    monuments: ['TE-10.4', 'TE-10.10', 'TE-10.13', 'TE-12.3', 'TE-12.5', 'TE-12.9'],
    treasures: ['TE-11.6', 'TE-11.7', 'TE-11.8', 'TE-11.9', 'TE-11.10', 'TE-11.11', 'TE-11.12'],
    buildings: [
      'TE-15.4',
      'TE-15.6',
      'TE-15.7',
      'TE-15.8',
      'TE-15.9',
      'TE-15.10',
      'TE-15.12',
      'TE-15.13',
      'TE-15.14',
      'TE-15.16',
      'TE-15.17',
      'TE-15.18',
      'TE-15.19',
    ],
    end: ['TE-13.2', 'TE-13.4', 'TE-13.5', 'TE-14.6'],
  },
};

// The board of Maharaja in real positions, drawn without a browser. What is compared is the drawing in short: which picture
// lies where, which words there are, and what is ringed.
import { render } from 'svelte/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableModel } from '../../src/board/table_model.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import Board from '../../src/games/maharaja/Board.svelte';
import Supply from '../../src/games/maharaja/Supply.svelte';
import Tray from '../../src/games/maharaja/Tray.svelte';
import { contracts } from '../../src/protocol/game.ts';
import { loadTexts } from '../../src/texts/texts.svelte.ts';
import { nativeHost } from '../support/native_host.ts';
import * as scenes from '../support/scenes.ts';

const SCENES = scenes.scenesOf('maharaja', ['governor']);

let host: EngineHost;
beforeAll(async () => {
  host = nativeHost();
  await loadTexts('maharaja');
});
afterAll(() => host.close());

async function tableOf(wish: scenes.Wish): Promise<TableModel<'maharaja'>> {
  return scenes.tableOf(host, await contracts.maharaja(), 'maharaja', wish);
}

/** One line for each thing that is seen. */
function drawn(svg: string): string {
  return scenes.drawn(svg, ['use', 'g', 'text'], ({ kind, tag, text }) => {
    const at = `${scenes.attribute(tag, 'x')},${scenes.attribute(tag, 'y')}`;
    if (kind === 'use') return `${scenes.attribute(tag, 'href').slice(1)} ${at}`;
    if (kind === 'text') return text.trim() === '' ? null : `text ${text.trim()}`;
    return scenes.attribute(tag, 'data-legal') === 'true'
      ? `legal ${scenes.attribute(tag, 'data-target')}`
      : null;
  });
}

function board(table: TableModel<'maharaja'>, narrow = false): string {
  // Numbers and their nouns stay on one line.
  return render(Board, { props: { table, narrow } }).body.replaceAll('\u00a0', ' ');
}

const TURN = `maharaja
players 3
option extended1=on
round 4
cards 0 builder
cards 1 mogul
cards 2 trader
played 1 2
turn 0
shown 0 house palace
architect 0 jaipur
gold 0 11
village v16 1 2
village v08 0
houses kota 1 2
`;

test.each(SCENES)('$name', async ({ position }) => {
  expect(drawn(board(await tableOf({ position })))).toMatchSnapshot();
});

test('on phones the governors stand in a row above the map, the one that is scored first', async () => {
  const svg = board(await tableOf({ position: TURN }), true);
  expect(svg).toContain('viewBox="0 -180 1000 1180"');
  expect(svg.indexOf('governor:kota')).toBeLessThan(svg.indexOf('governor:jaisalmer'));
});

test('every city says aloud what it is worth and what the way there costs', async () => {
  const svg = board(await tableOf({ position: TURN }));
  expect(svg).toContain(
    'aria-label="Kota, scored now, 2 gold away, your points 0, centre free, 4 free outer sites"',
  );
  expect(svg).toContain(
    'aria-label="Jaisalmer, scored next, no road, your points 0, centre free, 4 free outer sites"',
  );
  expect(svg).toContain('aria-label="village 16, houses: Boris and Cyd"');
});

test('a look at a house shows it there, and the road that it would open', async () => {
  const look = { target: 'place:v12', move: 'house disc v12' };
  const svg = board(await tableOf({ position: TURN, picked: ['disc:house'], look }));
  expect(svg).toContain('coming');
  expect(svg).toContain('ghost');
});

test('parts of a turn are chips, open or with nothing to do', async () => {
  const { body } = render(Tray, { props: { table: await tableOf({ position: TURN }), narrow: false } });
  expect(body).toContain('data-target="disc:house"');
  expect(body).toContain('data-target="disc:palace"');
  expect(body).toContain('data-target="builder:house"');
  expect(body.match(/data-target="character:/g)).toHaveLength(7);
});

test('the scored city tells where points come from and what they pay', async () => {
  const { body } = render(Supply, { props: { table: await tableOf({ position: TURN }), narrow: false } });
  expect(body).toContain('Kota, as it stands');
  expect(body).toContain('11 / 7 / 3 gold');
});

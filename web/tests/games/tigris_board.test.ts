// The board of Tigris in real positions, drawn without a browser. What is compared is the drawing in short: which
// picture lies where, which rings and badges there are, which wash a kingdom has.
import { render } from 'svelte/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableModel } from '../../src/board/table_model.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import Board from '../../src/games/tigris/Board.svelte';
import Sheet from '../../src/games/tigris/Sheet.svelte';
import Tray from '../../src/games/tigris/Tray.svelte';
import { contracts } from '../../src/protocol/game.ts';
import { loadTexts } from '../../src/texts/texts.svelte.ts';
import { nativeHost } from '../support/native_host.ts';
import * as scenes from '../support/scenes.ts';

const SCENES = scenes.scenesOf('tigris', ['draw', 'start']);

let host: EngineHost;
beforeAll(async () => {
  host = nativeHost();
  await loadTexts('tigris');
});
afterAll(() => host.close());

async function tableOf(wish: scenes.Wish): Promise<TableModel<'tigris'>> {
  return scenes.tableOf(host, await contracts.tigris(), 'tigris', wish);
}

/** The drawing in short, one line for each thing that is seen. */
function drawn(svg: string): string {
  return scenes.drawn(svg, ['use', 'circle', 'rect', 'g', 'text'], ({ kind, tag, text }) => {
    const classes = scenes.classesOf(tag);
    if (kind === 'use') return `${scenes.attribute(tag, 'href').slice(1)} ${scenes.placeOf(tag)}`;
    if (kind === 'g')
      return classes.startsWith('kingdom') ? `${classes} ${scenes.attribute(tag, 'style')}` : null;
    if (kind === 'text') return text === '' || classes.includes('coordinate') ? null : `text ${text}`;
    return /legal|support|fighter|box/.test(classes) ? `${classes} ${scenes.placeOf(tag)}` : null;
  });
}

function board(table: TableModel<'tigris'>, narrow = false): string {
  return render(Board, { props: { table, narrow } }).body;
}

test.each(SCENES)('$name', async ({ position }) => {
  const table = await tableOf({ position });
  expect(drawn(board(table))).toMatchSnapshot();
});

test.each(SCENES)('$name, turned', async ({ position }) => {
  const table = await tableOf({ position });
  expect(drawn(board(table, true))).toMatchSnapshot();
});

test('the opening, with a tile in hand', async () => {
  const table = await tableOf({ position: null, picked: ['hand:red'] });
  const svg = board(table);
  expect(svg.match(/data-legal="true"/g)).toHaveLength(125);
  expect(svg).toContain('r="4.5"');
});

test('a look at a square shows the piece there, and what it would bring', async () => {
  const look = { target: 'cell:C2', move: 'tile red C2' };
  const svg = board(await tableOf({ position: null, picked: ['hand:red'], look }));
  expect(svg).toContain('nobody scores');
  expect(drawn(svg)).toContain('box 129.5,65.5');
});

test('every square is a cell of a grid with a label', async () => {
  const svg = board(await tableOf({ position: null }));
  expect(svg).toContain('role="grid"');
  expect(svg.match(/role="row"/g)).toHaveLength(11);
  expect(svg.match(/role="gridcell"/g)).toHaveLength(176);
  expect(svg).toContain('aria-label="K1, temple with treasure"');
  expect(svg).toContain('aria-label="A4, empty river"');
});

test('whoever only watches sees the sheet of a war without anything to press', async () => {
  const position = SCENES.find(({ name }) => name === 'support')?.position ?? '';
  const watched = render(Sheet, {
    props: { table: await tableOf({ position, spectator: true }), narrow: false },
  });
  expect(watched.body).toContain('attacks');
  expect(watched.body).not.toContain('<button');
  const decided = render(Sheet, { props: { table: await tableOf({ position }), narrow: false } });
  expect(decided.body).toContain('data-target="commit:0"');
});

test('a hand is single tiles, each with the target of its colour', async () => {
  const { body } = render(Tray, { props: { table: await tableOf({ position: null }), narrow: false } });
  expect(body.match(/data-target="hand:/g)).toHaveLength(6);
  expect(body.match(/data-target="leader:/g)).toHaveLength(4);
  expect(body).toContain('data-target="swap"');
});

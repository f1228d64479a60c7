// The board of Maharani in real positions, drawn without a browser. What is compared is the drawing in short: which picture
// lies where, which rings there are and what they say.
import { render } from 'svelte/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableModel } from '../../src/board/table_model.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import Board from '../../src/games/maharani/Board.svelte';
import Sheet from '../../src/games/maharani/Sheet.svelte';
import Tray from '../../src/games/maharani/Tray.svelte';
import { contracts } from '../../src/protocol/game.ts';
import { loadTexts } from '../../src/texts/texts.svelte.ts';
import { nativeHost } from '../support/native_host.ts';
import * as scenes from '../support/scenes.ts';

const SCENES = scenes.scenesOf('maharani', ['draw', 'start']);
const foretells = (target: string) => /^(space|arrow):/.test(target);

let host: EngineHost;
beforeAll(async () => {
  host = nativeHost();
  await loadTexts('maharani');
});
afterAll(() => host.close());

async function tableOf(wish: scenes.Wish): Promise<TableModel<'maharani'>> {
  return scenes.tableOf(host, await contracts.maharani(), 'maharani', wish);
}

/** The drawing in short, one line for each thing that is seen; the ruler and the floors are always the same. */
function drawn(svg: string): string {
  return scenes.drawn(svg, ['use', 'circle', 'rect', 'text'], ({ kind, tag, text }) => {
    const classes = scenes.classesOf(tag);
    if (/floor|number|tick/.test(classes)) return null;
    if (kind === 'use') return `${scenes.attribute(tag, 'href').slice(1)} ${scenes.placeOf(tag)}`;
    if (kind === 'text') return text === '' ? null : `text ${text}`;
    return /legal|open|around|waiting|box|picked/.test(classes) ? `${classes} ${scenes.placeOf(tag)}` : null;
  });
}

function board(table: TableModel<'maharani'>, narrow = false): string {
  return render(Board, { props: { table, narrow } }).body;
}

test.each(SCENES)('$name', async ({ position }) => {
  const table = await tableOf({ position });
  expect(drawn(board(table))).toMatchSnapshot();
});

test.each(SCENES)('$name, on a phone', async ({ position }) => {
  const table = await tableOf({ position });
  expect(drawn(board(table, true))).toMatchSnapshot();
});

test('every space that the tile fits says what it brings; other sections cost a token', async () => {
  const svg = board(await tableOf({ position: null, picked: ['place:1'], foretells }));
  const rings = svg.match(/class="legal[^"]*"/g) ?? [];
  const costly = rings.filter((ring) => ring.includes('cost'));
  expect(rings.length).toBeGreaterThan(7);
  expect(costly.length).toBe((rings.length * 3) / 4);
  expect(svg.match(/possible, \d+\sgold/g)).toHaveLength(rings.length);
  expect(svg.match(/gold, uses the \w+ token/g)).toHaveLength(costly.length);
});

test('a look at a space shows the tile there, turned, with what it brings', async () => {
  const table = await tableOf({ position: null, picked: ['place:1'], foretells });
  const [[target, told] = ['', []]] = table.foretold;
  const svg = board({
    ...table,
    foreseen: { target, gloss: [], ...told[0], move: '', events: told[0]?.events ?? [] },
  });
  expect(drawn(svg)).toContain('box ');
  expect(svg).toContain('class="sum');
});

test('where several arrows fit, each has a handle that says what it brings', async () => {
  const opening = await tableOf({ position: null, picked: ['place:1'], foretells });
  const [space] = [...opening.foretold].find(([, told]) => told.length > 1) ?? [''];
  expect(space).not.toBe('');
  const svg = board(await tableOf({ position: null, picked: ['place:1', space], foretells }));
  expect(svg.match(/data-target="arrow:/g)?.length).toBeGreaterThan(1);
  expect(svg.match(/class="handle/g)?.length).toBe(svg.match(/data-target="arrow:/g)?.length);
});

test('every space is a cell of a grid with a label', async () => {
  const svg = board(await tableOf({ position: null }));
  expect(svg).toContain('role="grid"');
  expect(svg.match(/role="row"/g)).toHaveLength(10);
  expect(svg.match(/role="gridcell"/g)).toHaveLength(56);
  expect(svg).toContain('aria-label="D10, elephant section, empty, half pillars east and west"');
  expect(svg).toContain('aria-label="A2, lion section, empty, pillar in the middle"');
});

test('with two players workers are chosen by what they wear', async () => {
  const position = SCENES.find(({ name }) => name === 'worker')?.position ?? '';
  const { body } = render(Sheet, { props: { table: await tableOf({ position }), narrow: false } });
  expect(body.match(/<button/g)?.length).toBeGreaterThan(1);
  expect(body).toMatch(/orker in (dark|light) clothes/);
});

test('before fingers the tiles of the rondel lie once more', async () => {
  const { body } = render(Tray, { props: { table: await tableOf({ position: null }), narrow: true } });
  expect(body.match(/data-target="place:/g)).toHaveLength(4);
  expect(body).toContain('data-target="refresh"');
});

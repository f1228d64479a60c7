// The board of Rajas in real positions, drawn without a browser. What is compared is the drawing in short: which picture lies
// where, what is written, and what can be clicked.
import { render } from 'svelte/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableModel } from '../../src/board/table_model.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import Board from '../../src/games/rajas/Board.svelte';
import { showPart } from '../../src/games/rajas/board/shown.svelte.ts';
import Pay from '../../src/games/rajas/sheet/Pay.svelte';
import Stacks from '../../src/games/rajas/sheet/Stacks.svelte';
import Tray from '../../src/games/rajas/Tray.svelte';
import { contracts } from '../../src/protocol/game.ts';
import { loadTexts } from '../../src/texts/texts.svelte.ts';
import { nativeHost } from '../support/native_host.ts';
import * as scenes from '../support/scenes.ts';

const SCENES = scenes.scenesOf('rajas', ['draw', 'reveal', 'river', 'roll', 'start']);
const positionOf = (name: string) => SCENES.find((scene) => scene.name === name)?.position ?? '';

let host: EngineHost;
beforeAll(async () => {
  host = nativeHost();
  await loadTexts('rajas');
});
afterAll(() => host.close());

async function tableOf(wish: scenes.Wish): Promise<TableModel<'rajas'>> {
  return scenes.tableOf(host, await contracts.rajas(), 'rajas', wish);
}

/** The drawing in short, one line for each thing that is seen; the tracks' own numbers are always the same. */
function drawn(svg: string): string {
  return scenes.drawn(svg, ['use', 'text', 'path', 'button'], ({ kind, tag, text }) => {
    if (kind === 'use') return `${scenes.attribute(tag, 'href').slice(1)} ${scenes.placeOf(tag)}`;
    if (kind === 'text') return text === '' || /font-size="1[23]\b/.test(tag) ? null : `text ${text}`;
    const target = scenes.attribute(tag, 'data-target');
    return scenes.attribute(tag, 'data-legal') === 'true' ? `legal ${target}` : null;
  });
}

test.each(SCENES)('$name', async ({ position }) => {
  const table = await tableOf({ position });
  expect(drawn(render(Board, { props: { table, narrow: false } }).body)).toMatchSnapshot();
});

test.each(SCENES)('before whoever decides: $name', async ({ position }) => {
  const table = await tableOf({ position });
  expect(drawn(render(Tray, { props: { table, narrow: false } }).body)).toMatchSnapshot();
});

test.each(['palace', 'quarry', 'market', 'river', 'province', 'players', 'track'] as const)(
  'a phone shows one part: %s',
  async (part) => {
    const table = await tableOf({ position: positionOf('place') });
    showPart(part);
    expect(drawn(render(Board, { props: { table, narrow: true } }).body)).toMatchSnapshot();
  },
);

test('every space for a worker is a button with its name, price and gain', async () => {
  const table = await tableOf({ position: null });
  const { body } = render(Board, { props: { table, narrow: false } });
  expect(body).toContain(
    'aria-label="1. Great Mogul; a die showing 1; 2 fame and start player in the next round"',
  );
  expect(body).toContain('data-target="space:outer-terrace-5" data-legal="true"');
  expect(body).toContain('data-target="space:quarry-2" data-legal="false"');
});

test('a look at a space shows a card with the dice that would pay', async () => {
  const look = { target: 'space:outer-terrace-1', move: 'place outer-terrace-1' };
  const { body } = render(Board, {
    props: { table: await tableOf({ position: null, look }), narrow: false },
  });
  expect(body).toContain('data-card');
  expect(body).toMatch(/\d+ → \d+/);
});

test('whoever only watches has nothing to press in Kali', async () => {
  const table = await tableOf({ position: positionOf('pay'), spectator: true });
  expect(render(Tray, { props: { table, narrow: false } }).body).not.toContain('data-legal="true"');
});

test('a tile that cannot be paid for says what is missing', async () => {
  const table = await tableOf({ position: positionOf('tile') });
  const { decision } = table.view;
  if (decision.kind !== 'tile') throw new Error(decision.kind);
  const { body } = render(Stacks, { props: { table, decision } });
  expect(body.match(/data-target="tile:/g)?.length).toBeGreaterThan(8);
  expect(decision.pending.missing.length).toBeGreaterThan(0);
});

test('a payment shows its sum, what is lost and what the tile brings', async () => {
  const picked = ['die:blue-6', 'die:blue-5', 'die:blue-3'];
  const look = { target: 'die:blue-3', move: 'pay 3 5 6' };
  const table = await tableOf({ position: positionOf('pay'), picked, look });
  const own = table.view.seats[0];
  const { decision } = table.view;
  if (own === undefined || decision.kind !== 'pay') throw new Error(decision.kind);
  const { body } = render(Pay, { props: { table, own, pending: decision.pending } });
  expect(body).toContain('6 + 5 + 3 = 14');
  expect(body).toContain('2 is lost');
});

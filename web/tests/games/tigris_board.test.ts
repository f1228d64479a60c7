// The board of Tigris in real positions, drawn without a browser. What is compared is the drawing in short: which
// picture lies where, which rings and badges there are, which wash a kingdom has.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTHING, selectionOf } from '../../src/board/select.ts';
import type { TableModel } from '../../src/board/table_model.ts';
import { ask } from '../../src/engine/client.ts';
import type { EngineHost } from '../../src/engine/host.ts';
import Board from '../../src/games/tigris/Board.svelte';
import Sheet from '../../src/games/tigris/Sheet.svelte';
import Tray from '../../src/games/tigris/Tray.svelte';
import { contracts, foreseenOf, standingOf, viewOf } from '../../src/protocol/game.ts';
import { loadTexts } from '../../src/texts/texts.svelte.ts';
import { granted } from '../support/granted.ts';
import { nativeHost } from '../support/native_host.ts';
import { tests } from '../support/paths.ts';

const golden = join(tests, 'games/tigris/decisions');
const SCENES = readdirSync(golden)
  .filter((file) => !/draw|start/.test(file))
  .map((file) => ({ name: file.replace('.json', ''), position: positionIn(join(golden, file)) }));

function positionIn(file: string): string {
  const { position }: { position: readonly string[] } = JSON.parse(readFileSync(file, 'utf8'));
  return `${position.join('\n')}\n`;
}

let host: EngineHost;
beforeAll(async () => {
  host = nativeHost();
  await loadTexts('tigris');
});
afterAll(() => host.close());

interface Wish {
  readonly position: string | null;
  readonly spectator?: boolean;
  readonly picked?: readonly string[];
  /** A move that is looked at, with the target that makes it. */
  readonly look?: { readonly target: string; readonly move: string };
}

async function tableOf({
  position,
  spectator = false,
  picked = [],
  look,
}: Wish): Promise<TableModel<'tigris'>> {
  const contract = await contracts.tigris();
  const opening =
    position === null
      ? await ask(host, 'new', { game: 'tigris', players: 4, seed: 7 })
      : await ask(host, 'load', { game: 'tigris', position });
  const { to_act } = granted(opening);
  const seat = spectator || typeof to_act !== 'number' ? null : to_act;
  const reader = seat ?? 'spectator';
  const view = granted(viewOf(contract, granted(await ask(host, 'view', { reader })).view));
  const standing = granted(standingOf(contract, granted(await ask(host, 'standing', { reader })).standing));
  const { choices } =
    seat === null ? { choices: null } : granted(await ask(host, 'choices', { reader: seat }));
  const events = look === undefined ? [] : granted(await ask(host, 'preview', { move: look.move })).events;
  const nothing = () => {};
  return {
    game: 'tigris',
    view,
    standing,
    choices: choices === null ? null : { version: view.version, tree: choices, proposal: null },
    seat,
    people: view.seats.map((one) => ({
      seat: one.seat,
      name: ['Ada', 'Boris', 'Cyd', 'Dana'][one.seat] ?? '',
      bot: null,
      isYou: one.seat === seat,
    })),
    canAct: choices !== null,
    selection: choices === null ? NOTHING : (selectionOf(choices, picked) ?? NOTHING),
    foreseen:
      look === undefined
        ? null
        : { ...look, events: granted(foreseenOf(contract, events, view.turn)), gloss: [] },
    advice: null,
    playing: null,
    lit: new Set(),
    pointed: null,
    last: null,
    pick: nothing,
    unpick: nothing,
    back: nothing,
    confirm: nothing,
    look: nothing,
    light: nothing,
    point: nothing,
  };
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

/** The drawing in short, one line for each thing that is seen. */
function drawn(svg: string): string {
  const lines = [...svg.matchAll(/<(use|circle|rect|g|text)\b([^>]*)>([^<]*)/g)].flatMap(
    ([, kind, tag = '', text]) => {
      const classes = attribute(tag, 'class')
        .replace(/\bsvelte-\w+/g, '')
        .trim();
      const at = `${attribute(tag, 'x') || attribute(tag, 'cx')},${attribute(tag, 'y') || attribute(tag, 'cy')}`;
      if (kind === 'use') return [`${attribute(tag, 'href').slice(1)} ${at}`];
      if (kind === 'g' && classes.startsWith('kingdom')) return [`${classes} ${attribute(tag, 'style')}`];
      if (kind === 'g' || kind === 'text') {
        const isWord = kind === 'text' && text?.trim() !== '' && !classes.includes('coordinate');
        return isWord ? [`text ${text?.trim()}`] : [];
      }
      return /legal|support|fighter|box/.test(classes) ? [`${classes} ${at}`] : [];
    },
  );
  return lines.join('\n');
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

// Lines that break for real, between a port and a real hall.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectHall, type HallConnection } from '../src/hall/connection.ts';
import type { Patience } from '../src/hall/wire.ts';
import type { HallPort } from '../src/ports/hall_port.ts';
import { openHallPort } from '../src/ports/hall_port.ts';
import { contracts } from '../src/protocol/game.ts';
import { guest, openTable, seen } from './support/benches.ts';
import { granted } from './support/granted.ts';
import { type Hall, openHall, visitor } from './support/hall.ts';
import { type Line, openLine } from './support/line.ts';
import { leaves } from './support/random_move.ts';

const HASTE: Patience = { silence: 400, rest: 20, longestRest: 100 };

let hall: Hall;
let line: Line;
let mine: HallConnection;
let tab: HallConnection;
let other: HallConnection;
let port: HallPort<'tigris'>;
let rival: HallPort<'tigris'>;

beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

/** A table of two: the first behind a line that breaks, with a second page open on the direct line. */
beforeEach(async () => {
  line = await openLine(hall.port);
  const dial = await visitor(hall);
  mine = connectHall({ dial: () => dial(line.port), patience: HASTE });
  tab = connectHall({ dial: () => dial() });
  other = (await guest(hall)).connection;
  const [first, second] = await openTable('tigris', [mine, other]);
  if (first === undefined || second === undefined) throw new Error('The table has two seats.');
  port = first;
  rival = second;
});
afterEach(async () => {
  for (const connection of [mine, tab, other]) connection.close();
  await line.close();
});

function leaderMove(from: HallPort<'tigris'>) {
  const { choices } = from.state();
  const move =
    choices?.tree == null ? undefined : leaves(choices.tree).find((one) => one.startsWith('leader'));
  if (choices === null || move === undefined) throw new Error('There is nothing to decide.');
  return { move, version: choices.version };
}

/** The one of the two who has the first turn. */
function mover(): HallPort<'tigris'> {
  return port.state().choices === null ? rival : port;
}

/** Goes on until it is the turn of the port whose line breaks. */
async function myTurn(): Promise<void> {
  for (let actions = 0; mover() === rival && actions < 2; ++actions) {
    const { move, version } = leaderMove(rival);
    granted(await rival.play(move, version));
  }
  await seen(port, (one) => one.state().choices !== null);
}

function sameLog(one: HallPort<'tigris'>, two: HallPort<'tigris'>): void {
  const told = (each: HallPort<'tigris'>) =>
    each.state().log.map(({ version, what }) => `${version} ${what}`);
  expect(told(one)).toEqual(told(two));
}

test('what happened while the line was cut is told once it is back', async () => {
  const active = mover();
  const { move, version } = leaderMove(active);
  const links: string[] = [];
  port.subscribe(({ state }) => links.push(state.link));
  line.cut();
  granted(await active.play(move, version));
  await seen(port, (one) => one.state().link === 'live' && one.state().version > version);
  await seen(rival, (one) => one.state().version > version);
  expect(links).toContain('lost');
  sameLog(port, rival);
});

test('a move whose answer was lost is sent again and played once', async () => {
  await myTurn();
  const plies = port.state().view?.plies ?? 0;
  const { move, version } = leaderMove(port);
  const links: string[] = [];
  port.subscribe(({ state }) => links.push(state.link));
  line.cutAfterNextRequest();
  granted(await port.play(move, version));
  expect(links).toContain('lost');
  expect(port.state().view?.plies).toBe(plies + 1);
  await seen(rival, (one) => one.state().version === port.state().version);
  sameLog(port, rival);
});

test('an undo whose answer was lost takes back one decision', async () => {
  await myTurn();
  const plies = port.state().view?.plies ?? 0;
  const { move, version } = leaderMove(port);
  granted(await port.play(move, version));
  line.cutAfterNextRequest();
  granted(await port.undo());
  expect(port.state().view?.plies).toBe(plies);
  expect(port.state().log.filter((entry) => entry.what === 'undo').length).toBe(1);
});

test('a line that has gone silent is noticed and replaced', async () => {
  line.freeze();
  await seen(port, (one) => one.state().link === 'lost');
  line.cut();
  await seen(port, (one) => one.state().link === 'live');
  await myTurn();
  const { move, version } = leaderMove(port);
  granted(await port.play(move, version));
});

test('a server that was killed and started again loses nothing', async () => {
  const active = mover();
  const { move, version } = leaderMove(active);
  granted(await active.play(move, version));
  const before = active.state().view;
  await hall.restart();
  await seen(active, (one) => one.state().link === 'lost');
  await seen(active, (one) => one.state().link === 'live');
  expect(active.state().view).toEqual(before);
  granted(await active.undo());
});

test('several pages of one person show the same', async () => {
  const contract = await contracts.tigris();
  const table = port.page()?.table ?? '';
  const second = granted(await openHallPort({ connection: tab, contract, table }));
  expect(second.state().view).toEqual(port.state().view);
  const active = mover() === port ? second : rival;
  const { move, version } = leaderMove(active);
  granted(await active.play(move, version));
  for (const one of [port, second]) await seen(one, (each) => each.state().version > version);
  expect(second.state().view).toEqual(port.state().view);
  expect(second.state().choices).toEqual(port.state().choices);
  sameLog(port, second);
});

test('a gap in the news is filled when somebody asks', async () => {
  const all = granted(await port.events(0));
  expect(all.length).toBe(port.state().version);
  const contract = await contracts.tigris();
  const late = granted(await openHallPort({ connection: tab, contract, table: port.page()?.table ?? '' }));
  expect(granted(await late.events(0))).toEqual(all);
});

test('a table that is not there is refused', async () => {
  const contract = await contracts.tigris();
  const none = await openHallPort({ connection: mine, contract, table: 'nowhere' });
  expect(none).toMatchObject({ ok: false, error: { kind: 'refused', code: 'table/unknown' } });
});

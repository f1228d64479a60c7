// Steps and clicks of one decision that are taken back and made in another way, at a table of the engine.
import { afterEach, expect, test } from 'vitest';
import { selectionOf } from '../../src/board/select.ts';
import { openTable, type Table } from '../../src/board/table.svelte.ts';
import { room } from '../../src/games/rajas/room.ts';
import { openEnginePort } from '../../src/ports/engine_port.ts';
import { contracts } from '../../src/protocol/game.ts';
import { loadTexts } from '../../src/texts/texts.svelte.ts';
import { granted } from '../support/granted.ts';
import { nativeHost } from '../support/native_host.ts';
import { scenesOf } from '../support/scenes.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A tile of the quarry is to be laid. */
async function tableOfLaying(): Promise<Table<'rajas'>> {
  await loadTexts('rajas');
  const host = nativeHost();
  const position = scenesOf('rajas', []).find(({ name }) => name === 'lay')?.position ?? '';
  const port = granted(
    await openEnginePort<'rajas'>({
      contract: await contracts.rajas(),
      match: host,
      thoughts: host,
      reader: 0,
      opening: { kind: 'load', request: { game: 'rajas', position } },
    }),
  );
  const table = openTable<'rajas'>({
    port,
    room,
    seat: () => 0,
    people: () => [],
    isStill: () => true,
    waitForMe: () => false,
  });
  if (table === null) throw new Error('The position has no view.');
  ends.push(table.close, port.close, () => host.close());
  return table;
}

function turnOf({ view }: Table<'rajas'>): number | null {
  return view.decision.kind === 'pay' ? view.decision.pending.turn : null;
}

async function until(table: Table<'rajas'>, turn: number): Promise<void> {
  await expect.poll(() => turnOf(table)).toBe(turn);
  await expect.poll(() => table.canAct).toBe(true);
}

test('a tile on trial is turned to the way that was asked for, not to the first that fits', async () => {
  const table = await tableOfLaying();
  const tree = table.choices?.tree ?? {};
  const turns = [...(selectionOf(tree, ['cell:C3'])?.legal ?? [])].toSorted();
  expect(turns).toHaveLength(2);
  table.pick('cell:C3');
  const [first = 0, second = 0] = turns.map((target) => Number(target.slice(5)));
  await until(table, first);
  table.retake(['cell:C3', `turn:${second}`]);
  await until(table, second);
  table.retake(['cell:C3', `turn:${first}`]);
  await until(table, first);
});

test('another place for the tile is as whole a choice as the first one', async () => {
  const table = await tableOfLaying();
  for (const cell of ['cell:C3', 'cell:B2', 'cell:C3']) {
    table.pick(cell, 'tap');
    expect(table.selection.picked).toEqual([cell, expect.stringMatching(/^turn:/)]);
    expect(table.selection.move).not.toBeNull();
  }
});

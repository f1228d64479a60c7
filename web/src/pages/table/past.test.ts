import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { failed, ok } from '../../base/result.ts';
import type { Table } from '../../board/table.svelte.ts';
import type { LogEntry } from '../../protocol/game.ts';
import { type Archive, lookBackAt, type Past } from './past.svelte.ts';

/** A move of each seat in turn, after a deal by chance. */
function log(moves: number): readonly LogEntry<'tigris'>[] {
  return Array.from(
    { length: moves },
    (_, at) =>
      ({
        what: 'move',
        version: at + 1,
        ply: at + 1,
        turn: at === 0 ? 0 : at,
        actor: at === 0 ? 'chance' : at % 2,
        move: null,
        events: [],
      }) as unknown as LogEntry<'tigris'>,
  );
}

/** As much of a table as looking back needs. */
function table(moves: number): Table<'tigris'> {
  return {
    game: 'tigris',
    room: {},
    seat: 0,
    people: [],
    view: { turn: moves - 1 },
    speaking: { view: { turn: moves - 1 }, people: [], seat: 0 },
    latest: { logFrom: 0 },
    log: log(moves),
    version: moves,
    canAct: true,
    pick: () => {
      throw new Error('Nothing is to be clicked in the past.');
    },
  } as unknown as Table<'tigris'>;
}

const past = { view: { turn: 1 }, standing: [] } as unknown as Past<'tigris'>;

function archive(answer: Awaited<ReturnType<Archive<'tigris'>['look']>> = ok(past)): Archive<'tigris'> {
  return { log: async () => ok(log(6)), look: vi.fn(async () => answer) };
}

test('a step back shows the table as it was, in which nothing can be decided, and back is what is', async () => {
  const kept = archive();
  const looking = lookBackAt(table(6), kept);
  expect(looking.table).toBeNull();
  expect(looking.transport.ply).toBe(looking.transport.track.last);
  looking.move({ kind: 'back' });
  await vi.waitFor(() => expect(looking.table).not.toBeNull());
  expect(kept.look).toHaveBeenCalledWith(5);
  const shown = looking.table;
  expect(shown?.view.turn).toBe(1);
  expect(shown?.log.length).toBe(5);
  expect(shown?.canAct).toBe(false);
  shown?.pick('cell:C4');
  looking.live();
  flushSync();
  expect(looking.table).toBeNull();
});

test('the same place is asked for once', async () => {
  const kept = archive();
  const looking = lookBackAt(table(6), kept);
  for (const kind of ['back', 'back', 'forward'] as const) {
    const before = looking.table;
    looking.move({ kind });
    await vi.waitFor(() => expect(looking.table).not.toBe(before));
  }
  expect(kept.look).toHaveBeenCalledTimes(2);
});

test('where nothing can be told, the table stays as it is', async () => {
  const looking = lookBackAt(table(6), archive(failed('gone')));
  looking.move({ kind: 'first' });
  await vi.waitFor(() => expect(looking.transport.ply).toBe(looking.transport.track.last));
  expect(looking.table).toBeNull();
});

// Tables against bots in this page, kept in the browser's storage: a reload goes on where the game was. Each table has an
// entry of its own, so that two pages with two tables do not overwrite each other.
import { GAMES, type GameId } from '../protocol/game.ts';
import { isLevel, type Level } from '../protocol/generated/hall.ts';
import {
  decode,
  either,
  fields,
  integer,
  listOf,
  nothing,
  oneWord,
  parseJson,
  recordOf,
  text,
  truth,
} from '../protocol/guards.ts';

export interface LocalSettings {
  readonly game: GameId;
  /** A chair for each seat: null is the person's, others have their bot's level. */
  readonly chairs: readonly (Level | null)[];
  /** Of the game; those that are left out have the defaults. */
  readonly options: Readonly<Record<string, string>>;
}

export interface LocalPlace {
  readonly seat: number;
  readonly rank: number | null;
  readonly points: number | null;
}

export interface LocalTable extends LocalSettings {
  readonly id: string;
  readonly seed: number;
  /** The whole match as its referee has it, hidden things included; null before the first move. */
  readonly record: string | null;
  readonly over: boolean;
  /** Who stands where, once it is over; tables of older pages do not say. */
  readonly standing?: readonly LocalPlace[] | null;
  readonly changedAt: number;
}

/** What is needed of `localStorage`. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'durbar.table.';
const MOST = 20;

const isPlace = fields<LocalPlace>(
  {
    seat: integer(0, 4),
    rank: either(integer(1, 5), nothing),
    points: either(integer(-100_000, 100_000), nothing),
  },
  {},
);
const isTable = fields<LocalTable>(
  {
    id: text(1, 40, /^[a-z0-9]+$/),
    game: oneWord(...GAMES),
    chairs: listOf(either(isLevel, nothing), 2, 5),
    options: recordOf(text(1, 200)),
    seed: integer(0, Number.MAX_SAFE_INTEGER),
    record: either(text(1, 1_000_000), nothing),
    over: truth,
    changedAt: integer(0, Number.MAX_SAFE_INTEGER),
  },
  { standing: either(listOf(isPlace, 2, 5), nothing) },
);

/** `chance`: two random numbers of 32 bits. */
export function localTableOf(
  settings: LocalSettings,
  chance: readonly [number, number],
  now: number,
): LocalTable {
  const [one, two] = chance;
  return {
    ...settings,
    id: `${one.toString(36)}${two.toString(36)}`,
    // 53 bits: what a number can hold exactly.
    seed: (one >>> 11) * 2 ** 32 + two,
    record: null,
    over: false,
    changedAt: now,
  };
}

/** The seat of the person; 0 if all chairs are bots'. */
export function seatOf(settings: LocalSettings): number {
  return Math.max(0, settings.chairs.indexOf(null));
}

export function readTable(shelf: Shelf, id: string): LocalTable | null {
  const value = parseJson(shelf.getItem(PREFIX + id) ?? 'null');
  if (!value.ok) return null;
  const table = decode(isTable, value.value);
  return table.ok && table.value.id === id ? table.value : null;
}

/** All that can be understood, the last changed first. */
export function readTables(shelf: Shelf): readonly LocalTable[] {
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '');
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => readTable(shelf, key.slice(PREFIX.length)) ?? [])
    .sort((a, b) => b.changedAt - a.changedAt);
}

/** For one more: the finished go first, then those that lay longest. */
function makeRoom(shelf: Shelf): void {
  const all = readTables(shelf);
  const inOrder = [...all.filter(({ over }) => !over), ...all.filter(({ over }) => over)];
  for (const { id } of inOrder.slice(MOST - 1)) shelf.removeItem(PREFIX + id);
}

/** Keeps the table, and has room for it. False: nothing can be kept. */
export function writeTable(shelf: Shelf, table: LocalTable): boolean {
  // One that has its place needs none: what is written after every move must cost no more than that.
  if (shelf.getItem(PREFIX + table.id) === null) makeRoom(shelf);
  try {
    shelf.setItem(PREFIX + table.id, JSON.stringify(table));
    return true;
  } catch {
    return false;
  }
}

/** Tables of a browser that stores nothing live as long as the page. */
const passing = new Map<string, LocalTable>();

function shelfOfPage(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Opens a table; its page is `/local/ID`. */
export function openLocalTable(settings: LocalSettings): LocalTable {
  const [one = 0, two = 0] = crypto.getRandomValues(new Uint32Array(2));
  const table = localTableOf(settings, [one, two], Date.now());
  keepLocalTable(table);
  return table;
}

/** To be called after every move, with the record as it is then. */
export function keepLocalTable(table: LocalTable): void {
  const kept = { ...table, changedAt: Date.now() };
  passing.set(table.id, kept);
  const shelf = shelfOfPage();
  if (shelf !== null) writeTable(shelf, kept);
}

export function localTable(id: string): LocalTable | null {
  const shelf = shelfOfPage();
  return (shelf === null ? null : readTable(shelf, id)) ?? passing.get(id) ?? null;
}

export function localTables(): readonly LocalTable[] {
  const shelf = shelfOfPage();
  return shelf === null ? [...passing.values()] : readTables(shelf);
}

export function dropLocalTable(id: string): void {
  passing.delete(id);
  shelfOfPage()?.removeItem(PREFIX + id);
}

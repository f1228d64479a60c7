// What the hall shows of a table, wherever it is kept. Pure: words come later.
import type { LocalTable } from '../../app/local_tables.ts';
import { pathOf } from '../../app/route.ts';
import type { Option, OwnSummary, Summary } from '../../protocol/generated/hall.ts';

export interface ShownSeat {
  readonly kind: 'person' | 'bot' | 'free';
  readonly name: string | null;
  readonly isYou: boolean;
}

/** What keeps the game from going on. */
export type Awaited =
  | { readonly kind: 'you' }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot' }
  | { readonly kind: 'players' }
  | { readonly kind: 'here' };

export interface OwnTable {
  readonly key: string;
  readonly game: string;
  readonly options: readonly Option[];
  readonly seats: readonly ShownSeat[];
  readonly awaited: Awaited;
  readonly href: string;
}

export function seatsOf(table: Summary, me: string | null): readonly ShownSeat[] {
  return table.seats.map(({ sitter, person, name }, at) => {
    const isBots = sitter === 'bot' || (sitter === 'nobody' && table.settings.chairs[at]?.kind === 'bot');
    const kind = sitter === 'person' ? 'person' : isBots ? 'bot' : 'free';
    return { kind, name, isYou: me !== null && person === me };
  });
}

function awaitedAt(table: OwnSummary): Awaited {
  if (table.your_turn) return { kind: 'you' };
  if (table.stage === 'waiting') return { kind: 'players' };
  const names = table.deciding.flatMap((seat) => table.seats[seat]?.name ?? []);
  const [first] = names;
  return first === undefined ? { kind: 'bot' } : { kind: 'person', name: first };
}

export function ownTable(table: OwnSummary, me: string | null): OwnTable {
  return {
    key: table.table,
    game: table.settings.game,
    options: table.settings.options,
    seats: seatsOf(table, me),
    awaited: awaitedAt(table),
    href: pathOf({ page: 'table', table: table.table, link: null }),
  };
}

export function ownLocalTable(table: LocalTable): OwnTable {
  return {
    key: `local ${table.id}`,
    game: table.game,
    options: Object.entries(table.options).map(([name, value]) => ({ name, value })),
    seats: table.chairs.map((level) => ({
      kind: level === null ? 'person' : 'bot',
      name: null,
      isYou: level === null,
    })),
    awaited: { kind: 'here' },
    href: pathOf({ page: 'local', id: table.id }),
  };
}

/** Names of the others at a finished table, the reader last. Bots have no names: they are counted. */
export function companyOf(
  table: Summary,
  me: string | null,
): { readonly names: readonly string[]; readonly you: boolean; readonly bots: number } {
  const seats = seatsOf(table, me);
  return {
    names: seats.flatMap(({ isYou, name }) => (isYou || name === null ? [] : name)),
    you: seats.some(({ isYou }) => isYou),
    bots: seats.filter(({ kind, name }) => kind === 'bot' && name === null).length,
  };
}

/** Options that are not as usual; an option that is left out is. */
export function unusual(
  options: readonly Option[],
  usual: Readonly<Record<string, string>>,
): readonly Option[] {
  return options.filter(({ name, value }) => usual[name] !== undefined && usual[name] !== value);
}

export function timeOfDay(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 4 && hour < 10) return 'morning';
  return hour >= 10 && hour < 18 ? 'day' : 'evening';
}

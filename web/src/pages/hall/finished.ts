// Finished games, of the hall and of this browser, as one list: who played and how it ended. Pure: words come later.
import type { LocalTable } from '../../app/local_tables.ts';
import { seatOf } from '../../app/local_tables.ts';
import { pathOf } from '../../app/route.ts';
import type { OwnSummary } from '../../protocol/generated/hall.ts';
import { companyOf } from './shown.ts';

export interface Place {
  readonly rank: number;
  /** What decides first in this game; each game counts something else. */
  readonly points: number;
}

export interface FinishedTable {
  readonly key: string;
  readonly game: string;
  readonly href: string;
  readonly changedAt: number;
  readonly company: { readonly names: readonly string[]; readonly you: boolean; readonly bots: number };
  readonly isGivenUp: boolean;
  /** Where its review is. */
  readonly review: string;
  /** As reviews are kept in this browser. */
  readonly table: string;
  /** The reader's; null: others played. */
  readonly seat: number | null;
  /** Null: it was given up, or was kept by an older page that did not note it. */
  readonly result: {
    /** The reader's; null: others played. */
    readonly own: Place | null;
    /** Seats that share the first place, and their points. */
    readonly winners: readonly { readonly seat: number; readonly name: string | null }[];
    readonly best: number;
  } | null;
}

type Standing = readonly {
  readonly seat: number;
  readonly rank: number | null;
  readonly points: number | null;
}[];

function resultOf(
  standing: Standing | null,
  you: number | null,
  nameOf: (seat: number) => string | null,
): FinishedTable['result'] {
  const first = (standing ?? []).filter(({ rank }) => rank === 1);
  const best = first[0]?.points ?? null;
  if (best === null) return null;
  const own = standing?.find(({ seat }) => seat === you);
  return {
    own: own?.rank == null || own.points === null ? null : { rank: own.rank, points: own.points },
    winners: first.map(({ seat }) => ({ seat, name: nameOf(seat) })),
    best,
  };
}

export function finishedTable(table: OwnSummary, me: string | null): FinishedTable {
  const you = table.seats.findIndex(({ person }) => me !== null && person === me);
  return {
    key: table.table,
    game: table.settings.game,
    href: pathOf({ page: 'replay', table: table.table, ply: null }),
    review: pathOf({ page: 'review', table: table.table, ply: null }),
    table: table.table,
    seat: you < 0 ? null : you,
    changedAt: table.changed_at,
    company: companyOf(table, me),
    isGivenUp: table.standing === null,
    result: resultOf(table.standing, you < 0 ? null : you, (seat) => table.seats[seat]?.name ?? null),
  };
}

export function finishedLocalTable(table: LocalTable): FinishedTable {
  return {
    key: `local ${table.id}`,
    game: table.game,
    href: pathOf({ page: 'replay', table: table.id, ply: null }),
    review: pathOf({ page: 'review', table: table.id, ply: null }),
    table: table.id,
    seat: seatOf(table),
    changedAt: table.changedAt,
    isGivenUp: false,
    company: { names: [], you: true, bots: table.chairs.filter((level) => level !== null).length },
    result: resultOf(table.standing ?? null, seatOf(table), () => null),
  };
}

/** The last first. */
export function inOrder(tables: readonly FinishedTable[]): readonly FinishedTable[] {
  return tables.toSorted((a, b) => b.changedAt - a.changedAt);
}

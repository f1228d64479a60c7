// Who sits at a table and what can be done there beside playing: in the hall, or against bots in the page.
import { holding } from '../../board/table_logic.ts';
import type { SeatPerson } from '../../board/table_model.ts';
import type { RequestOf } from '../../hall/wire.ts';
import type { Remark, TableRequest } from '../../ports/hall_port.ts';
import type { GameId, LogEntry } from '../../protocol/game.ts';
import type { Absence, Clock, Level, Page, Rewind, Seat, TableId } from '../../protocol/generated/hall.ts';

export interface Sitter extends SeatPerson {
  /** Somebody without a name is called "you". */
  readonly isNamed: boolean;
  /** Of the bot that decides here; null: a person does. */
  readonly level: Level | null;
  /** A person whose page is closed. */
  readonly isAway: boolean;
  /** A bot plays for a person. */
  readonly isStoodIn: boolean;
  readonly hasResigned: boolean;
  readonly clock: Clock | null;
  /** When a bot stands in if nothing happens, by the hall's clock. */
  readonly botAt: number | null;
  /** What the others may do while they wait for this person, who is away; null: nobody waits. */
  readonly absence: Absence | null;
}

/** Somebody who is away while others wait. */
export interface Awaited extends Sitter {
  readonly absence: Absence;
}

export interface Company {
  readonly sitters: readonly Sitter[];
  readonly you: number | null;
  readonly isOver: boolean;
  readonly hints: boolean;
  readonly undo: boolean;
  readonly rewind: Rewind | null;
  readonly remarks: readonly Remark[];
  readonly rematch: TableId | null;
  /** Added to this browser's clock. */
  readonly ahead: number;
  /** The hall's page, for its chat; null without a hall. */
  readonly page: Page | null;
  /** Requests to the hall: whether it has granted them. Null where there is none. */
  readonly ask:
    | (<N extends TableRequest>(name: N, request: Omit<RequestOf<N>, 'table'>) => Promise<boolean>)
    | null;
}

/** Bots have names like everybody else. */
export type BotName = (seat: number) => string;

function sitterOf(seat: Seat, you: number | null, botName: BotName): Sitter {
  const isPerson = seat.sitter === 'person';
  return {
    seat: seat.seat,
    name: seat.name ?? botName(seat.seat),
    bot: isPerson ? null : seat.level,
    isYou: seat.seat === you,
    isNamed: true,
    level: seat.level,
    isAway: isPerson && !seat.present && !seat.stood_in,
    isStoodIn: seat.stood_in,
    hasResigned: seat.resigned,
    clock: seat.clock,
    botAt: seat.bot_at,
    absence: seat.absence,
  };
}

export function sittersOf(page: Page, botName: BotName): readonly Sitter[] {
  return page.seats.map((seat) => sitterOf(seat, page.you, botName));
}

/** Against bots in the page: the person has this seat. */
export function localSitters(
  chairs: readonly (Level | null)[],
  you: number,
  person: { readonly name: string; readonly isNamed: boolean },
  botName: BotName,
): readonly Sitter[] {
  return chairs.map((level, seat) => ({
    seat,
    name: seat === you ? person.name : botName(seat),
    bot: seat === you ? null : level,
    isYou: seat === you,
    isNamed: seat !== you || person.isNamed,
    level: seat === you ? null : level,
    isAway: false,
    isStoodIn: false,
    hasResigned: false,
    clock: null,
    botAt: null,
    absence: null,
  }));
}

/** A bot plays for the reader. */
export function isStoodIn(company: Company): boolean {
  return company.sitters.some((sitter) => sitter.isYou && sitter.isStoodIn);
}

/** Whom the others wait for, who is away. */
export function awaitedIn(company: Company): Awaited | null {
  return (
    company.sitters.find((sitter): sitter is Awaited => sitter.absence !== null && !sitter.isYou) ?? null
  );
}

/** Nobody thinks in what is past. */
export function inThePast(company: Company): Company {
  return {
    ...company,
    sitters: company.sitters.map((sitter) => ({ ...sitter, level: null, absence: null })),
  };
}

/** In turn order, beginning with the reader. */
export function fromYou<S extends SeatPerson>(sitters: readonly S[]): readonly S[] {
  const at = Math.max(
    0,
    sitters.findIndex(({ isYou }) => isYou),
  );
  return [...sitters.slice(at), ...sitters.slice(0, at)];
}

/** How many moves would hold if this seat's last decision were taken back; null: it has made none. */
export function pliesBefore<G extends GameId>(
  log: readonly LogEntry<G>[],
  seat: number | null,
): number | null {
  const ply = holding(log).findLast((entry) => entry.actor === seat && entry.ply !== null)?.ply;
  return ply === undefined || ply === null || seat === null ? null : ply - 1;
}

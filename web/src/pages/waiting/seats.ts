// What the waiting room shows of a table before its start, for one reader. Pure: words and pictures come later.
import type { Level, Page, Seat } from '../../protocol/generated/hall.ts';

/** What somebody can do with a seat, and the hall would grant. */
export interface Offers {
  /** `move`: from the seat that one has already. */
  readonly sit: 'sit' | 'move' | null;
  readonly stand: boolean;
  readonly remove: boolean;
}

export type Sitting =
  | { readonly kind: 'free' }
  /** Kept for somebody who is not there yet. */
  | { readonly kind: 'kept'; readonly forYou: boolean }
  | { readonly kind: 'person'; readonly name: string; readonly here: boolean }
  | { readonly kind: 'bot'; readonly level: Level };

export interface SeatCard {
  readonly seat: number;
  readonly sitting: Sitting;
  readonly isYou: boolean;
  readonly isHost: boolean;
  readonly offers: Offers;
}

/** The one thing that is to be done or waited for. */
export type Duty =
  /** The reader has no seat and could have one. */
  | { readonly kind: 'choose' }
  | { readonly kind: 'watch'; readonly host: string | null }
  /** The reader is the host: `free` seats go to bots of that level. */
  | { readonly kind: 'start'; readonly free: number; readonly level: Level }
  | { readonly kind: 'wait'; readonly host: string | null };

/** Why the game cannot be started by the reader now; null: it can. */
export type NoStart = 'not_host' | 'nobody' | null;

export interface Waiting {
  readonly cards: readonly SeatCard[];
  readonly taken: number;
  readonly youHost: boolean;
  readonly duty: Duty;
  readonly noStart: NoStart;
}

function sittingOf(page: Page, seat: Seat, me: string | null): Sitting {
  switch (seat.sitter) {
    case 'person':
      return { kind: 'person', name: seat.name ?? '', here: seat.present };
    case 'bot':
      return { kind: 'bot', level: seat.level ?? page.settings.stand_in };
    case 'nobody': {
      const chair = page.settings.chairs[seat.seat];
      if (chair?.kind !== 'reserved') return { kind: 'free' };
      return { kind: 'kept', forYou: me !== null && chair.who === me };
    }
  }
}

function isOpenTo(sitting: Sitting): boolean {
  return sitting.kind === 'free' || (sitting.kind === 'kept' && sitting.forYou);
}

function cardOf(page: Page, seat: Seat, me: string | null): SeatCard {
  const sitting = sittingOf(page, seat, me);
  const isYou = page.you === seat.seat;
  const youHost = me !== null && page.host === me;
  return {
    seat: seat.seat,
    sitting,
    isYou,
    isHost: seat.person !== null && seat.person === page.host,
    offers: {
      sit: isOpenTo(sitting) ? (page.you === null ? 'sit' : 'move') : null,
      stand: isYou,
      remove: youHost && sitting.kind === 'person' && !isYou,
    },
  };
}

function dutyOf(page: Page, cards: readonly SeatCard[], youHost: boolean): Duty {
  const host = page.seats.find((seat) => seat.person === page.host)?.name ?? null;
  const hasRoom = cards.some(({ sitting }) => isOpenTo(sitting));
  if (page.you === null && hasRoom) return { kind: 'choose' };
  if (youHost) {
    const free = cards.filter(({ sitting }) => sitting.kind === 'free' || sitting.kind === 'kept').length;
    return { kind: 'start', free, level: page.settings.stand_in };
  }
  return page.you === null ? { kind: 'watch', host } : { kind: 'wait', host };
}

export function waitingOf(page: Page, me: string | null): Waiting {
  const cards = page.seats.map((seat) => cardOf(page, seat, me));
  const youHost = me !== null && page.host === me;
  const sits = cards.some(({ sitting }) => sitting.kind === 'person');
  return {
    cards,
    taken: cards.filter(({ sitting }) => sitting.kind === 'person' || sitting.kind === 'bot').length,
    youHost,
    duty: dutyOf(page, cards, youHost),
    noStart: !youHost ? 'not_host' : sits ? null : 'nobody',
  };
}

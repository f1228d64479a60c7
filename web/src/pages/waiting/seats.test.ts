import { expect, test } from 'vitest';
import type { Page, Seat } from '../../protocol/generated/hall.ts';
import { waitingOf } from './seats.ts';

function seat(number: number, more: Partial<Seat>): Seat {
  return {
    seat: number,
    sitter: 'nobody',
    person: null,
    name: null,
    level: null,
    present: false,
    stood_in: false,
    resigned: false,
    clock: null,
    bot_at: null,
    absence: null,
    ...more,
  };
}

const PAGE: Page = {
  table: '7kq4',
  stage: 'waiting',
  settings: {
    game: 'tigris',
    options: [],
    chairs: [
      { kind: 'open' },
      { kind: 'open' },
      { kind: 'bot', who: 'hard' },
      { kind: 'reserved', who: 'zofie' },
    ],
    time: { kind: 'none' },
    stand_in: 'medium',
    listed: false,
    hints: true,
    undo: true,
  },
  host: 'lenka',
  commitment: '0'.repeat(64),
  you: 0,
  seats: [
    seat(0, { sitter: 'person', person: 'lenka', name: 'Lenka', present: true }),
    seat(1, {}),
    seat(2, { sitter: 'bot', level: 'hard' }),
    seat(3, {}),
  ],
  rewind: null,
  rematch: null,
  match: null,
  standing: null,
};

test('the host may start, and free seats go to bots', () => {
  const shown = waitingOf(PAGE, 'lenka');
  expect(shown.youHost).toBe(true);
  expect(shown.taken).toBe(2);
  expect(shown.noStart).toBeNull();
  expect(shown.duty).toEqual({ kind: 'start', free: 2, level: 'medium' });
  expect(shown.cards.map(({ sitting }) => sitting.kind)).toEqual(['person', 'free', 'bot', 'kept']);
});

test('whoever sits may move to a free seat, but not to a bot’s or a kept one', () => {
  const { cards } = waitingOf(PAGE, 'lenka');
  expect(cards.map(({ offers }) => offers.sit)).toEqual([null, 'move', null, null]);
  expect(cards.map(({ offers }) => offers.stand)).toEqual([true, false, false, false]);
});

test('a kept seat is open to the person it is kept for', () => {
  const { cards, duty } = waitingOf({ ...PAGE, you: null }, 'zofie');
  expect(cards[3]?.sitting).toEqual({ kind: 'kept', forYou: true });
  expect(cards[3]?.offers.sit).toBe('sit');
  expect(duty).toEqual({ kind: 'choose' });
});

test('only the host may ask others to leave', () => {
  const seats = PAGE.seats.with(1, seat(1, { sitter: 'person', person: 'dmitrij', name: 'Дмитрий' }));
  const asked = (me: string, you: number) =>
    waitingOf({ ...PAGE, seats, you }, me).cards.map(({ offers }) => offers.remove);
  expect(asked('lenka', 0)).toEqual([false, true, false, false]);
  expect(asked('dmitrij', 1)).toEqual([false, false, false, false]);
});

test('a guest waits for the host by name, or watches where there is no seat', () => {
  const seats = PAGE.seats.with(1, seat(1, { sitter: 'person', person: 'dmitrij', name: 'Дмитрий' }));
  const guest = waitingOf({ ...PAGE, seats, you: 1 }, 'dmitrij');
  expect(guest.noStart).toBe('not_host');
  expect(guest.duty).toEqual({ kind: 'wait', host: 'Lenka' });
  expect(waitingOf({ ...PAGE, seats, you: null }, 'pavel').duty).toEqual({ kind: 'watch', host: 'Lenka' });
});

test('nobody sits, nothing can start', () => {
  const seats = PAGE.seats.with(0, seat(0, {}));
  expect(waitingOf({ ...PAGE, seats, you: null }, 'lenka').noStart).toBe('nobody');
});

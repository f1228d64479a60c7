// The line that each event makes in the log.
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import type { MaharajaEvent } from '../pieces.ts';
import { type Maharaja, nameOf, youAre } from './names.ts';
import { linked, linkedGovernor } from './places.ts';

/** Null: the event needs no line of its own, because others tell it. */
export function eventLine(event: MaharajaEvent, speaking: Maharaja): Line | null {
  const who = (seat: number) => ({ seat: nameOf(speaking, seat), you: youAre(speaking, seat) });
  const pair = (seat: number, other: number) => ({
    seat: nameOf(speaking, seat),
    other: nameOf(speaking, other),
    you: youAre(speaking, seat, other),
  });
  switch (event.event) {
    // The turn has its own heading in the log.
    case 'turn_began':
    case 'turn_ended':
      return null;
    case 'governor_drawn':
      return linkedGovernor(line('maharaja.log.governor_drawn', event), event.city);
    case 'character_chosen':
      return line('maharaja.log.character_chosen', { ...event, ...who(event.seat) });
    case 'bid_made':
      return line('maharaja.log.bid_made', { ...event, ...who(event.seat) });
    case 'bid_passed':
      return line('maharaja.log.bid_passed', who(event.seat));
    case 'auction_won':
      return line('maharaja.log.auction_won', { ...event, ...who(event.seat) });
    case 'house_placed':
      return linked(line('maharaja.log.house_placed', { ...event, ...who(event.seat) }), [event.place]);
    case 'supply_taken':
      return line('maharaja.log.supply_taken', { ...event, ...who(event.seat) });
    case 'round_began':
      return line('maharaja.log.round_began', event);
    case 'disc_set':
      return line('maharaja.log.disc_set', { ...event, ...who(event.seat) });
    case 'disc_shown':
      return line('maharaja.log.disc_shown', { ...event, ...who(event.seat) });
    case 'coin':
      return line('maharaja.log.coin', { ...event, ...who(event.seat) });
    case 'token_gained':
      return line('maharaja.log.token_gained', who(event.seat));
    case 'gold_taken':
      return line('maharaja.log.gold_taken', { ...event, ...who(event.seat) });
    case 'house_built':
      return linked(line('maharaja.log.house_built', { ...event, ...who(event.seat) }), [event.place]);
    case 'house_moved':
      return linked(line('maharaja.log.house_moved', { ...event, ...who(event.seat) }), [
        event.from,
        event.to,
      ]);
    case 'houses_taken':
      return line('maharaja.log.houses_taken', { ...event, ...who(event.seat) });
    case 'palace_built':
      return linked(line('maharaja.log.palace_built', { ...event, ...who(event.seat) }), [event.city]);
    case 'governor_moved':
      return linkedGovernor(
        line('maharaja.log.governor_moved', { ...event, ...who(event.seat) }),
        event.city,
      );
    case 'card_taken':
      return line('maharaja.log.card_taken', { ...event, ...who(event.seat) });
    case 'card_robbed':
      return line('maharaja.log.card_robbed', { ...event, ...pair(event.seat, event.other) });
    case 'card_returned':
      return line('maharaja.log.card_returned', { ...event, ...who(event.seat) });
    case 'card_picked':
      return line('maharaja.log.card_picked', { ...event, ...who(event.seat) });
    case 'cards_exchanged':
      return line('maharaja.log.cards_exchanged', { ...event, ...pair(event.seat, event.other) });
    case 'takeover_began':
      return line('maharaja.log.takeover_began', pair(event.seat, event.other));
    case 'card_given':
      return line('maharaja.log.card_given', { ...event, ...pair(event.seat, event.other) });
    case 'token_used':
      return line('maharaja.log.token_used', { ...event, ...who(event.seat) });
    case 'travelled': {
      const { from, to, toll, bank } = event;
      return linked(line('maharaja.log.travelled', { from, to, toll, bank, ...who(event.seat) }), [from, to]);
    }
    case 'toll_received':
      return line('maharaja.log.toll_received', { ...event, ...pair(event.seat, event.other) });
    case 'compensation':
      return line('maharaja.log.compensation', { ...event, ...pair(event.seat, event.other) });
    case 'city_scored':
      return linked(line('maharaja.log.city_scored', event), [event.city]);
    case 'payout':
      return line('maharaja.log.payout', { ...event, ...who(event.seat) });
    case 'monopoly_bonus':
      return line('maharaja.log.monopoly_bonus', { ...event, ...who(event.seat) });
    case 'game_over':
      return line('maharaja.log.game_over', { reason: event.reason });
  }
}

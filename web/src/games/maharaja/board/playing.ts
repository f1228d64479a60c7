// How many milliseconds each event is shown at full motion (direction.md, section 8).
import { ROADS } from '../layout.ts';
import type { MaharajaEvent } from '../pieces.ts';

const DROP = 260;
const LIFT = 380;
const WALK = 600;
const VILLAGE = 160;
const COIN = 420;
const SCORED = 500;
const PAY = 700;
const CLIMB = 450;

/** 0: it needs no time of its own. */
export function duration(event: MaharajaEvent): number {
  switch (event.event) {
    case 'house_placed':
    case 'house_built':
      return DROP;
    case 'palace_built':
      return DROP + VILLAGE;
    case 'house_moved':
      return LIFT;
    case 'travelled': {
      const villages = ROADS.find(({ id }) => id === event.road)?.villages.length ?? 1;
      return VILLAGE * (villages + 1);
    }
    case 'round_began':
      return WALK;
    case 'governor_moved':
      return CLIMB;
    case 'disc_shown':
    case 'card_robbed':
    case 'card_taken':
    case 'card_picked':
    case 'cards_exchanged':
    case 'card_given':
    case 'token_used':
      return LIFT;
    case 'gold_taken':
    case 'coin':
      return COIN;
    case 'city_scored':
      return SCORED;
    case 'payout':
      return PAY;
    case 'auction_won':
    case 'bid_made':
    case 'bid_passed':
    case 'card_returned':
    case 'character_chosen':
    case 'compensation':
    case 'disc_set':
    case 'game_over':
    case 'governor_drawn':
    case 'houses_taken':
    case 'monopoly_bonus':
    case 'supply_taken':
    case 'takeover_began':
    case 'token_gained':
    case 'toll_received':
    case 'turn_began':
    case 'turn_ended':
      return 0;
  }
}

// How many milliseconds each event is shown at full motion.
import type { RajasEvent } from '../pieces.ts';

const PIECE = 220;
const TILE = 320;
const GLIDE = 90;
const STEP = 40;
const LONGEST = 900;

/** 0: it needs no time of its own. */
export function duration(event: RajasEvent): number {
  switch (event.event) {
    case 'worker_placed':
    case 'upgraded':
    case 'tile_revealed':
      return PIECE;
    case 'sailed':
      return Math.min(LONGEST, GLIDE * event.spaces);
    case 'fame':
      return Math.min(LONGEST, PIECE + STEP * event.fame);
    case 'money':
      return Math.min(LONGEST, PIECE + STEP * event.money);
    case 'tile_laid':
    case 'tile_covered':
      return TILE;
    case 'met':
      return LONGEST;
    case 'bonus':
    case 'chamber_visited':
    case 'dice_taken':
    case 'die_paid':
    case 'die_returned':
    case 'die_turned':
    case 'game_over':
    case 'idle':
    case 'karma':
    case 'money_paid':
    case 'phase_began':
    case 'rerolls':
    case 'river_token_laid':
    case 'river_tokens_end':
    case 'rolled':
    case 'round_began':
    case 'round_ended':
    case 'sail_declined':
    case 'sold':
    case 'started':
    case 'starts_next':
    case 'token_dealt':
    case 'token_declined':
    case 'token_taken':
    case 'turn_began':
    case 'turn_ended':
    case 'white_drawn':
    case 'white_shuffled':
    case 'worker_gained':
    case 'worker_left':
    case 'yield_reached':
      return 0;
  }
}

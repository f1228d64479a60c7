// The line that each event makes in the log.
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import type { MaharaniEvent } from '../pieces.ts';
import { type Maharani, spaceLink, who, workerPart } from './names.ts';

/** Null: the event needs no line of its own, because others tell it. */
export function eventLine(event: MaharaniEvent, speaking: Maharani): Line | null {
  switch (event.event) {
    // The turn has its own heading in the log.
    case 'turn_began':
    case 'turn_ended':
      return null;
    case 'started':
      return line('maharani.log.started', who(speaking, event.seat));
    case 'token_turned':
      return line('maharani.log.token_turned', { ...who(speaking, event.seat), section: event.section });
    case 'tile_laid':
      return line('maharani.line.tile', {
        ...who(speaking, event.seat),
        color: event.color,
        place: event.place,
        space: spaceLink(event.space),
      });
    case 'gold':
      return line('maharani.log.gold', {
        ...who(speaking, event.seat),
        gold: event.gold,
        reason: event.reason,
        space: spaceLink(event.space),
      });
    case 'worker_placed':
      return line('maharani.line.came', {
        ...who(speaking, event.seat),
        worker: workerPart(speaking, event.worker),
        space: spaceLink(event.space),
      });
    case 'worker_moved':
      return line('maharani.line.moved', {
        ...who(speaking, event.seat),
        worker: workerPart(speaking, event.worker),
        from: spaceLink(event.from),
        space: spaceLink(event.space),
      });
    case 'no_worker_left':
      return line('maharani.log.no_worker_left', {
        ...who(speaking, event.seat),
        space: spaceLink(event.space),
      });
    case 'tile_removed':
      return line('maharani.log.tile_removed', { color: event.color, place: event.place });
    case 'second_declined':
      return line('maharani.log.second_declined', who(speaking, event.seat));
    case 'refreshed':
      return line('maharani.log.refreshed', who(speaking, event.seat));
    case 'paid':
      return line('maharani.log.paid', { ...who(speaking, event.seat), cost: event.cost });
    case 'section_scored':
      return line('maharani.log.section_scored', { section: event.section, reason: event.reason });
    case 'section_gold':
      return line('maharani.line.section', {
        ...who(speaking, event.seat),
        gold: event.gold,
        worker: workerPart(speaking, event.worker),
        workers: event.workers,
        section: event.section,
      });
    case 'workers_returned':
      return line('maharani.line.home', {
        ...who(speaking, event.seat),
        worker: workerPart(speaking, event.worker),
        workers: event.workers,
        section: event.section,
      });
    case 'drew':
      return line('maharani.log.drew', { place: event.place, color: event.color });
    case 'drew_aside':
      return line('maharani.log.drew_aside', { color: event.color });
    case 'game_over':
      return line('maharani.log.game_over', { reason: event.reason });
  }
}

/** The whole rondel is filled in one line. */
export function foldedLine(event: MaharaniEvent, times: number): Line | null {
  return event.event === 'drew' ? line('maharani.log.drew_many', { amount: times }) : null;
}

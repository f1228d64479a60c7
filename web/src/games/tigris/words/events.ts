// The line that each event makes in the log.
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import { pointPicture, type TigrisEvent } from '../pieces.ts';
import { nameOf, square, type Tigris, youAre } from './names.ts';

/** Null: the event needs no line of its own, because others tell it. */
export function eventLine(event: TigrisEvent, speaking: Tigris): Line | null {
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
    case 'started':
      return line('tigris.log.started', who(event.seat));
    case 'monument_declined':
      return line('tigris.log.monument_declined', who(event.seat));
    case 'passed':
      return line('tigris.log.passed', who(event.seat));
    case 'tile_laid':
      return line('tigris.log.tile_laid', {
        ...who(event.seat),
        color: event.color,
        cell: square(event.cell),
      });
    case 'leader_placed':
      return line('tigris.log.leader_placed', {
        ...who(event.seat),
        color: event.color,
        cell: square(event.cell),
      });
    case 'building_set':
      return line('tigris.log.building_set', {
        ...who(event.seat),
        color: event.color,
        cell: square(event.cell),
      });
    case 'leader_moved':
      return line('tigris.log.leader_moved', {
        ...who(event.seat),
        color: event.color,
        from: square(event.from),
        cell: square(event.cell),
      });
    case 'building_moved':
      return line('tigris.log.building_moved', {
        ...who(event.seat),
        color: event.color,
        from: square(event.from),
        cell: square(event.cell),
      });
    case 'leader_withdrawn':
      return line('tigris.log.leader_withdrawn', {
        ...who(event.seat),
        color: event.color,
        from: square(event.from),
      });
    case 'leader_home':
      return line('tigris.log.leader_home', {
        ...who(event.seat),
        color: event.color,
        from: square(event.from),
        reason: event.reason,
      });
    case 'points': {
      const told = line('tigris.log.points', {
        ...who(event.seat),
        color: event.color,
        amount: event.amount ?? 0,
        cell: square(event.cell),
        reason: event.reason,
      });
      if (event.color === null) return told;
      return [
        ...told,
        { kind: 'text', text: '\u00a0' },
        { kind: 'icon', name: pointPicture(event.color), text: '' },
      ];
    }
    case 'unified':
      return line('tigris.log.unified', {
        ...who(event.seat),
        cell: square(event.cell),
        wars: event.wars,
      });
    case 'unification_off':
      return line('tigris.log.unification_off', { cell: square(event.cell) });
    case 'revolt_begins':
      return line('tigris.log.revolt_begins', {
        ...pair(event.seat, event.other),
        color: event.color,
        attack: event.attack,
        defence: event.defence,
      });
    case 'war_begins':
      return line('tigris.log.war_begins', {
        ...pair(event.seat, event.other),
        color: event.color,
        attack: event.attack,
        defence: event.defence,
      });
    case 'war_called_off':
      return line('tigris.log.war_called_off', { ...pair(event.seat, event.other), color: event.color });
    case 'committed':
      return line('tigris.log.committed', {
        ...who(event.seat),
        color: event.color,
        amount: event.amount,
      });
    case 'conflict_won':
      return line('tigris.log.conflict_won', {
        ...pair(event.seat, event.other),
        color: event.color,
        strength: event.strength,
        against: event.against,
        reason: event.reason,
      });
    case 'tile_removed':
      return line('tigris.log.tile_removed', {
        color: event.color,
        cell: square(event.cell),
        reason: event.reason,
      });
    case 'building_returned':
      return line('tigris.log.building_returned', {
        color: event.color,
        from: square(event.from),
        reason: event.reason,
      });
    case 'building_declined':
      return line('tigris.log.building_declined', { ...who(event.seat), color: event.color });
    case 'monument_built':
      return line('tigris.log.monument_built', {
        ...who(event.seat),
        monument: event.monument,
        cell: square(event.cell),
      });
    case 'treasure_taken':
      return line('tigris.log.treasure_taken', { ...who(event.seat), cell: square(event.cell) });
    case 'catastrophe_played':
      return line('tigris.log.catastrophe_played', { ...who(event.seat), cell: square(event.cell) });
    case 'swapped':
      return line('tigris.log.swapped', { ...who(event.seat), amount: event.amount });
    case 'drew':
      return line('tigris.log.drew', { ...who(event.seat), color: event.color });
    case 'game_over':
      return line('tigris.log.game_over', { reason: event.reason });
  }
}

/** Six tiles in a row are one line; which ones they are, whoever drew them sees in the hand. */
export function foldedLine(event: TigrisEvent, times: number, speaking: Tigris): Line | null {
  if (event.event !== 'drew') return null;
  const { seat } = event;
  return line('tigris.log.drew_many', {
    seat: nameOf(speaking, seat),
    you: youAre(speaking, seat),
    amount: times,
  });
}

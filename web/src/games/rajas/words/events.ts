// The line that each event makes in the log.
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import type { RajasEvent } from '../pieces.ts';
import { cellLink, effectsText, type Rajas, sourceOf, spaceLink, tileName, who } from './names.ts';

/** Null: the event needs no line of its own, because others tell it. */
export function eventLine(event: RajasEvent, speaking: Rajas): Line | null {
  const { players } = speaking.view;
  switch (event.event) {
    // The turn has its own heading in the log.
    case 'turn_began':
    case 'turn_ended':
      return null;
    case 'tile_revealed':
      return line('rajas.log.tile_revealed', { tile: tileName(event.tile) });
    case 'river_token_laid':
      return line('rajas.log.river_token_laid', {
        river_space: event.river_space,
        effects: effectsText(event.effects),
      });
    case 'river_tokens_end':
      return line('rajas.log.river_tokens_end');
    case 'rolled':
      return line('rajas.log.rolled', { ...who(speaking, event.seat), color: event.color, face: event.face });
    case 'started':
      return line('rajas.log.started', { ...who(speaking, event.seat), by_lot: event.by_lot });
    case 'token_dealt':
      return line('rajas.log.token_dealt', {
        ...who(speaking, event.seat),
        effects: effectsText(event.effects),
      });
    case 'round_began':
      return line('rajas.log.round_began', { ...who(speaking, event.seat), round: event.round });
    case 'phase_began':
      return line('rajas.log.phase_began', { phase: event.phase });
    case 'idle':
      return line('rajas.log.idle', who(speaking, event.seat));
    case 'worker_placed':
      return line('rajas.log.worker_placed', {
        ...who(speaking, event.seat),
        space: spaceLink(event.space, players),
      });
    case 'money_paid':
      return line('rajas.log.money_paid', {
        ...who(speaking, event.seat),
        money: event.money,
        space: spaceLink(event.space, players),
      });
    case 'die_paid':
      return line('rajas.log.die_paid', {
        ...who(speaking, event.seat),
        color: event.color,
        face: event.face,
      });
    case 'die_turned':
      return line('rajas.log.die_turned', {
        ...who(speaking, event.seat),
        color: event.color,
        face: event.face,
        to: event.to,
      });
    case 'die_returned':
      return line('rajas.log.die_returned', {
        ...who(speaking, event.seat),
        color: event.color,
        face: event.face,
      });
    case 'rerolls':
      return line('rajas.log.rerolls', {
        ...who(speaking, event.seat),
        color: event.color,
        face: event.face,
      });
    case 'tile_laid':
      return line('rajas.log.tile_laid', {
        ...who(speaking, event.seat),
        tile: tileName(event.tile),
        cell: cellLink(event.cell),
        rotation: event.rotation,
      });
    case 'tile_covered':
      return line('rajas.log.tile_covered', {
        ...who(speaking, event.seat),
        tile: tileName(event.tile),
        old_tile: tileName(event.old_tile),
        cell: cellLink(event.cell),
        rotation: event.rotation,
      });
    case 'fame':
      return line('rajas.log.fame', {
        ...who(speaking, event.seat),
        fame: event.fame,
        reason: event.reason,
        source: sourceOf(event.reason, event.source, players),
      });
    case 'money':
      return line('rajas.log.money', {
        ...who(speaking, event.seat),
        money: event.money,
        reason: event.reason,
        source: sourceOf(event.reason, event.source, players),
      });
    case 'karma':
      return line('rajas.log.karma', {
        ...who(speaking, event.seat),
        karma: event.karma,
        reason: event.reason,
        source: sourceOf(event.reason, event.source, players),
      });
    case 'dice_taken':
      return line('rajas.log.dice_taken', {
        ...who(speaking, event.seat),
        color: event.color,
        dice: event.dice,
        reason: event.reason,
        source: sourceOf(event.reason, event.source, players),
      });
    case 'worker_gained':
      return line('rajas.log.worker_gained', { ...who(speaking, event.seat), worker: event.worker });
    case 'worker_left':
      return line('rajas.log.worker_left', { ...who(speaking, event.seat), worker: event.worker });
    case 'bonus':
      return line('rajas.log.bonus', {
        ...who(speaking, event.seat),
        track: event.track,
        space: event.space,
        effects: effectsText(event.effects),
      });
    case 'upgraded':
      return line('rajas.log.upgraded', {
        ...who(speaking, event.seat),
        building: event.building,
        value: event.value,
      });
    case 'sailed':
      return line('rajas.log.sailed', { ...who(speaking, event.seat), from: event.from, to: event.to });
    case 'sail_declined':
      return line('rajas.log.sail_declined', who(speaking, event.seat));
    case 'yield_reached':
      return line('rajas.log.yield_reached', {
        ...who(speaking, event.seat),
        slot: event.slot,
        token: event.token,
        effects: effectsText(event.effects),
      });
    case 'sold':
      return line('rajas.log.sold', {
        ...who(speaking, event.seat),
        good: event.good,
        stalls: event.stalls,
      });
    case 'chamber_visited':
      return line('rajas.log.chamber_visited', { ...who(speaking, event.seat), chamber: event.chamber });
    case 'white_drawn':
      return line('rajas.log.white_drawn', {
        ...who(speaking, event.seat),
        effects: effectsText(event.effects),
      });
    case 'white_shuffled':
      return line('rajas.log.white_shuffled');
    case 'token_taken':
      return line('rajas.log.token_taken', {
        ...who(speaking, event.seat),
        slot: event.slot,
        effects: effectsText(event.effects),
      });
    case 'token_declined':
      return line('rajas.log.token_declined', who(speaking, event.seat));
    case 'starts_next':
      return line('rajas.log.starts_next', who(speaking, event.seat));
    case 'met':
      return line('rajas.log.met', { ...who(speaking, event.seat), difference: event.difference });
    case 'round_ended':
      return line('rajas.log.round_ended', { round: event.round });
    case 'game_over':
      return line('rajas.log.game_over');
  }
}

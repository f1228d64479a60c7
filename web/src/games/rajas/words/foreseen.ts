// What a click would cause for the reader, in a few words and pictures.
import type { Line, Part } from '../../../texts/rich.ts';
import { line, t } from '../../../texts/texts.svelte.ts';
import type { RajasEvent } from '../pieces.ts';
import { effectsText, effectText, type Rajas } from './names.ts';

const COMMA: Part = { kind: 'text', text: ', ' };

function pictured(name: string, text: string): Line {
  return [
    { kind: 'icon', name, text: '' },
    { kind: 'text', text },
  ];
}

function wordsFor(event: RajasEvent): Line | null {
  switch (event.event) {
    case 'fame':
      return pictured('rj-fame', effectText({ kind: 'fame', count: event.fame }));
    case 'money':
      return pictured('rj-money', effectText({ kind: 'money', count: event.money }));
    case 'karma':
      return pictured('rj-karma', effectText({ kind: 'karma', count: event.karma }));
    case 'dice_taken':
      return pictured(
        `rj-die-${event.color}`,
        effectText({ kind: 'dice_of', count: event.dice, colors: [event.color] }),
      );
    case 'sailed':
      return pictured('rj-boat-move', String(event.to));
    case 'upgraded':
      return pictured(`rj-${event.building}`, String(event.value));
    case 'yield_reached':
    case 'bonus':
    case 'token_taken':
      return pictured('rj-yield-border', effectsText(event.effects));
    case 'worker_gained':
      return pictured('rj-worker-plus', t('rajas.foreseen.worker'));
    case 'starts_next':
      return pictured('rj-elephant', effectText({ kind: 'start_player' }));
    case 'met':
      return pictured('rj-fame', t('rajas.met', { n: event.difference }));
    case 'game_over':
      return line('rajas.log.game_over');
    // What is paid is said by the space, and the rest by the board.
    case 'money_paid':
    case 'die_paid':
    case 'die_turned':
    case 'die_returned':
    case 'rerolls':
    case 'rolled':
    case 'tile_laid':
    case 'tile_covered':
    case 'tile_revealed':
    case 'river_token_laid':
    case 'river_tokens_end':
    case 'started':
    case 'token_dealt':
    case 'round_began':
    case 'round_ended':
    case 'phase_began':
    case 'turn_began':
    case 'turn_ended':
    case 'idle':
    case 'worker_placed':
    case 'worker_left':
    case 'sail_declined':
    case 'sold':
    case 'chamber_visited':
    case 'white_drawn':
    case 'white_shuffled':
    case 'token_declined':
      return null;
  }
}

/** What an event brings to its seat. */
export function gain(event: RajasEvent): Line | null {
  return 'seat' in event ? wordsFor(event) : null;
}

/** Null: nothing that is worth a word. */
export function foreseen(events: readonly RajasEvent[], speaking: Rajas): Line | null {
  const own = events.filter((event) => !('seat' in event) || event.seat === speaking.seat);
  const said = own.flatMap((event) => {
    const words = wordsFor(event);
    return words === null ? [] : [words];
  });
  return said.length === 0 ? null : said.flatMap((words, at) => (at === 0 ? words : [COMMA, ...words]));
}

// What a click would cause for the reader, in a few words and pictures.
import { joined, type Line } from '../../../texts/rich.ts';
import { line, t } from '../../../texts/texts.svelte.ts';
import { asBuilding, type RajasEvent, type RajasSeat, tileOf } from '../pieces.ts';
import { changesInWords } from './changes.ts';
import { effectsText, effectText, type Rajas } from './names.ts';

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

/** Stalls that can be sold from; what buildings bring is told by events of their own. */
function stallsOf(tile: string): Line | null {
  const stalls = (tileOf(tile)?.markets ?? []).map(({ good, value }) =>
    pictured(`rj-${good}`, t('rajas.sheet.stall', { good: t('rajas.good', { good }), n: value })),
  );
  return stalls.length === 0 ? null : joined(stalls);
}

/** What an event brings to its seat. */
export function gain(event: RajasEvent): Line | null {
  switch (event.event) {
    case 'tile_laid':
    case 'tile_covered':
      return stallsOf(event.tile);
    case 'upgraded': {
      const { building, value } = event;
      return pictured(
        `rj-${building}`,
        t('rajas.gain.upgraded', { building: t('rajas.building', { building }), value }),
      );
    }
    case 'sailed':
      return pictured('rj-boat-move', t('rajas.gain.sailed', { n: event.to }));
    default:
      return 'seat' in event ? wordsFor(event) : null;
  }
}

/** What a building is worth before and after. */
function steppedUp(event: RajasEvent, reader: RajasSeat | undefined): Line | null {
  if (event.event !== 'upgraded' || reader === undefined) return null;
  const building = asBuilding(event.building);
  if (building === null) return null;
  return pictured(`rj-${building}`, `${reader.building_values[building]} → ${event.value}`);
}

/** What a decision itself asks for is said by the click: in words only if nothing else is. */
const ASKED: ReadonlyMap<string, RajasEvent['event']> = new Map([
  ['dice', 'dice_taken'],
  ['sail', 'sailed'],
]);
const NUMBERS: ReadonlySet<RajasEvent['event']> = new Set(['fame', 'money', 'karma', 'met']);

/** Null: nothing that is worth a word. Numbers are told as they were and as they will be. */
export function foreseen(events: readonly RajasEvent[], speaking: Rajas): Line | null {
  const reader = speaking.seat === null ? undefined : speaking.view.seats[speaking.seat];
  const own = events.filter((event) => !('seat' in event) || event.seat === speaking.seat);
  const asked = ASKED.get(speaking.view.decision.kind);
  const wordsOf = (event: RajasEvent): readonly Line[] => {
    const words = steppedUp(event, reader) ?? wordsFor(event);
    return words === null ? [] : [words];
  };
  const numbers = reader === undefined ? [] : changesInWords(own, reader);
  const others = own.filter(({ event }) => !NUMBERS.has(event) && event !== asked);
  const said = [...numbers, ...others.flatMap(wordsOf)];
  const words = said.length > 0 ? said : own.filter(({ event }) => event === asked).flatMap(wordsOf);
  return words.length === 0 ? null : joined(words);
}

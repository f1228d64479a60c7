// What a click would cause, in a few words.

import type { Foretold } from '../../../board/table_model.ts';
import type { Line, Part } from '../../../texts/rich.ts';
import { line, t } from '../../../texts/texts.svelte.ts';
import { sideOf } from '../layout.ts';
import type { MaharaniEvent, Section } from '../pieces.ts';
import { type Maharani, signed, spaceLink, who } from './names.ts';

const COMMA: Part = { kind: 'text', text: ', ' };

function wordsFor(event: MaharaniEvent, speaking: Maharani): Line | null {
  switch (event.event) {
    case 'gold':
      return line('maharani.foreseen.gold', { gold: event.gold, reason: event.reason });
    case 'section_scored':
      return line('maharani.foreseen.scored', { section: event.section });
    case 'section_gold':
      return line('maharani.foreseen.section', { ...who(speaking, event.seat), gold: event.gold });
    case 'paid':
      return line('maharani.foreseen.paid', { cost: event.cost });
    case 'token_turned':
      return line('maharani.foreseen.token', { section: event.section });
    case 'worker_moved':
      return line('maharani.foreseen.moved', { from: spaceLink(event.from) });
    case 'worker_placed':
      return line('maharani.foreseen.placed');
    case 'no_worker_left':
      return line('maharani.foreseen.no_worker');
    case 'refreshed':
      return line('maharani.foreseen.refreshed');
    case 'game_over':
      return line('maharani.foreseen.over');
    case 'started':
    case 'turn_began':
    case 'turn_ended':
    case 'tile_laid':
    case 'tile_removed':
    case 'second_declined':
    case 'workers_returned':
    case 'drew':
    case 'drew_aside':
      return null;
  }
}

/** Null: nothing that is worth a word. */
export function foreseen(events: readonly MaharaniEvent[], speaking: Maharani): Line | null {
  const said = events.flatMap((event) => {
    const words = wordsFor(event, speaking);
    return words === null ? [] : [words];
  });
  return said.length === 0 ? null : said.flatMap((words, at) => (at === 0 ? words : [COMMA, ...words]));
}

/** What an event brings to its seat. */
export function gain(event: MaharaniEvent): Line | null {
  switch (event.event) {
    case 'gold':
      return line('maharani.foreseen.gold', { gold: event.gold, reason: event.reason });
    case 'section_gold':
      return line('maharani.foreseen.section', { you: 'seat', seat: '', gold: event.gold });
    default:
      return null;
  }
}

/** Gold that the seat would have more at the end of these events, or (below 0) less. */
export function gainOf(events: readonly MaharaniEvent[], seat: number | null): number {
  return events.reduce((sum, event) => {
    if (event.event === 'gold' || event.event === 'section_gold')
      return event.seat === seat ? sum + event.gold : sum;
    return event.event === 'paid' && event.seat === seat ? sum - event.cost : sum;
  }, 0);
}

export interface Best {
  readonly move: string;
  readonly gain: number;
  /** The action token that it turns; null: none. */
  readonly token: Section | null;
}

/** The move that brings most; among equals a favourite, and then the first. Null: nothing is told. */
export function bestOf(
  told: readonly Foretold<'maharani'>[],
  seat: number | null,
  isFavourite: (events: readonly MaharaniEvent[]) => boolean = () => false,
): Best | null {
  let best: (Best & { readonly worth: number }) | null = null;
  for (const { move, events } of told) {
    const gain = gainOf(events, seat);
    const worth = gain + (isFavourite(events) ? 0.5 : 0);
    if (best !== null && worth <= best.worth) continue;
    const turned = events.find((event) => event.event === 'token_turned');
    best = { move, gain, worth, token: turned?.section ?? null };
  }
  return best;
}

/** What the button says that lays the tile; null: the move lays none. */
export function confirm(events: readonly MaharaniEvent[], speaking: Maharani): string | null {
  if (!events.some(({ event }) => event === 'tile_laid')) return null;
  return t('maharani.confirm.lay', { gain: signed(gainOf(events, speaking.seat)) });
}

/** The arrow with which a tile is shown at first: what brings most gold, and among equals the one that points at its seat. */
export function prefers(
  told: readonly Foretold<'maharani'>[],
  { view, seat }: Maharani,
): Foretold<'maharani'> | null {
  const side = seat === null ? null : sideOf(view.players, seat);
  const isOwn = (events: readonly MaharaniEvent[]) =>
    events.some((event) => event.event === 'tile_laid' && event.arrow === side);
  const best = bestOf(told, seat, isOwn);
  return told.find(({ move }) => move === best?.move) ?? null;
}

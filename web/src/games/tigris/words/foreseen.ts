// What a click would cause, in a few words.
import type { Line, Part } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import { leaderOf, pointPicture, type TigrisEvent } from '../pieces.ts';
import { nameOf, type Tigris, youAre } from './names.ts';

const COMMA: Part = { kind: 'text', text: ', ' };

function wordsFor(event: TigrisEvent, speaking: Tigris): Line | null {
  switch (event.event) {
    case 'points': {
      const who = { seat: nameOf(speaking, event.seat), you: youAre(speaking, event.seat) };
      if (event.color === null) return line('tigris.foreseen.points_hidden', who);
      const amount = event.amount ?? 0;
      const said = line('tigris.foreseen.points', {
        ...who,
        amount,
        color: event.color,
        leader: leaderOf(event.color),
        reason: event.reason,
      });
      return [{ kind: 'icon', name: pointPicture(event.color), text: '' }, ...said];
    }
    case 'unified':
      return line('tigris.foreseen.unified', { wars: event.wars });
    case 'revolt_begins':
      return line('tigris.foreseen.revolt', { attack: event.attack, defence: event.defence });
    case 'conflict_won':
      return line('tigris.foreseen.won', {
        seat: nameOf(speaking, event.seat),
        you: youAre(speaking, event.seat, event.other),
        strength: event.strength,
        against: event.against,
      });
    case 'treasure_taken':
      return line('tigris.foreseen.treasure', {
        seat: nameOf(speaking, event.seat),
        you: youAre(speaking, event.seat),
      });
    case 'game_over':
      return line('tigris.foreseen.over');
    default:
      return null;
  }
}

/** Null: nothing that is worth a word. */
export function foreseen(events: readonly TigrisEvent[], speaking: Tigris): Line | null {
  const said = events.flatMap((event) => {
    const words = wordsFor(event, speaking);
    return words === null ? [] : [words];
  });
  if (said.length > 0) return said.flatMap((words, at) => (at === 0 ? words : [COMMA, ...words]));
  return events.some(({ event }) => event === 'tile_laid') ? line('tigris.foreseen.nobody') : null;
}

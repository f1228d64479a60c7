// What a click would cause, in a few words.
import type { Line, Part } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import { pointPicture, type TigrisEvent } from '../pieces.ts';
import { nameOf, type Tigris, youAre } from './names.ts';

const COMMA: Part = { kind: 'text', text: ', ' };
const SPACE: Part = { kind: 'text', text: ' ' };

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
        reason: event.reason,
      });
      return [{ kind: 'icon', name: pointPicture(event.color), text: '' }, SPACE, ...said];
    }
    case 'unified':
      return line('tigris.foreseen.unified', { wars: event.wars });
    case 'war_begins':
      return line('tigris.foreseen.war', {
        color: event.color,
        attack: event.attack,
        defence: event.defence,
      });
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
        cell: event.cell,
      });
    case 'game_over':
      return line('tigris.foreseen.over');
    default:
      return null;
  }
}

/** What an event brings to its seat. */
export function gain(event: TigrisEvent): Line | null {
  switch (event.event) {
    case 'points': {
      if (event.color === null) return line('tigris.gain.points_hidden');
      const said = line('tigris.gain.points', { amount: event.amount ?? 0, color: event.color });
      return [{ kind: 'icon', name: pointPicture(event.color), text: '' }, SPACE, ...said];
    }
    case 'conflict_won':
      return line('tigris.gain.won', { strength: event.strength, against: event.against });
    case 'treasure_taken':
      return line('tigris.gain.treasure', { cell: event.cell });
    default:
      return null;
  }
}

/** Points of one colour for one seat are one sum: a tile and its building, or several monuments. */
function summed(events: readonly TigrisEvent[]): readonly TigrisEvent[] {
  const sums: TigrisEvent[] = [];
  for (const event of events) {
    const at = sums.findIndex((sum) => isSamePoints(sum, event));
    const before = sums[at];
    if (event.event !== 'points' || before?.event !== 'points') sums.push(event);
    else if (before.amount !== null && event.amount !== null)
      sums[at] = { ...before, amount: before.amount + event.amount };
  }
  return sums;
}

function isSamePoints(one: TigrisEvent, other: TigrisEvent): boolean {
  if (one.event !== 'points' || other.event !== 'points') return false;
  const fromMonument = (one.reason === 'monument') === (other.reason === 'monument');
  return one.seat === other.seat && one.color === other.color && fromMonument;
}

/** Null: nothing that is worth a word. */
export function foreseen(told: readonly TigrisEvent[], speaking: Tigris): Line | null {
  const isJoined = told.some(({ event }) => event === 'unified');
  const isWarKnown = told.some(({ event }) => event === 'war_begins');
  const said = summed(told).flatMap((event) => {
    // The one war that follows says more than their number; whoever chooses a war has just named it.
    if (event.event === 'unified' && isWarKnown) return [];
    if (event.event === 'war_begins' && !isJoined) return [];
    const words = wordsFor(event, speaking);
    return words === null ? [] : [words];
  });
  if (said.length > 0) return said.flatMap((words, at) => (at === 0 ? words : [COMMA, ...words]));
  for (const event of told) {
    if (event.event === 'monument_built') return line('tigris.foreseen.monument', { cell: event.cell });
    if (event.event === 'tile_laid') return line('tigris.foreseen.nobody');
    if (event.event === 'leader_placed' || event.event === 'leader_moved')
      return line('tigris.foreseen.leader', { color: event.color });
  }
  return null;
}

// The one sentence that says who must do what.
import type { Target } from '../../../board/table_model.ts';
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import { idsOf } from './labels.ts';
import { type Maharani, nameOf, spaceLink } from './names.ts';

interface Name {
  readonly kind: 'strong';
  readonly text: string;
}

/** Whoever decides; chance and nobody have no name. */
function deciderOf(speaking: Maharani): Name {
  const who = speaking.view.deciding[0] ?? speaking.view.active_seat;
  return { kind: 'strong', text: who === null ? '' : nameOf(speaking, who) };
}

/** The sentence after the name and the colon with which it begins; the page has said them already. */
function withoutName(whole: Line): Line {
  const name = whole.findIndex((part) => part.kind === 'strong');
  const after = whole[name + 1];
  if (name < 0 || after?.kind !== 'text') return whole;
  return [{ kind: 'text', text: after.text.replace(/^\s*:\s*/, '') }, ...whole.slice(name + 2)];
}

/** What comes after a tile of the rondel, and after a space. */
function picking({ view }: Maharani, seat: Name, picked: readonly Target[]): Line | null {
  const [place] = idsOf(picked, 'place');
  const tile = view.table.rondel.find((one) => one.place === Number(place))?.tile ?? null;
  if (tile === null) return null;
  const [space] = idsOf(picked, 'space');
  if (space === undefined) return line('maharani.pick.place', { seat, color: tile.color });
  return line('maharani.pick.lay', { seat, color: tile.color, space: spaceLink(space) });
}

/** To whoever decides. */
export function ask(speaking: Maharani, picked: readonly Target[]): Line {
  const seat = deciderOf(speaking);
  const { decision } = speaking.view;
  switch (decision.kind) {
    case 'action': {
      const { can_lay, can_refresh } = decision.pending;
      const step = picking(speaking, seat, picked);
      return withoutName(step ?? line('maharani.ask.action', { seat, can_lay, can_refresh }));
    }
    case 'second': {
      const step = picking(speaking, seat, picked);
      return withoutName(step ?? line('maharani.pick.second', { seat, cost: decision.pending.cost }));
    }
    case 'worker':
      return withoutName(line('maharani.ask.worker', { seat, space: spaceLink(decision.pending.space) }));
    case 'draw':
    case 'start':
    case 'over':
      return wait(speaking);
  }
}

/** To everybody else. */
export function wait(speaking: Maharani): Line {
  const seat = deciderOf(speaking);
  const { decision } = speaking.view;
  switch (decision.kind) {
    case 'action':
      return line('maharani.wait.action', { seat, can_lay: decision.pending.can_lay });
    case 'second':
      return line('maharani.wait.second', { seat });
    case 'worker':
      return line('maharani.wait.worker', { seat, space: spaceLink(decision.pending.space) });
    case 'draw':
      return line('maharani.chance.draw', { place: decision.pending.place });
    case 'start':
      return line('maharani.chance.start');
    case 'over':
      return line('maharani.refuse.over');
  }
}

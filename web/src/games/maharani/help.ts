// What can be done in Maharani, and what everything on the table is.
import type { GameHelp } from '../../board/help.ts';
import type { Target } from '../../board/table_model.ts';
import { said } from '../../texts/texts.svelte.ts';
import { spaceOf } from './layout.ts';
import { crewsOf, workerPicture } from './pieces.ts';
import { gainOf } from './words/foreseen.ts';
import { idsOf } from './words/labels.ts';
import type { Maharani } from './words/names.ts';

/** In the order of the list, each with its page of the book. */
const PAGES = {
  lay: 'tiles',
  carry: 'tiles',
  refresh: 'refresh',
  second: 'second',
  done: 'second',
  comes: 'two',
  moves: 'two',
} as const;
type Kind = keyof typeof PAGES;
const KINDS = Object.keys(PAGES) as readonly Kind[];

function kindOf(picked: readonly Target[], { view }: Maharani): Kind {
  const [first = ''] = picked;
  if (first === 'refresh' || first === 'done') return first;
  if (view.decision.kind === 'worker') return first.startsWith('supply:') ? 'comes' : 'moves';
  if (view.decision.kind === 'second') return 'second';
  const [place] = idsOf(picked, 'place');
  const [space = ''] = idsOf(picked, 'space');
  const from = view.table.rondel.find((one) => String(one.place) === place);
  return from?.section === spaceOf(space)?.section ? 'lay' : 'carry';
}

function pictureOf(kind: Kind, { view, seat }: Maharani): string {
  const own = crewsOf(view.seats.filter((one) => one.seat === seat));
  switch (kind) {
    case 'lay':
      return 'mh-tile-blue';
    case 'carry':
      return 'mh-token-lion';
    case 'refresh':
      return 'mh-token-peacock-down';
    case 'second':
      return 'mh-gold';
    case 'done':
      return 'ui-pass';
    case 'comes':
    case 'moves':
      return workerPicture(view.seats, (kind === 'comes' ? own[0] : own.at(-1)) ?? 'red');
  }
}

/** Whether a tile lies there, who stands on it, and what is printed. */
function thingOn(label: string, { view }: Maharani): readonly [thing: string, page: string] {
  const item = view.table.palace.find(({ space }) => space === label);
  if (item !== undefined) return item.worker === null ? ['tile', 'gold'] : ['worker', 'workers'];
  const halves = spaceOf(label)?.halves.length ?? 0;
  return [halves === 0 ? 'center' : `half${halves}`, 'pillars'];
}

function thingOf(
  kind: string,
  id: string,
  speaking: Maharani,
): readonly [thing: string, page: string] | null {
  switch (kind) {
    case 'space':
      return thingOn(id, speaking);
    case 'place': {
      const item = speaking.view.table.rondel.find(({ place }) => String(place) === id);
      return [item === undefined || item.tile === null ? 'place' : 'offer', 'rondel'];
    }
    case 'arrow':
      return ['arrow', 'pillars'];
    default:
      return null;
  }
}

/** Targets that are actions themselves. */
const ACTIONS: Readonly<Record<string, Kind>> = {
  refresh: 'refresh',
  done: 'done',
  supply: 'comes',
  worker: 'moves',
};

export const help: GameHelp<'maharani'> = {
  kinds: KINDS,
  kindOf,
  action(kind, speaking) {
    const known = KINDS.find((one) => one === kind) ?? 'lay';
    return {
      picture: pictureOf(known, speaking),
      name: said(`maharani.help.action.${kind}`, {}, ''),
      text: said(`maharani.help.does.${kind}`, {}, ''),
      page: PAGES[known],
    };
  },
  worth: (events, { seat }) => gainOf(events, seat),
  thing(target, speaking) {
    const [kind = '', id = ''] = target.split(':');
    const thing = thingOf(kind, id, speaking);
    if (thing !== null) return { text: said(`maharani.help.thing.${thing[0]}`, {}, ''), page: thing[1] };
    const action = ACTIONS[kind];
    if (action === undefined) return null;
    return { text: said(`maharani.help.does.${action}`, {}, ''), page: PAGES[action] };
  },
};

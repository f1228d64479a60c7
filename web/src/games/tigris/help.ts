// What can be done in Tigris & Euphrates, and what everything on the table is.
import type { GameHelp } from '../../board/help.ts';
import type { Target } from '../../board/table_model.ts';
import { said } from '../../texts/texts.svelte.ts';
import { mapOf } from './layout.ts';
import {
  asColor,
  asLeader,
  dynastyOf,
  leaderPicture,
  type SquareItem,
  type TigrisEvent,
  tilePicture,
} from './pieces.ts';
import { rulesPage } from './rules_page.ts';
import type { Tigris } from './words/names.ts';

/** In the order of the list, each with its page of the book. */
const PAGES = {
  tile: 'tiles',
  place: 'leaders',
  move: 'leaders',
  withdraw: 'leaders',
  catastrophe: 'catastrophe',
  swap: 'swap',
  pass: 'turn',
  war: 'wars',
  support: 'conflicts',
  monument: 'monuments',
  building: 'buildings',
  treasure: 'treasures',
  decline: 'aim',
} as const;
type Kind = keyof typeof PAGES;
const KINDS = Object.keys(PAGES) as readonly Kind[];

function kindOf([first = '', second]: readonly Target[], { view, seat }: Tigris): Kind {
  const { kind } = view.decision;
  if (kind === 'war' || kind === 'support' || kind === 'treasure') return kind;
  if (kind === 'monument' || kind === 'building') return first === 'no' ? 'decline' : kind;
  if (first === 'catastrophe' || first === 'swap' || first === 'pass') return first;
  const leader = asLeader(first.startsWith('leader:') ? first.slice(7) : null);
  if (leader === null) return 'tile';
  if (second === 'home') return 'withdraw';
  const stands = seat === null ? null : (view.seats[seat]?.leaders[leader] ?? null);
  return stands === null ? 'place' : 'move';
}

/** Conflicts, and what nobody built, are told where the decision is. */
function pageOf(kind: Kind, { view }: Tigris): string {
  return kind === 'support' || kind === 'decline' ? rulesPage(view) : PAGES[kind];
}

function pictureOf(kind: Kind, { view, seat }: Tigris): string {
  const dynasty = dynastyOf(view.seats, seat ?? 0);
  switch (kind) {
    case 'tile':
      return 'te-tile-farm';
    case 'place':
      return leaderPicture('king', dynasty);
    case 'move':
      return leaderPicture('trader', dynasty);
    case 'withdraw':
      return 'ui-back';
    case 'catastrophe':
      return 'te-catastrophe';
    case 'swap':
      return 'te-bag';
    case 'pass':
      return 'ui-pass';
    case 'war':
      return 'ui-sword';
    case 'support':
      return tilePicture(view.decision.kind === 'support' ? view.decision.pending.support : 'red');
    case 'monument':
      return 'te-monument-red-blue';
    case 'building':
      return 'te-building-palace';
    case 'treasure':
      return 'te-treasure';
    case 'decline':
      return 'ui-close';
  }
}

/** Points, and what is as good as a point or costs one. */
function worth(events: readonly TigrisEvent[], { seat }: Tigris): number {
  const values = events.map((event) => {
    switch (event.event) {
      case 'points':
        return event.seat === seat ? (event.amount ?? 1) : -0.5;
      case 'treasure_taken':
      case 'conflict_won':
        return event.seat === seat ? 2 : -2;
      case 'revolt_begins':
        return event.attack > event.defence ? 0.5 : -1;
      case 'unified':
        return -event.wars;
      case 'game_over':
        return -5;
      default:
        return 0;
    }
  });
  return values.reduce((sum, value) => sum + value, 0);
}

/** What lies uppermost on a square. */
function thingOn(item: SquareItem): string {
  if (item.leader !== undefined) return item.leader;
  if (item.unification === true) return 'unification';
  if (item.building !== undefined) return 'building';
  if (item.treasure !== undefined) return 'treasure';
  if (item.tile === 'flipped') return 'monument';
  return tileThing(item.tile ?? '');
}

function tileThing(tile: string): string {
  const color = asColor(tile);
  return color === null ? 'catastrophe' : tilePicture(color).replace('te-tile-', '');
}

const THING_PAGES: Readonly<Record<string, string>> = {
  king: 'leaders',
  priest: 'leaders',
  farmer: 'leaders',
  trader: 'leaders',
  treasure: 'treasures',
  catastrophe: 'catastrophe',
  unification: 'war',
  monument: 'monuments',
  building: 'buildings',
};

function thingOf(kind: string, id: string, { view }: Tigris): string | null {
  switch (kind) {
    case 'cell': {
      const item = view.table.squares.find(({ cell }) => cell === id);
      if (item !== undefined) return thingOn(item);
      return mapOf(view.options['board']).river.includes(id) ? 'river' : 'land';
    }
    case 'hand':
      return tileThing(id);
    case 'leader':
      return id;
    case 'catastrophe':
    case 'monument':
      return kind;
    default:
      return null;
  }
}

/** Targets that are actions themselves. */
const ACTIONS: Readonly<Record<string, Kind>> = {
  home: 'withdraw',
  swap: 'swap',
  pass: 'pass',
  no: 'decline',
  commit: 'support',
  war: 'war',
};

export const help: GameHelp<'tigris'> = {
  kinds: KINDS,
  kindOf,
  action(kind, speaking) {
    const known = KINDS.find((one) => one === kind) ?? 'decline';
    return {
      picture: pictureOf(known, speaking),
      name: said(`tigris.help.action.${kind}`, {}, ''),
      text: said(`tigris.help.does.${kind}`, {}, ''),
      page: pageOf(known, speaking),
    };
  },
  worth,
  thing(target, speaking) {
    const [kind = '', id = ''] = target.split(':');
    const thing = thingOf(kind, id, speaking);
    if (thing !== null)
      return { text: said(`tigris.help.thing.${thing}`, {}, ''), page: THING_PAGES[thing] ?? 'tiles' };
    const action = ACTIONS[kind];
    if (action === undefined) return null;
    return { text: said(`tigris.help.does.${action}`, {}, ''), page: pageOf(action, speaking) };
  },
};

// What can be done in Rajas of the Ganges, and what everything on the table is.
import type { GameHelp } from '../../board/help.ts';
import type { Target } from '../../board/table_model.ts';
import { said } from '../../texts/texts.svelte.ts';
import { CHAMBERS, type RajasEvent, type Space } from './pieces.ts';
import { rulesPage } from './rules_page.ts';
import { type Rajas, spaceOf } from './words/names.ts';

/** In the order of the list, each with its page of the book; null: that of the decision. */
const PAGES = {
  quarry: 'quarry',
  market_mixed: 'market',
  market_single: 'market',
  terrace: 'palace',
  outer_terrace: 'palace',
  balcony: 'palace',
  chamber: 'palace',
  harbor: 'river',
  pay_die: null,
  tile: null,
  lay: null,
  cover: 'master-builder',
  pay: null,
  order: null,
  yield: 'scoring',
  return: 'dice',
  take: 'dice',
  reroll: 'palace',
  upgrade: 'scoring',
  sail: 'river',
  visit: 'rewards',
  sell: 'market',
  token: 'navaratnas',
  decline: null,
} as const;
type Kind = keyof typeof PAGES;
const KINDS = Object.keys(PAGES) as readonly Kind[];

const PICTURES: { readonly [K in Kind]: string } = {
  quarry: 'rj-quarry',
  market_mixed: 'rj-market-mixed',
  market_single: 'rj-market-single',
  terrace: 'rj-die-blue',
  outer_terrace: 'rj-money',
  balcony: 'rj-die-orange',
  chamber: 'rj-chamber-3',
  harbor: 'rj-harbour',
  pay_die: 'rj-die-any',
  tile: 'rj-quarry',
  lay: 'rj-rotate',
  cover: 'rj-cover',
  pay: 'rj-die-any',
  order: 'rj-fame',
  yield: 'rj-yield-border',
  return: 'rj-kali',
  take: 'rj-die-any',
  reroll: 'rj-reroll',
  upgrade: 'rj-upgrade',
  sail: 'rj-boat-move',
  visit: 'rj-palace-choice',
  sell: 'rj-market',
  token: 'rj-yield-white',
  decline: 'ui-close',
};

/** The kind of the decision's only action, where they are not called alike. */
const DECISIONS: Readonly<Record<string, Kind>> = {
  die: 'pay_die',
  room: 'return',
  dice: 'take',
  chamber: 'visit',
};

function kindOfSpace({ area, good }: Space): Kind {
  if (area === 'market') return good === 'mixed' ? 'market_mixed' : 'market_single';
  return area;
}

function asKind(word: string): Kind | null {
  return KINDS.find((kind) => kind === word) ?? null;
}

function kindOf([first = '']: readonly Target[], { view }: Rajas): Kind {
  const { decision } = view;
  if (first === 'no') return 'decline';
  if (first.startsWith('space:')) {
    const space = spaceOf(first.slice('space:'.length), view.players);
    return space === null ? 'terrace' : kindOfSpace(space);
  }
  if (decision.kind === 'lay' && decision.pending.laying === 'cover') return 'cover';
  return DECISIONS[decision.kind] ?? asKind(decision.kind) ?? 'decline';
}

function pageOf(kind: Kind, { view }: Rajas): string {
  return PAGES[kind] ?? rulesPage(view);
}

/** What a seat gains at once, in about the same coin. */
function worth(events: readonly RajasEvent[], { seat }: Rajas): number {
  const values = events.map((event) => {
    if (!('seat' in event) || event.seat !== seat) return 0;
    switch (event.event) {
      case 'fame':
        return event.fame;
      case 'money':
        return event.money;
      case 'money_paid':
        return -event.money;
      case 'karma':
        return 2 * event.karma;
      case 'dice_taken':
        return 2 * event.dice;
      case 'upgraded':
        return 3;
      case 'worker_gained':
        return 6;
      default:
        return 0;
    }
  });
  return values.reduce((sum, value) => sum + value, 0);
}

type Told = readonly [thing: string, page: string];

function chamber(number: number): Told {
  return [`chamber_${number}`, number === 5 ? 'master-builder' : 'palace'];
}

function thingOf(kind: string, id: string, speaking: Rajas): Told | null {
  const { view, seat } = speaking;
  switch (kind) {
    case 'space': {
      const number = spaceOf(id, view.players)?.chamber ?? null;
      return number === null ? null : chamber(number);
    }
    case 'chamber':
      return chamber(CHAMBERS.findIndex((one) => one === id) + 1);
    case 'die':
      return [id.endsWith('*') ? 'turned' : 'die', 'karma'];
    case 'supply':
      return ['supply', 'dice'];
    case 'tile':
      return ['tile', 'quarry'];
    case 'cell': {
      const own = seat === null ? undefined : view.seats[seat];
      return own?.province.some(({ cell }) => cell === id) === true
        ? ['laid', 'scoring']
        : ['cell', 'quarry'];
    }
    case 'turn':
      return ['turn', 'quarry'];
    case 'yield':
      return ['yield', 'scoring'];
    case 'slot':
      return ['slot', 'navaratnas'];
    case 'building':
      return ['building', 'scoring'];
    case 'river':
      return ['river', 'rewards'];
    default:
      return null;
  }
}

/** What a target does that is an action itself. */
function actionOf(kind: string, id: string, speaking: Rajas): Kind | null {
  switch (kind) {
    case 'space':
      return kindOf([`space:${id}`], speaking);
    case 'track':
      return 'order';
    case 'token':
      return 'token';
    case 'good':
    case 'stalls':
      return 'sell';
    case 'no':
      return 'decline';
    default:
      return null;
  }
}

export const help: GameHelp<'rajas'> = {
  kinds: KINDS,
  kindOf,
  action(kind, speaking) {
    const known = asKind(kind) ?? 'decline';
    return {
      picture: PICTURES[known],
      name: said(`rajas.help.action.${kind}`, {}, ''),
      text: said(`rajas.help.does.${kind}`, {}, ''),
      page: pageOf(known, speaking),
    };
  },
  worth,
  thing(target, speaking) {
    const [kind = '', id = ''] = target.split(':');
    const thing = thingOf(kind, id, speaking);
    if (thing !== null) return { text: said(`rajas.help.thing.${thing[0]}`, {}, ''), page: thing[1] };
    const action = actionOf(kind, id, speaking);
    if (action === null) return null;
    return { text: said(`rajas.help.does.${action}`, {}, ''), page: pageOf(action, speaking) };
  },
};

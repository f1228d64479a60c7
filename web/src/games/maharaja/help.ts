// What can be done in Maharaja, and what everything on the table is.
import type { GameHelp } from '../../board/help.ts';
import type { Target } from '../../board/table_model.ts';
import { said, t } from '../../texts/texts.svelte.ts';
import { isCity } from './layout.ts';
import { ACTIONS, actionPicture, type MaharajaEvent } from './pieces.ts';
import { rulesPage } from './rules_page.ts';
import { powerOf } from './words/labels.ts';
import type { Maharaja } from './words/names.ts';

/** In the order of the list, each with its page of the book; null: that of the decision. */
const PAGES = {
  travel: 'travel',
  gold: 'quarry',
  house: 'houses',
  two_houses: 'houses',
  move_house: 'move',
  quarry: 'quarry',
  palace: 'palaces',
  palace_house: 'palaces',
  governor: 'governors',
  character: 'cards',
  takeover: 'several',
  token: 'tokens',
  end: 'turn',
  choose: null,
  bid: 'auction',
  pass: 'auction',
  first_house: 'setup',
  victim: 'cards',
  give: 'several',
} as const;
type Kind = keyof typeof PAGES;
const KINDS = Object.keys(PAGES) as readonly Kind[];

const PICTURES: Readonly<Partial<Record<Kind, string>>> = {
  travel: 'mj-architect',
  takeover: 'mj-act-character',
  token: 'mj-token',
  end: 'ui-pass',
  choose: 'mj-char-1',
  bid: 'mj-gold',
  pass: 'ui-pass',
  first_house: 'mj-act-house',
  victim: 'mj-char-3',
  give: 'mj-char-5',
};

function asKind(word: string): Kind | null {
  return KINDS.find((kind) => kind === word) ?? null;
}

/** The action of a pointer or of a part, as they are called on the disc. */
function actionOf(id: string): Kind {
  return asKind(id === 'move' ? 'move_house' : id) ?? 'gold';
}

/** What a click of a turn is about. */
function partOf(kind: string, id: string): Kind | null {
  switch (kind) {
    case 'junction':
    case 'way':
      return 'travel';
    case 'pointer':
    case 'action':
    case 'disc':
    case 'token':
    case 'builder':
      return actionOf(id);
    case 'action_token':
      return 'token';
    case 'seat':
      return 'takeover';
    case 'bid':
    case 'pass':
    case 'end':
      return kind;
    default:
      return null;
  }
}

function split(target: Target): readonly [kind: string, id: string] {
  const colon = target.indexOf(':');
  return colon < 0 ? [target, ''] : [target.slice(0, colon), target.slice(colon + 1)];
}

function kindOf([first = '', second = '']: readonly Target[], { view }: Maharaja): Kind {
  const { kind } = view.decision;
  if (kind === 'choose' || kind === 'victim' || kind === 'give') return kind;
  if (kind === 'place') return 'first_house';
  if (second.startsWith('seat:')) return 'takeover';
  return partOf(...split(first)) ?? 'travel';
}

function pageOf(kind: Kind, { view }: Maharaja): string {
  return PAGES[kind] ?? rulesPage(view);
}

function nameOf(kind: Kind): string {
  return ACTIONS.some((id) => id === kind)
    ? t('maharaja.action', { id: kind })
    : said(`maharaja.help.action.${kind}`, {}, '');
}

function doesOf(kind: Kind): string {
  return said(`maharaja.help.does.${kind}`, {}, '');
}

/** Gold that comes or goes, and what it is spent for. */
function worth(events: readonly MaharajaEvent[], { seat }: Maharaja): number {
  const values = events.map((event) => {
    if (!('seat' in event) || event.seat !== seat) return 0;
    switch (event.event) {
      case 'gold_taken':
        return event.gold ?? 0;
      case 'houses_taken':
        return event.houses;
      case 'travelled':
        return event.bank ? 0 : -(event.toll ?? 0);
      case 'house_built':
        return 1;
      case 'palace_built':
        return event.site === 'central' ? 3 : 1;
      default:
        return 0;
    }
  });
  return values.reduce((sum, value) => sum + value, 0);
}

/** Places of the map, and what lies beside it. */
function thingOf(
  kind: string,
  id: string,
  { view }: Maharaja,
): readonly [thing: string, page: string] | null {
  switch (kind) {
    case 'place':
    case 'junction': {
      if (id === 'start') return ['start', 'travel'];
      if (isCity(id)) return ['city', 'scoring'];
      const houses = view.table.villages.find(({ village }) => village === id)?.houses ?? [];
      return [houses.some((count) => count > 0) ? 'village' : 'empty', 'travel'];
    }
    case 'road':
      return ['road', 'travel'];
    case 'site':
      return [id === 'central' ? 'central' : 'outer', 'palaces'];
    case 'governor':
      return ['track', 'governors'];
    default:
      return null;
  }
}

export const help: GameHelp<'maharaja'> = {
  kinds: KINDS,
  kindOf,
  action(kind, speaking) {
    const known = asKind(kind) ?? 'travel';
    return {
      picture: PICTURES[known] ?? actionPicture(known),
      name: nameOf(known),
      text: doesOf(known),
      page: pageOf(known, speaking),
    };
  },
  worth,
  thing(target, speaking) {
    const [kind, id] = split(target);
    if (kind === 'character')
      return { text: `${powerOf(id)} ${said('maharaja.help.thing.number', {}, '')}`, page: 'characters' };
    const thing = thingOf(kind, id, speaking);
    if (thing !== null) return { text: said(`maharaja.help.thing.${thing[0]}`, {}, ''), page: thing[1] };
    const part = partOf(kind, id);
    return part === null ? null : { text: doesOf(part), page: pageOf(part, speaking) };
  },
};

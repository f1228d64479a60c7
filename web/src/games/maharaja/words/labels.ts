// How a target is called aloud.
import type { Target } from '../../../board/table_model.ts';
import { among, t } from '../../../texts/texts.svelte.ts';
import { priceTo } from '../layout.ts';
import { CHARACTERS } from '../pieces.ts';
import { type Maharaja, nameOf } from './names.ts';
import { placeName } from './places.ts';

/** The part that a target's word spends, where they differ. */
const PART_OF: Readonly<Record<string, string>> = { move: 'move_house' };

/** "Ajmer, scored now, 1 gold away, your points 1, 4 free outer sites" */
function cityLabel(id: string, speaking: Maharaja): string {
  const { view, seat } = speaking;
  const row = view.table.cities.find(({ city }) => city === id);
  const name = t('maharaja.city', { id });
  if (row === undefined) return name;
  const reader = seat ?? view.active_seat;
  const own = reader === null ? undefined : view.seats[reader];
  const price = own === undefined ? null : priceTo(own.ways, id);
  const outer = row.palaces.slice(1).filter((palace) => palace === null).length;
  const said = [
    view.table.maharaja === id ? t('maharaja.label.now') : null,
    view.table.next === id ? t('maharaja.label.next') : null,
    own?.architect === id ? t('maharaja.label.here') : null,
    own === undefined || own.architect === id ? null : t('maharaja.label.way', { price }),
    seat === null ? null : t('maharaja.label.points', { points: row.points[seat] ?? 0 }),
    t('maharaja.label.sites', { centre: row.palaces[0] === null, outer }),
  ];
  return [name, ...said.filter((one) => one !== null)].join(', ');
}

function villageLabel(id: string, speaking: Maharaja): string {
  const houses = speaking.view.table.villages.find(({ village }) => village === id)?.houses ?? [];
  const owners = houses.flatMap((count, seat) => Array<string>(count).fill(nameOf(speaking, seat)));
  const name = placeName(id);
  return owners.length === 0
    ? `${name}, ${t('maharaja.label.empty')}`
    : `${name}, ${t('maharaja.label.houses', { names: among(owners) })}`;
}

/** What a character can do, in one sentence. */
export function powerOf(id: string): string {
  return t('maharaja.power', { id });
}

function characterLabel(id: string, speaking: Maharaja): string {
  const { view } = speaking;
  const holder = view.seats.find(({ cards }) => cards.includes(id));
  const name = t('maharaja.label.character', { id });
  const number = CHARACTERS.find((one) => one.id === id)?.number ?? 0;
  const who = holder === undefined ? t('maharaja.tray.bank') : nameOf(speaking, holder.seat);
  return `${name}, ${number}, ${who}, ${powerOf(id)}`;
}

export function labelOf(target: Target, speaking: Maharaja): string {
  const colon = target.indexOf(':');
  const kind = colon < 0 ? target : target.slice(0, colon);
  const id = target.slice(colon + 1);
  switch (kind) {
    case 'place':
      return /^v\d/.test(id) ? villageLabel(id, speaking) : cityLabel(id, speaking);
    case 'junction':
      return cityLabel(id, speaking);
    case 'road':
      return t('maharaja.label.road', { id });
    case 'site':
      return t('maharaja.label.site', { site: id });
    case 'governor':
      return t('maharaja.label.governor', { city: t('maharaja.city', { id }) });
    case 'character':
      return characterLabel(id, speaking);
    case 'bid':
      return t('maharaja.label.bid', { bid: Number(id) });
    case 'pointer':
    case 'action':
      return t('maharaja.action', { id });
    case 'disc':
    case 'token':
    case 'builder':
      return t('maharaja.label.part', { source: kind, part: t('maharaja.part', { id: PART_OF[id] ?? id }) });
    case 'action_token':
      return t('maharaja.label.token');
    case 'seat':
      return t('maharaja.label.takeover', { seat: nameOf(speaking, Number(id)) });
    case 'pass':
      return t('maharaja.label.pass');
    case 'end':
      return t('maharaja.label.end');
    default:
      return target;
  }
}

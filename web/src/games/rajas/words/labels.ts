// How everything that can be clicked is called aloud.
import type { Target } from '../../../board/table_model.ts';
import { t } from '../../../texts/texts.svelte.ts';
import { cellPlace } from '../layout.ts';
import {
  asBuilding,
  chamberEffects,
  opposite,
  type RajasSeat,
  riverEffects,
  type Space,
  tileOf,
  tokenColor,
  yieldsOf,
} from '../pieces.ts';
import { effectsText, nameOf, type Rajas, spaceName, spaceOf, tileName, tokenName } from './names.ts';

/** What a space costs, in words; null: nothing. */
export function priceOf({ area, money, color, chamber, good }: Space): string | null {
  const paid = money > 0 ? [t('rajas.gloss.money_cost', { money })] : [];
  const die = (lowest: number, highest: number) =>
    t('rajas.gloss.die_cost', { color: null, lowest, highest });
  switch (area) {
    case 'quarry':
      return [...paid, t('rajas.gloss.builds')].join(', ');
    case 'harbor':
      return [...paid, die(1, 3)].join(', ');
    case 'market':
      return good === 'mixed' ? null : die(1, 6);
    case 'balcony':
      return t('rajas.gloss.die_cost', { color, lowest: 1, highest: 6 });
    case 'chamber':
      return chamber === null ? null : die(chamber, chamber);
    case 'terrace':
    case 'outer_terrace':
      return null;
  }
}

/** What a space brings, in words; null: what it costs says it. */
export function gainOf({ area, effects, good }: Space): string | null {
  switch (area) {
    case 'quarry':
      return null;
    case 'harbor':
      return t('rajas.gloss.sails_by_die');
    case 'market':
      return good === 'mixed' ? t('rajas.effect.market_mixed') : t('rajas.board.market_note');
    case 'balcony':
    case 'chamber':
    case 'terrace':
    case 'outer_terrace':
      return effectsText(effects);
  }
}

function spaceLabel(id: string, speaking: Rajas): string {
  const { players, table } = speaking.view;
  const space = spaceOf(id, players);
  if (space === null) return id;
  const number = space.area === 'chamber' ? `${space.chamber}. ` : '';
  const taken = table.workers.find((worker) => worker.space === id);
  return [
    `${number}${spaceName(id, players)}`,
    priceOf(space),
    gainOf(space),
    taken === undefined ? null : nameOf(speaking, taken.seat),
  ]
    .filter((part) => part !== null)
    .join('; ');
}

export function tileLabel(id: string): string {
  const tile = tileOf(id);
  if (tile === null) return id;
  const features = [
    ...tile.buildings.map((building) => t('rajas.building', { building })),
    ...tile.markets.map(({ good, value }) => `${t('rajas.good', { good })} ${value}`),
  ];
  return [tileName(id), t('rajas.shape', { shape: tile.shape }), ...features].join(', ');
}

/** "Blue, price 7". */
export function tileTitle(id: string): string {
  const tile = tileOf(id);
  return tile === null ? id : t('rajas.sheet.title', { color: tile.color, cost: tile.cost });
}

/** Its road, and what its buildings and stalls are worth to a seat now. */
export function tileFeatures(id: string, own: RajasSeat): readonly string[] {
  const tile = tileOf(id);
  if (tile === null) return [];
  return [
    t('rajas.shape', { shape: tile.shape }),
    ...tile.buildings.map((building) =>
      t('rajas.sheet.building', {
        building: t('rajas.building', { building }),
        n: own.building_values[asBuilding(building) ?? 'temple'],
      }),
    ),
    ...tile.markets.map(({ good, value }) =>
      t('rajas.sheet.stall', { good: t('rajas.good', { good }), n: value }),
    ),
  ];
}

function cellLabel(cell: string, speaking: Rajas): string {
  const own = speaking.seat === null ? undefined : speaking.view.seats[speaking.seat];
  const laid = own?.province.find((one) => one.cell === cell);
  if (cellPlace(cell) === null) return cell;
  return laid === undefined ? t('rajas.province.free', { cell }) : `${cell}, ${tileLabel(laid.tile)}`;
}

function slotLabel(slot: string, speaking: Rajas): string {
  const own = speaking.seat === null ? undefined : speaking.view.seats[speaking.seat];
  const found = own?.yields.find((one) => one.slot === slot);
  const printed = yieldsOf(own?.side ?? 'basic').find(({ id }) => id === slot);
  const token = found?.token ?? null;
  const effects = token === null ? effectsText(printed?.effects ?? []) : tokenName(token);
  return t('rajas.province.yield', { slot, effects });
}

/** How a target is called. */
export function labelOf(target: Target, speaking: Rajas): string {
  const [kind = '', id = ''] = target.split(':');
  switch (kind) {
    case 'space':
      return spaceLabel(id, speaking);
    case 'die': {
      const [color = '', face = ''] = id.replace('*', '').split('-');
      const number = Number(face);
      return id.endsWith('*')
        ? t('rajas.die.turned', { color, face: number, to: opposite(number) })
        : t('rajas.die.name', { color, face: number });
    }
    case 'supply':
      return t('rajas.die.supply', { color: id });
    case 'tile':
      return tileLabel(id);
    case 'cell':
      return cellLabel(id, speaking);
    case 'turn':
      return t('rajas.tray.turn', { n: Number(id) });
    case 'track':
      return t('rajas.tray.first', { track: id });
    case 'yield':
    case 'slot':
      return slotLabel(id, speaking);
    case 'token':
      return t('rajas.tray.token', { color: tokenColor(id), effects: tokenName(id) });
    case 'building':
      return t('rajas.building', { building: id });
    case 'chamber':
      return `${t('rajas.chamber', { chamber: id })}: ${effectsText(chamberEffects(id))}`;
    case 'river':
      return t('rajas.board.river_space', {
        n: Number(id),
        effects: effectsText(riverEffects(Number(id), speaking.view.table)),
      });
    case 'good':
      return t('rajas.good', { good: id });
    case 'stalls':
      return t('rajas.tray.stalls', { n: Number(id) });
    case 'no': {
      const { decision } = speaking.view;
      return t('rajas.tray.no', { kind: decision.kind });
    }
    default:
      return target;
  }
}

// Who and what is meant, as the sentences of all languages want it: names as they are, and which of them is the reader.
import type { Speaking } from '../../../board/room.ts';
import type { Part } from '../../../texts/rich.ts';
import { among, t } from '../../../texts/texts.svelte.ts';
import { type Effect, type Space, spacesFor, tileOf, tokenEffects } from '../pieces.ts';

export type Rajas = Speaking<'rajas'>;
export type You = 'seat' | 'none';

export function nameOf(speaking: Rajas, seat: number): string {
  return speaking.people.find((person) => person.seat === seat)?.name ?? String(seat + 1);
}

export function youAre(speaking: Rajas, seat: number): You {
  return speaking.seat === seat ? 'seat' : 'none';
}

export function who(speaking: Rajas, seat: number): { readonly seat: string; readonly you: You } {
  return { seat: nameOf(speaking, seat), you: youAre(speaking, seat) };
}

/** "blue 7". */
export function tileName(id: string): string {
  const tile = tileOf(id);
  return tile === null ? id : t('rajas.tile.name', { color: tile.color, cost: tile.cost });
}

export function spaceOf(id: string, players: number): Space | null {
  return spacesFor(players).find((space) => space.id === id) ?? null;
}

export function spaceName(id: string, players: number): string {
  const space = spaceOf(id, players);
  if (space === null) return id;
  const { area, good, color, chamber } = space;
  return t('rajas.space.name', { area, good, color, n: chamber ?? 0 });
}

/** A space that can be pointed at. */
export function spaceLink(id: string, players: number): Part {
  return { kind: 'link', text: spaceName(id, players), targets: [`space:${id}`] };
}

export function cellLink(cell: string): Part {
  return { kind: 'link', text: cell, targets: [`cell:${cell}`] };
}

export function effectText(effect: Effect): string {
  const { count = 1, each = 1, per = 1, most = 1, least = 0, fewer = false } = effect;
  switch (effect.kind) {
    case 'dice_any':
      return t('rajas.effect.dice_any', { count, fewer });
    case 'dice_of': {
      const colors = among((effect.colors ?? []).map((color) => t('rajas.color', { color })));
      return t('rajas.effect.dice_of', { count, colors });
    }
    case 'dice_any_per_karma':
      return t('rajas.effect.dice_any_per_karma', { each });
    case 'dice_of_per_karma':
      return t('rajas.effect.dice_of_per_karma', { each, color: effect.color ?? 'blue' });
    case 'karma':
      return t('rajas.effect.karma', { count });
    case 'money':
      return t('rajas.effect.money', { count });
    case 'fame':
      return t('rajas.effect.fame', { count });
    case 'upgrade':
      return t('rajas.effect.upgrade', { count });
    case 'boat':
      return t('rajas.effect.boat', { least, most });
    case 'reroll':
      return t('rajas.effect.reroll');
    case 'start_player':
      return t('rajas.effect.start_player');
    case 'yield_token':
      return t('rajas.effect.yield_token');
    case 'cover_tile':
      return t('rajas.effect.cover_tile');
    case 'palace_choice':
      return t('rajas.effect.palace_choice');
    case 'palace':
      return t('rajas.effect.palace', { chamber: effect.chamber ?? 'dancer' });
    case 'market_mixed':
      return t('rajas.effect.market_mixed');
    case 'market_single':
      return t('rajas.effect.market_single', { most });
    case 'money_per_market':
      return t('rajas.effect.money_per_market', { each });
    case 'fame_per_upgrade':
      return t('rajas.effect.fame_per_upgrade', { each });
    case 'money_per_upgrade':
      return t('rajas.effect.money_per_upgrade', { each });
    case 'fame_per_karma':
      return t('rajas.effect.fame_per_karma', { each });
    case 'fame_per_market_tile':
      return t('rajas.effect.fame_per_market_tile', { each });
    case 'money_per_building':
      return t('rajas.effect.money_per_building', { each });
    case 'money_per_connected_token':
      return t('rajas.effect.money_per_connected_token', { each });
    case 'fame_per_bend':
      return t('rajas.effect.fame_per_bend', { each });
    case 'fame_per_active_worker':
      return t('rajas.effect.fame_per_active_worker', { each });
    case 'fame_per_river_spaces':
      return t('rajas.effect.fame_per_river_spaces', { each, per });
    default:
      return effect.kind;
  }
}

export function effectsText(effects: readonly Effect[]): string {
  return effects.length === 0 ? '–' : among(effects.map(effectText));
}

export function tokenName(token: string): string {
  return effectsText(tokenEffects(token));
}

/** Where something came from, as the sentences want it: a word that they know, a number, or a name. */
export function sourceOf(reason: string, source: string | number | null, players: number): string {
  const id = String(source ?? '');
  switch (reason) {
    case 'tile':
      return tileName(id);
    case 'space':
      return spaceName(id, players);
    case 'token':
      return tokenName(id);
    default:
      return id;
  }
}

/** How much is missing until the markers of a seat meet, or by how much they have passed each other. */
export function apartText(missing: number): string {
  return missing > 0 ? t('rajas.to_go', { n: missing }) : t('rajas.met', { n: Math.abs(missing) });
}

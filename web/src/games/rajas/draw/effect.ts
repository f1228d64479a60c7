// The picture of an effect around a point.
import { asColor, CHAMBERS, type Effect } from '../pieces.ts';
import { dieOf } from './dice.ts';
import { mid, text } from './kit.ts';

function badge(x: number, y: number, words: string | number, size: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${size * 0.56}" fill="var(--rj-space)" stroke="var(--ink)" stroke-width="1.2"/>` +
    text(x, y + size * 0.3, size * 0.86, words)
  );
}

export function effectPicture(effect: Effect, cx: number, cy: number, s: number): string {
  const { kind, count = 1, each = 1, most = 1, least = 0 } = effect;
  const counted = (id: string, n: number) =>
    mid(id, cx, cy, s) + (n > 1 ? badge(cx + s * 0.42, cy + s * 0.36, n, s * 0.46) : '');
  const coin = (n: number | string) =>
    mid('rj-marker-money', cx, cy, s, '--pc:var(--rj-coin)') +
    text(cx, cy + s * 0.24, s * 0.68, n, { fill: 'var(--pi)' });
  const star = (n: number | string) =>
    mid('rj-marker-fame', cx, cy, s * 1.12, '--pc:var(--rj-fame)') +
    text(cx, cy + s * 0.22, s * 0.6, n, { fill: 'var(--pv)' });
  /** So much of one thing for each of another. */
  const per = (what: string, of: string, n: number) =>
    mid(what, cx - s * 0.2, cy - s * 0.1, s * 0.78) +
    mid(of, cx + s * 0.28, cy + s * 0.24, s * 0.6) +
    (n > 1 ? badge(cx - s * 0.45, cy - s * 0.42, n, s * 0.46) : '');
  switch (kind) {
    case 'dice_any':
      return counted('rj-die-any', count);
    case 'dice_of': {
      const colors = effect.colors ?? [];
      if (colors.length === 1) {
        const color = asColor(colors[0]) ?? 'blue';
        return count > 1
          ? mid(`rj-die-${color}`, cx - s * 0.18, cy - s * 0.1, s * 0.9) +
              dieOf(color, cx + s * 0.22, cy + s * 0.16, s * 0.9)
          : dieOf(color, cx, cy, s);
      }
      const wide = s * 0.62;
      return colors
        .map((color, index) =>
          dieOf(
            asColor(color) ?? 'blue',
            cx + (index - (colors.length - 1) / 2) * wide * 0.8,
            cy + (index % 2 === 0 ? -1 : 1) * wide * 0.3,
            wide,
          ),
        )
        .join('');
    }
    case 'dice_any_per_karma':
      return per('rj-die-any', 'rj-karma', each);
    case 'dice_of_per_karma':
      return (
        dieOf(asColor(effect.color) ?? 'blue', cx - s * 0.2, cy - s * 0.1, s * 0.8) +
        mid('rj-karma', cx + s * 0.28, cy + s * 0.24, s * 0.6)
      );
    case 'karma':
      return counted('rj-karma', count);
    case 'money':
      return coin(count);
    case 'fame':
      return star(count);
    case 'upgrade':
      return counted('rj-upgrade', count);
    case 'boat':
      return counted('rj-boat-move', least > 1 ? least : most);
    case 'reroll':
      return mid('rj-reroll', cx, cy, s);
    case 'start_player':
      return mid('rj-elephant', cx, cy, s);
    case 'yield_token':
      return mid('rj-yield-white', cx, cy, s) + text(cx, cy + s * 0.22, s * 0.62, '?', { fill: 'var(--pi)' });
    case 'cover_tile':
      return (
        `<rect x="${cx - s * 0.5}" y="${cy - s * 0.28}" width="${s * 0.66}" height="${s * 0.66}" rx="2" fill="var(--rj-tile-orange)" stroke="var(--ink)" stroke-width="1.4"/>` +
        `<rect x="${cx - s * 0.14}" y="${cy - s * 0.5}" width="${s * 0.66}" height="${s * 0.66}" rx="2" fill="var(--rj-tile-purple)" stroke="var(--ink)" stroke-width="1.4"/>` +
        text(cx + s * 0.19, cy, s * 0.5, '+', { fill: 'var(--pi)' })
      );
    case 'palace_choice':
      return mid('rj-palace-choice', cx, cy, s);
    case 'palace': {
      const number = CHAMBERS.findIndex((chamber) => chamber === effect.chamber) + 1;
      return mid(`rj-chamber-${number}`, cx, cy, s * 1.15);
    }
    case 'market_mixed':
      return mid('rj-market-mixed', cx, cy, s);
    case 'market_single':
      return mid('rj-market-single', cx, cy, s) + badge(cx + s * 0.42, cy + s * 0.36, `≤${most}`, s * 0.46);
    case 'money_per_market':
      return per('rj-money', 'rj-market', each);
    case 'fame_per_upgrade':
      return per('rj-fame', 'rj-upgrade', each);
    case 'money_per_upgrade':
      return per('rj-money', 'rj-upgrade', each);
    case 'fame_per_karma':
      return per('rj-fame', 'rj-karma', each);
    case 'fame_per_market_tile':
      return per('rj-fame', 'rj-market', each);
    case 'money_per_building':
      return per('rj-money', 'rj-temple', each);
    case 'money_per_connected_token':
      return per('rj-money', 'rj-yield-yellow', each);
    case 'fame_per_bend':
      return per('rj-fame', 'rj-road-bend', each);
    case 'fame_per_active_worker':
      return per('rj-fame', 'rj-worker-plus', each);
    case 'fame_per_river_spaces':
      return per('rj-fame', 'rj-river-space', each);
    default:
      return '';
  }
}

/** Several effects side by side around a point. */
export function effectsPicture(
  effects: readonly Effect[],
  cx: number,
  cy: number,
  s: number,
  gap = 1.3,
): string {
  const first = cx - ((effects.length - 1) * s * gap) / 2;
  return effects.map((effect, index) => effectPicture(effect, first + index * s * gap, cy, s)).join('');
}

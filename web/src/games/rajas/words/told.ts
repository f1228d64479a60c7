// What is told of a target before it is clicked: its name, its price with the dice that would pay it, and what follows,
// in numbers before and after. Prices and effects are what the components say and the engine foresees.
import type { Foreseen, Target } from '../../../board/table_model.ts';
import type { Line } from '../../../texts/rich.ts';
import { said, t } from '../../../texts/texts.svelte.ts';
import { type DieItem, type Effect, MOST_KARMA, opposite, type RajasSeat, type Space } from '../pieces.ts';
import { changesOf } from './changes.ts';
import { gainOf, labelOf } from './labels.ts';
import { effectsText, type Rajas, spaceName, spaceOf } from './names.ts';

export interface Told {
  readonly name: string;
  readonly price: {
    /** Money, or a die of which the reader has none. */
    readonly words: string;
    /** Own dice that pay as they lie, and others that would if they were turned over. */
    readonly dice: readonly DieItem[];
    readonly flips: readonly DieItem[];
  } | null;
  readonly brings: string;
  readonly more: readonly string[];
  readonly changes: Line;
}

/** What a die shows with which is paid; null: it is none. */
function faceOf(target: Target): number | null {
  const [, face, turned] = /^die:[a-z]+-(\d)(\*?)$/.exec(target) ?? [];
  if (face === undefined) return null;
  return turned === '*' ? opposite(Number(face)) : Number(face);
}

type Gloss = Readonly<Record<string, unknown>> & { readonly effect: string };

function different(dice: readonly DieItem[]): readonly DieItem[] {
  return dice.filter(
    (die, at) => dice.findIndex((one) => one.color === die.color && one.face === die.face) === at,
  );
}

function priceOf(gloss: readonly Gloss[], own: RajasSeat | undefined): Told['price'] {
  const money = gloss.find(({ effect }) => effect === 'money_cost');
  const die = gloss.find(({ effect }) => effect === 'die_cost');
  if (money === undefined && die === undefined) return null;
  const words = money === undefined ? '' : t('rajas.gloss.money_cost', { money: Number(money['money']) });
  if (die === undefined || own === undefined) return { words, dice: [], flips: [] };
  const [lowest, highest] = [Number(die['lowest']), Number(die['highest'])];
  const fits = (face: number) => face >= lowest && face <= highest;
  const held = different(own.dice.filter(({ color }) => die['color'] === null || die['color'] === color));
  const dice = held.filter(({ face }) => fits(face));
  const flips = own.karma === 0 ? [] : held.filter(({ face }) => !fits(face) && fits(opposite(face)));
  // Of many, the price says it in fewer words than the dice would.
  const isLong = dice.length + flips.length > 4;
  const short = isLong ? said('rajas.gloss.die_cost', { ...die, color: asWord(die['color']) }, '') : '';
  return {
    words: [words, short].filter((part) => part !== '').join(', '),
    dice: isLong ? [] : dice,
    flips: isLong ? [] : flips,
  };
}

function asWord(color: unknown): string {
  return typeof color === 'string' ? color : 'null';
}

/** What is paid and gained at once is said in numbers; these are said by the price. */
const SAID = new Set([
  'money_cost',
  'die_cost',
  'builds',
  'sails_by_die',
  'gains',
  'effects',
  'payment',
  'roads',
]);

function isEffects(value: unknown): value is readonly Effect[] {
  return Array.isArray(value);
}

function glossWords(gloss: Gloss): string {
  const values = Object.fromEntries(
    Object.entries(gloss).map(([name, value]) => [
      name,
      isEffects(value) ? effectsText(value) : typeof value === 'number' ? value : String(value),
    ]),
  );
  return said(`rajas.gloss.${gloss.effect}`, values, '');
}

/** What the space says; where that comes after a payment, with the numbers before and after. */
function broughtBy(space: Space, own: RajasSeat | undefined, isForeseen: boolean): string {
  const numbers = space.effects.flatMap(({ kind, count = 1 }) => {
    if (own === undefined || isForeseen) return [];
    if (kind === 'money') return [`${own.money} → ${own.money + count}`];
    if (kind === 'fame') return [`${own.fame} → ${own.fame + count}`];
    if (kind === 'karma') return [`${own.karma} → ${Math.min(own.karma + count, MOST_KARMA)}`];
    return [];
  });
  const words = gainOf(space) ?? '';
  return numbers.length === 0 ? words : `${words} (${numbers.join(', ')})`;
}

export function toldOf(target: Target, foreseen: Foreseen<'rajas'> | null, speaking: Rajas): Told {
  const own = speaking.seat === null ? undefined : speaking.view.seats[speaking.seat];
  const gloss: readonly Gloss[] = foreseen?.target === target ? foreseen.gloss : [];
  const changes = own === undefined || foreseen === null ? [] : changesOf(foreseen.events, own);
  const more = gloss.filter(({ effect }) => !SAID.has(effect)).map(glossWords);
  const sells = gloss.find(({ effect }) => effect === 'sells');
  const face = faceOf(target);
  if (sells !== undefined && face !== null && Number(sells['stalls']) < face)
    more.push(t('rajas.tray.used', { used: Number(sells['stalls']), most: face }));
  const space = target.startsWith('space:') ? spaceOf(target.slice(6), speaking.view.players) : null;
  if (space !== null)
    return {
      name: spaceName(space.id, speaking.view.players),
      price: priceOf(gloss, own),
      // How many stalls would pay is foreseen; the rest of it stands over the market.
      brings: space.area === 'market' ? '' : broughtBy(space, own, changes.length > 0),
      more: space.area === 'quarry' ? [t('rajas.gloss.builds')] : more,
      changes,
    };
  const [name = '', ...rest] = labelOf(target, speaking).split(': ');
  return { name, price: null, brings: '', more: more.length > 0 ? more : rest, changes };
}

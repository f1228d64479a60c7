// A payment in numbers: what the chosen dice come to, and what the engine foresees of the tile that they pay for.
import type { Foreseen, Target } from '../../../board/table_model.ts';
import { colourNumber, type DieItem, type Effect, opposite, type RajasSeat } from '../pieces.ts';
import { type Change, changed } from '../words/changes.ts';
import { effectsText } from '../words/names.ts';

export interface Payment {
  /** "3 + 5 = 8". */
  readonly terms: string;
  readonly lost: number;
  readonly isEnough: boolean;
  readonly karma: number;
  /** Of the bar, in hundredths: the sum, and where the price stands. */
  readonly share: number;
  readonly priceShare: number;
  readonly left: readonly DieItem[];
}

function faceOf(target: Target): number {
  return Number(/-(\d)/.exec(target)?.[1] ?? 0);
}

/** The dice that stay when those that were picked are gone. */
function without(dice: readonly DieItem[], picked: readonly Target[]): readonly DieItem[] {
  const left = [...dice];
  for (const target of picked) {
    const at = left.findIndex(({ color, face }) => target.replace('*', '') === `die:${color}-${face}`);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function paymentOf(picked: readonly Target[], price: number, own: RajasSeat): Payment {
  const values = picked.map((target) => (target.endsWith('*') ? opposite(faceOf(target)) : faceOf(target)));
  const sum = values.reduce((sofar, value) => sofar + value, 0);
  const whole = Math.max(sum, price, 1);
  return {
    terms: values.length > 1 ? `${values.join(' + ')} = ${sum}` : String(sum),
    lost: Math.max(0, sum - price),
    isEnough: sum >= price,
    karma: picked.filter((target) => target.endsWith('*')).length,
    share: (100 * sum) / whole,
    priceShare: (100 * price) / whole,
    left: without(own.dice, picked),
  };
}

export interface Forecast {
  readonly changes: readonly Change[];
  readonly yields: readonly {
    readonly slot: string;
    readonly effects: readonly Effect[];
    readonly words: string;
  }[];
  readonly left: readonly DieItem[];
  /** The number of the seat's colour. */
  readonly colour: number;
}

type Gloss = Foreseen<'rajas'>['gloss'];

function numberIn(gloss: object, name: string): number {
  const value: unknown = Reflect.get(gloss, name);
  return typeof value === 'number' ? value : 0;
}

function effectsIn(gloss: object): readonly Effect[] {
  const value: unknown = Reflect.get(gloss, 'effects');
  return Array.isArray(value) ? value : [];
}

export function forecastOf(gloss: Gloss, payment: Payment | null, own: RajasSeat): Forecast {
  const gains = gloss.find(({ effect }) => effect === 'gains') ?? {};
  const sums = {
    fame: numberIn(gains, 'fame'),
    money: numberIn(gains, 'money'),
    karma: numberIn(gains, 'karma') - (payment?.karma ?? 0),
  };
  return {
    changes: changed(sums, own),
    yields: gloss
      .filter(({ effect }) => effect === 'yield')
      .map((one) => {
        const effects = effectsIn(one);
        return { slot: String(Reflect.get(one, 'slot')), effects, words: effectsText(effects) };
      }),
    left: payment?.left ?? own.dice,
    colour: colourNumber(own),
  };
}

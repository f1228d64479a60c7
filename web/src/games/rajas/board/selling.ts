// Which stalls of the reader's province would pay for what is looked at, or for the best sale while one is chosen.
import type { Foretold, TableModel } from '../../../board/table_model.ts';
import { GOODS, type RajasEvent, type RajasSeat, tileOf } from '../pieces.ts';

interface Sale {
  readonly good: string;
  readonly stalls: number;
}

/** A stall of a province: the place among the features of its tile, and what it pays. */
export interface Stall {
  readonly cell: string;
  readonly tile: string;
  readonly turn: number;
  readonly feature: number;
  readonly good: string;
  readonly value: number;
}

type Shown = Pick<TableModel<'rajas'>, 'foreseen' | 'foretold' | 'view' | 'canAct'>;

function soldIn(events: readonly RajasEvent[]): Sale | null {
  for (const event of events)
    if (event.event === 'sold' && event.good !== null) return { good: event.good, stalls: event.stalls };
  return null;
}

function glossed(gloss: readonly { readonly effect: string }[]): Sale | null {
  const sells = gloss.find(({ effect }) => effect === 'sells');
  if (sells === undefined) return null;
  return { good: String(Reflect.get(sells, 'good')), stalls: Number(Reflect.get(sells, 'stalls')) };
}

export function moneyOf(told: Pick<Foretold<'rajas'>, 'events'>): number {
  return told.events.reduce((sum, event) => sum + (event.event === 'money' ? event.money : 0), 0);
}

/** The most that a click can lead to; null: that is not known, or it does not sell. */
export function mostOf(told: readonly Foretold<'rajas'>[]): number | null {
  const sales = told.filter(({ events }) => soldIn(events) !== null);
  return sales.length === 0 ? null : Math.max(...sales.map(moneyOf));
}

function saleOf({ foreseen, foretold, view, canAct }: Shown): Sale | null {
  if (!canAct) return null;
  if (foreseen !== null) return glossed(foreseen.gloss) ?? soldIn(foreseen.events);
  if (view.decision.kind !== 'sell') return null;
  const best = [...foretold.values()].flat().toSorted((one, other) => moneyOf(other) - moneyOf(one))[0];
  return best === undefined ? null : soldIn(best.events);
}

function stallsOf(own: RajasSeat): readonly Stall[] {
  return own.province.flatMap(({ cell, tile, turn }) => {
    const { buildings = [], markets = [] } = tileOf(tile) ?? {};
    return markets.map(({ good, value }, at) => ({
      cell,
      tile,
      turn,
      feature: buildings.length + at,
      good,
      value,
    }));
  });
}

/** The engine tells how many; those that are worth most come first. */
export function payingStalls(table: Shown, own: RajasSeat): readonly Stall[] {
  const sale = saleOf(table);
  if (sale === null) return [];
  const all = stallsOf(own).toSorted((one, other) => other.value - one.value);
  const fitting =
    sale.good === 'mixed'
      ? GOODS.flatMap((good) => all.filter((stall) => stall.good === good).slice(0, 1)).toSorted(
          (one, other) => other.value - one.value,
        )
      : all.filter(({ good }) => good === sale.good);
  return fitting.slice(0, sale.stalls);
}

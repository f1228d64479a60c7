// The dry run of a disc in words.
import { t } from '../../../texts/texts.svelte.ts';
import type { Plan } from '../plan.svelte.ts';

/** "13 + 2 gold + 1 Trader − 12 palace − 1 house − 1 road" */
export function sumText(plan: Plan): string {
  const { gold, income, coin, palace_cost, house_cost, price } = plan;
  const parts = [
    { sign: '+', amount: income, of: 'income' },
    { sign: '+', amount: coin, of: 'coin' },
    { sign: '−', amount: palace_cost, of: 'palaces' },
    { sign: '−', amount: house_cost, of: 'houses' },
    { sign: '−', amount: price, of: 'road' },
  ].filter(({ amount }) => amount > 0);
  const words = parts.map(({ sign, amount, of }) => `${sign} ${amount} ${t('maharaja.dry.of', { of })}`);
  return [String(gold), ...words].join(' ');
}

export function lackText(what: string, count: number, plan: Plan): string {
  return t('maharaja.dry.lack', { what, count, to: t('maharaja.city', { id: plan.to }) });
}

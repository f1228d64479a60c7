// What was offered by an earlier step or click of the same decision, and may still be clicked instead.
import { selectionOf } from '../../../board/select.ts';
import type { TableModel, Target } from '../../../board/table_model.ts';

type Offering = Pick<TableModel<'rajas'>, 'canAct' | 'earlier' | 'choices' | 'selection'>;

export function offersAgain({ canAct, earlier, choices, selection }: Offering, target: Target): boolean {
  if (!canAct) return false;
  const now = choices?.tree ?? null;
  const { picked, legal } = selection;
  const isEarlierClick = now !== null && picked.length > 0 && !picked.includes(target) && !legal.has(target);
  const trees = [...earlier.map(({ tree }) => tree), ...(isEarlierClick ? [now] : [])];
  return trees.some((tree) => selectionOf(tree, [target]) !== null);
}

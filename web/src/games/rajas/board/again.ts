// What was offered by an earlier step of the same decision, and may still be clicked instead.
import { selectionOf } from '../../../board/select.ts';
import type { TableModel, Target } from '../../../board/table_model.ts';

export function offersAgain(table: Pick<TableModel<'rajas'>, 'canAct' | 'earlier'>, target: Target): boolean {
  return table.canAct && table.earlier.some(({ tree }) => selectionOf(tree, [target]) !== null);
}

// A character cannot be given back once others have chosen: on phones, where fingers slip, it waits to be confirmed.
import type { TableModel, Target } from '../../../board/table_model.ts';

/** The handler of a card's clicks; undefined: the page's own is right. */
export function careful(
  table: TableModel<'maharaja'>,
  target: Target,
  narrow: boolean,
): ((event: Event) => void) | undefined {
  if (!narrow || !table.canAct) return undefined;
  return (event) => {
    event.stopPropagation();
    table.pick(target, 'tap');
  };
}

// A character cannot be given back once others have chosen: on phones, where fingers slip, it waits to be confirmed. The handler
// is one of capture, because the page hears a click before Svelte hands it to handlers of an element.
import type { TableModel, Target } from '../../../board/table_model.ts';

/** What a card does with a click on its way down; undefined: the page's own answer is right. */
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

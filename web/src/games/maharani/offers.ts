// What may be done whatever was clicked before.
import type { TableModel } from '../../board/table_model.ts';
import { idsOf } from './words/labels.ts';

/** Action tokens may be turned up, also in the place of a tile that was taken. */
export function canRefresh({ canAct, choices }: Pick<TableModel<'maharani'>, 'canAct' | 'choices'>): boolean {
  return canAct && choices?.tree?.next?.some(({ target }) => target === 'refresh') === true;
}

/** Tiles that may be taken, also in the place of another one. */
export function placesOf({
  canAct,
  choices,
}: Pick<TableModel<'maharani'>, 'canAct' | 'choices'>): readonly string[] {
  const next = canAct ? (choices?.tree?.next ?? []) : [];
  return idsOf(
    next.flatMap(({ target }) => target ?? []),
    'place',
  );
}

// From a lesson to a table of one's own in this page, which goes on where the lesson stands.
import { keepLocalTable, type LocalSettings, openLocalTable } from '../../app/local_tables.ts';
import { go } from '../../app/navigation.svelte.ts';
import { headOf } from '../replay/record_text.ts';

export function playOn({ game, chairs }: Pick<LocalSettings, 'game' | 'chairs'>, record: string): void {
  const head = headOf(record);
  if (!head.ok) return;
  const opening = openLocalTable({ game, chairs, options: head.value.options });
  keepLocalTable({ ...opening, record });
  go({ page: 'local', id: opening.id });
}

// Why something cannot be clicked, where it is no rule that says so but the order of the clicks.
import type { Target } from '../../../board/table_model.ts';
import type { Line } from '../../../texts/rich.ts';
import { line } from '../../../texts/texts.svelte.ts';
import type { Tigris } from './names.ts';

export function refuse(target: Target, { view }: Tigris): Line | null {
  if (view.decision.kind !== 'action') return line('tigris.first.answer');
  return target.startsWith('cell:') ? line('tigris.first.piece') : null;
}

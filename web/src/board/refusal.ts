// Why something was not done, as a sentence for whoever tried it.
import type { PortError } from '../ports/port.ts';
import { said, t } from '../texts/texts.svelte.ts';

export interface Refusal {
  readonly sentence: string;
  readonly rule: string | null;
}

/** Null: nothing was refused, the table is gone. */
export function refusalOf(error: PortError): Refusal | null {
  if (error.kind === 'gone') return null;
  if (error.kind === 'garbled') return { sentence: t('ui.error.unknown'), rule: null };
  if (error.code === 'move/stale') return { sentence: t('ui.stale_move'), rule: null };
  return { sentence: said(error.key, error.values, error.sentence), rule: error.rule };
}

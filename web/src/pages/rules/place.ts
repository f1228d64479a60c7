// Where an address of the rules leads: behind its # stands a page of the book, a rule of the ledger, or nothing.

import type { GameId } from '../../protocol/game.ts';
import { type Book, type Page, pageOfRule } from './book.ts';
import type { BookData } from './example.ts';

/** The whole ledger, as the last page of every book. */
export const LEDGER = 'fine-print';

export type Place =
  /** `rule`: is to be in sight. `isFine`: only the fine print of the page tells it. */
  | { readonly kind: 'page'; readonly page: Page; readonly rule: string | null; readonly isFine: boolean }
  | { readonly kind: 'ledger'; readonly rule: string | null };

export function placeIn(book: Book, { fine }: Pick<BookData<GameId>, 'fine'>, where: string | null): Place {
  const [first] = book.pages;
  const named = where === null ? first : book.pages.find(({ id }) => id === where);
  if (named !== undefined) return { kind: 'page', page: named, rule: null, isFine: false };
  if (where === null || where === LEDGER) return { kind: 'ledger', rule: null };
  const told = pageOfRule(book, where);
  if (told !== null) return { kind: 'page', page: told, rule: where, isFine: false };
  const behind = book.pages.find(({ id }) => fine[id]?.includes(where));
  if (behind !== undefined) return { kind: 'page', page: behind, rule: where, isFine: true };
  return { kind: 'ledger', rule: where };
}

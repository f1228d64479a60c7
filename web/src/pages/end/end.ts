// What the page of the end needs of the table page, which shows it in the place of board, dock and seats once
// the game is over and everything has been told. The header stays the table page's.
import type { Result } from '../../base/result.ts';
import type { Table } from '../../board/table.svelte.ts';
import type { SeatPerson } from '../../board/table_model.ts';
import type { GameId } from '../../protocol/game.ts';

export interface EndProps<G extends GameId> {
  readonly table: Table<G>;
  /** Of the hall's table or of the one in this browser: its replay is `/replay/ID`. */
  readonly id: string;
  /** The whole match as text: of the hall `GET /api/record/ID`, in the page `wholeRecord`. Asked for once. */
  readonly record: () => Promise<Result<string, unknown>>;
  /** Who gave up, if that ended the game; null: it was played to its end. */
  readonly quitters: readonly SeatPerson[] | null;
  /** There is no hall behind it. */
  readonly isLocal: boolean;
  /** Where others find it; null: they may not look at it. */
  readonly address: string | null;
  /** Without it nobody can ask for one, such as for watchers. */
  readonly onrematch?: (() => void) | undefined;
  /** Others have asked for a rematch and wait at this table; the button leads there. */
  readonly rematch?: string | null;
}

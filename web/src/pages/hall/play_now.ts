// One click: a table with bots in all other chairs, in the hall, or where there is none, in the page.
import { hall, sentenceOf, startTable } from '../../app/hall.svelte.ts';
import { openLocalTable } from '../../app/local_tables.ts';
import { go } from '../../app/navigation.svelte.ts';
import type { GameId } from '../../protocol/game.ts';
import type { Level } from '../../protocol/generated/hall.ts';
import { toast } from '../../ui/toast.svelte.ts';

export async function playNow(game: GameId, chairs: readonly (Level | null)[]): Promise<void> {
  if (hall().reach !== 'here') {
    go({ page: 'local', id: openLocalTable({ game, chairs, options: {} }).id });
    return;
  }
  const started = await startTable({
    game,
    chairs: chairs.map((level) => (level === null ? { kind: 'open' } : { kind: 'bot', who: level })),
    listed: false,
  });
  if (started.ok) go({ page: 'table', table: started.value.table, link: null });
  else toast(sentenceOf(started.error), 'alert');
}

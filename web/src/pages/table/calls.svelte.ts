// Sounds of the table, and the call to whoever is not looking when it is their turn.
import { nameWindow } from '../../app/title.svelte.ts';
import type { Table } from '../../board/table.svelte.ts';
import { notify } from '../../notify/notify.ts';
import type { GameId } from '../../protocol/game.ts';
import { type SoundName, sound } from '../../sound/sound.ts';
import { plain } from '../../texts/rich.ts';
import { t } from '../../texts/texts.svelte.ts';

const PIECES = /_(laid|placed|moved|built|set|played|taken|returned|withdrawn|home)$/;

/** By what the engine calls it: the games speak of the same things in the same way. */
export function soundOf(event: { readonly event: string }): SoundName | null {
  if (/^points|payout|^fame$|^money$/.test(event.event)) return 'points';
  if (/^(war|revolt)_begins$/.test(event.event)) return 'conflict';
  return PIECES.test(event.event) ? 'piece' : null;
}

export function playEvent(event: { readonly event: string }): void {
  const name = soundOf(event);
  if (name !== null) sound.play(name);
}

/** While the component that calls it lives. */
export function followTurns<G extends GameId>(table: () => Table<G>, id: () => string): void {
  const isMine = $derived(table().seat !== null && table().choices !== null && table().view.over === null);
  const isOver = $derived(table().view.over !== null);
  const game = $derived(t('ui.game', { id: table().game }));
  let wasMine = true;
  let wasOver = true;
  $effect(() => {
    nameWindow(game);
  });
  $effect(() => {
    if (isMine && !wasMine) sound.play('turn');
    if (isMine) {
      const text = plain(table().room.words.ask(table().speaking, []));
      notify.yourTurn({ table: id(), title: game, text });
    } else notify.calm();
    wasMine = isMine;
  });
  $effect(() => {
    if (isOver && !wasOver) sound.play('end');
    wasOver = isOver;
  });
  $effect(() => () => notify.calm());
}

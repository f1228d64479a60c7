// Who is meant, as the sentences of all languages want it: names as they are, and whether that is the reader.
import type { Speaking } from '../../../board/room.ts';
import type { Part } from '../../../texts/rich.ts';
import { t } from '../../../texts/texts.svelte.ts';
import { crewKind, type WorkerColor, workerPicture } from '../pieces.ts';

export type Maharani = Speaking<'maharani'>;

export function nameOf(speaking: Maharani, seat: number): string {
  return speaking.people.find((person) => person.seat === seat)?.name ?? String(seat + 1);
}

export function youAre(speaking: Maharani, seat: number): 'seat' | 'none' {
  return speaking.seat === seat ? 'seat' : 'none';
}

export function who(
  speaking: Maharani,
  seat: number,
): { readonly seat: string; readonly you: 'seat' | 'none' } {
  return { seat: nameOf(speaking, seat), you: youAre(speaking, seat) };
}

/** A space that can be pointed at. */
export function spaceLink(space: string): Part {
  return { kind: 'link', text: space, targets: [`space:${space}`] };
}

/** After the word "worker": how this one looks, and for the ear what it wears, where a seat has two crews. */
export function workerPart({ view }: Maharani, worker: WorkerColor): Part {
  const text = t('maharani.worker.clothes', { crew: crewKind(view.seats, worker) });
  return { kind: 'icon', name: workerPicture(view.seats, worker), text };
}

/** "+7", "−1". */
export function signed(gold: number): string {
  return gold < 0 ? t('maharani.gold.loss', { gold: -gold }) : t('maharani.gold.gain', { gold });
}

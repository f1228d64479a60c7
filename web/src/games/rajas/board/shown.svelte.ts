// Which part of the game a phone shows: chosen in the dock, over the board, or by what there is to choose.
import type { PhonePart } from './parts.ts';

let part = $state<PhonePart>('palace');
/** The reader has chosen it: it stays until there is something else to decide. */
let isKept = $state(false);

export function shownPart(): PhonePart {
  return part;
}

export function isPartKept(): boolean {
  return isKept;
}

export function showPart(next: PhonePart): void {
  part = next;
  isKept = false;
}

export function keepPart(next: PhonePart): void {
  part = next;
  isKept = true;
}

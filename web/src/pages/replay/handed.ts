// A record on its way to the replay page: from a file that was dropped somewhere, or chosen there. The browser's session
// keeps it, so that a reload loses nothing.
import { go } from '../../app/navigation.svelte.ts';

const KEY = 'durbar.replay';
let handed: string | null = null;
let playsAtOnce = false;

export function handRecord(record: string): void {
  handed = record;
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // A browser that stores nothing has it until the page is closed.
  }
}

export function handedRecord(): string | null {
  if (handed !== null) return handed;
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetRecord(): void {
  handed = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** The next replay that is opened begins to play by itself. */
export function playNext(): void {
  playsAtOnce = true;
}

export function takePlayNext(): boolean {
  const wished = playsAtOnce;
  playsAtOnce = false;
  return wished;
}

/** Whether something is dragged that may be a record. Whoever lets it drop must also cancel `dragover`. */
export function isFileDragged(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true;
}

/** The text of the first file that was dropped; null: none was. The event is taken from the browser in any case. */
export async function droppedText(event: DragEvent): Promise<string | null> {
  event.preventDefault();
  return (await event.dataTransfer?.files[0]?.text()) ?? null;
}

/** For any page: what was dropped on it is opened as a replay. */
export async function droppedRecord(event: DragEvent): Promise<void> {
  const record = await droppedText(event);
  if (record === null) return;
  handRecord(record);
  go({ page: 'replay', table: null, ply: null });
}

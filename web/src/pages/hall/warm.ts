// While somebody looks around in the hall, what the table needs is fetched, so that a click leads there at once.
import { rooms } from '../../games/rooms.ts';

const AFTER_MS = 600;

/** The answer gives the idea up. What cannot be fetched now will be when it is needed. */
export function warmUp(): () => void {
  const clock = setTimeout(() => {
    const wanted: readonly Promise<unknown>[] = [
      import('../table/HallTablePage.svelte'),
      import('../table/LocalTablePage.svelte'),
      ...Object.values(rooms).map((load) => load()),
    ];
    void Promise.allSettled(wanted);
  }, AFTER_MS);
  return () => clearTimeout(clock);
}

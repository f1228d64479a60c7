// Clocks that the hall stops and starts; the page only counts on from what it was told.
import type { Clock } from '../../protocol/generated/hall.ts';

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** `now` by the hall's clock. */
export function leftOf(clock: Clock, now: number): number {
  return Math.max(0, clock.left - (clock.since === null ? 0 : now - clock.since));
}

/** 14:20, 1:02:03, and from a day on days and hours in `days`. */
export function clockText(
  ms: number,
): { readonly text: string } | { readonly days: number; readonly hours: number } {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= DAY) return { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) };
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor((seconds % HOUR) / 60);
  const rest = two(seconds % 60);
  return {
    text: seconds < HOUR ? `${minutes}:${rest}` : `${Math.floor(seconds / HOUR)}:${two(minutes)}:${rest}`,
  };
}

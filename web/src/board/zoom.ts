// How a board is enlarged: a pure record, and what gestures do to it. The board never leaves its frame.
import type { Point } from './snap.ts';

export const MOST_ZOOM = 2.5;
/** What a press of a button or one notch of a wheel does. */
export const ZOOM_STEP = 1.25;

export interface Zoom {
  readonly scale: number;
  /** Of the board's upper left corner in its frame, in pixels. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

function between(least: number, value: number, most: number): number {
  // Without a negative zero, which nobody wants to compare with.
  return Math.min(most, Math.max(least, value)) + 0;
}

function inFrame({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  return { scale, x: between(width * (1 - scale), x, 0), y: between(height * (1 - scale), y, 0) };
}

/** What lies under the point stays there. */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, size: Size): Zoom {
  const scale = between(1, zoom.scale * factor, MOST_ZOOM);
  const ratio = scale / zoom.scale;
  return inFrame({ scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, size);
}

export function moved(zoom: Zoom, by: Point, size: Size): Zoom {
  return inFrame({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, size);
}

/** Two fingers: what was between them stays between them. */
export function pinched(
  zoom: Zoom,
  before: readonly [Point, Point],
  now: readonly [Point, Point],
  size: Size,
): Zoom {
  const apart = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before), middle(now)];
  const larger = zoomedAt(zoom, apart(now) / apart(before), from, size);
  return moved(larger, { x: to.x - from.x, y: to.y - from.y }, size);
}

// Where something small stands beside a piece: at the side where it fits, and inside of the window.
import type { Box, Point } from '../../board/snap.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between the two, and to the edge of the window, in CSS pixels. */
const GAP = 8;

function within(at: number, length: number, room: number): number {
  return Math.max(GAP, Math.min(at, room - length - GAP));
}

/** On the right or the left, else below, above or, where nothing fits, over it. */
export function besideOf(piece: Box, { width, height }: Size, room: Size): Point {
  const middle = within((piece.top + piece.bottom - height) / 2, height, room.height);
  if (piece.right + GAP + width + GAP <= room.width) return { x: piece.right + GAP, y: middle };
  if (piece.left - GAP - width >= GAP) return { x: piece.left - GAP - width, y: middle };
  const x = within((piece.left + piece.right - width) / 2, width, room.width);
  const below = piece.bottom + GAP;
  const above = piece.top - GAP - height;
  return {
    x,
    y: below + height + GAP <= room.height || above < GAP ? within(below, height, room.height) : above,
  };
}

// A finger is wider than a square: a tap counts for the nearest legal target around it.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In CSS pixels, from the finger to the edge of the target. */
export const SNAP = 22;

export function centreOf(box: Box): Point {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

/** From a point to the nearest point of the box; 0 inside of it. */
function distance(point: Point, box: Box): number {
  const x = Math.max(box.left - point.x, 0, point.x - box.right);
  const y = Math.max(box.top - point.y, 0, point.y - box.bottom);
  return Math.hypot(x, y);
}

function toCentre(point: Point, box: Box): number {
  const centre = centreOf(box);
  return Math.hypot(point.x - centre.x, point.y - centre.y);
}

/** The nearest of those within reach; of several that the finger is inside of, the one with the nearest centre. */
export function snapped<T>(
  point: Point,
  targets: readonly { readonly box: Box; readonly of: T }[],
  reach = SNAP,
): T | null {
  const near = targets
    .map((target) => ({ ...target, edge: distance(point, target.box), centre: toCentre(point, target.box) }))
    .filter(({ edge }) => edge <= reach)
    .sort((a, b) => a.edge - b.edge || a.centre - b.centre);
  return near[0]?.of ?? null;
}

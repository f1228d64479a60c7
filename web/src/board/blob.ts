// A set of squares as one rounded shape. Filled, and stroked underneath, it has one clean contour.

export interface Square {
  readonly x: number;
  readonly y: number;
}

export interface Outline {
  /** The side of a square. */
  readonly unit: number;
  readonly radius: number;
  /** How far the shape reaches over the edge of its squares. */
  readonly grow?: number;
  /** Squares that are not filled but count as neighbours, such as those where a river leaves the board. */
  readonly open?: (x: number, y: number) => boolean;
}

const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The path of the shape; empty for no squares. */
export function blob(squares: readonly Square[], { unit, radius, grow = 0, open }: Outline): string {
  const filled = new Set(squares.map(({ x, y }) => `${x},${y}`));
  const has = (x: number, y: number) => filled.has(`${x},${y}`) || (open?.(x, y) ?? false);
  return squares.map(({ x, y }) => body(x, y) + fillets(x, y)).join('');

  function body(x: number, y: number): string {
    const [north, east, south, west] = [has(x, y - 1), has(x + 1, y), has(x, y + 1), has(x - 1, y)];
    const left = x * unit - (west ? 0 : grow);
    const top = y * unit - (north ? 0 : grow);
    const right = (x + 1) * unit + (east ? 0 : grow);
    const bottom = (y + 1) * unit + (south ? 0 : grow);
    const round = (isCorner: boolean) => (isCorner ? radius : 0);
    const nw = round(!north && !west);
    const ne = round(!north && !east);
    const se = round(!south && !east);
    const sw = round(!south && !west);
    return (
      `M${left + nw} ${top}H${right - ne}a${ne} ${ne} 0 0 1 ${ne} ${ne}` +
      `V${bottom - se}a${se} ${se} 0 0 1 ${-se} ${se}` +
      `H${left + sw}a${sw} ${sw} 0 0 1 ${-sw} ${-sw}` +
      `V${top + nw}a${nw} ${nw} 0 0 1 ${nw} ${-nw}Z`
    );
  }

  /** Inner corners are rounded too. All are written clockwise, so that fills never cancel out. */
  function fillets(x: number, y: number): string {
    let path = '';
    for (const [dx, dy] of CORNERS) {
      if (!has(x + dx, y) || !has(x, y + dy) || has(x + dx, y + dy)) continue;
      const cx = (dx > 0 ? x + 1 : x) * unit;
      const cy = (dy > 0 ? y + 1 : y) * unit;
      const gx = cx + dx * grow;
      const gy = cy + dy * grow;
      path +=
        dx * dy > 0
          ? `M${cx} ${cy}H${gx + dx * radius}V${gy}A${radius} ${radius} 0 0 0 ${gx} ${gy + dy * radius}H${cx}Z`
          : `M${cx} ${cy}V${gy + dy * radius}H${gx}A${radius} ${radius} 0 0 0 ${gx + dx * radius} ${gy}V${cy}Z`;
    }
    return path;
  }
}

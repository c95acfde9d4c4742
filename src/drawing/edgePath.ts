/**
 * The curve from below a parent at (x1, y1) to above a child at (x2, y2), whose shapes are `parent` and `child` pixels
 * high: it leaves and arrives upright, as d3's vertical link does.
 */
export function edgePath(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  parent: number,
  child = parent,
): string {
  const [top, bottom] = [y1 + parent * 0.8, y2 - child * 0.8];
  const middle = (top + bottom) / 2;
  return `M${x1},${top}C${x1},${middle},${x2},${middle},${x2},${bottom}`;
}

/** Points of that curve, from its top to its bottom, a few pixels from each other. */
export function edgePoints(
  ...[x1, y1, x2, y2, parent, child = parent]: Parameters<typeof edgePath>
): { x: number; y: number }[] {
  const [top, bottom] = [y1 + parent * 0.8, y2 - child * 0.8];
  const count = Math.max(1, Math.ceil((Math.abs(x2 - x1) + Math.abs(bottom - top)) / 6));
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const share = t * t * (3 - 2 * t);
    // Both handles are half-way down.
    const down = 1.5 * t * (1 - t) + t ** 3;
    return { x: x1 + (x2 - x1) * share, y: top + (bottom - top) * down };
  });
}

/** The point half-way down that curve, where a cut's scissors sit. */
export function edgeMiddle(x1: number, y1: number, x2: number, y2: number): { x: number; y: number } {
  return { x: (x1 + 3 * x2) / 4, y: y1 + (y2 - y1) * 0.62 };
}

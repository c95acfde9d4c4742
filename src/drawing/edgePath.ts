/**
 * The curve from below a parent at (x1, y1) to above a child at (x2, y2), both shapes `radius` pixels high: it
 * leaves and arrives upright, as d3's vertical link does.
 */
export function edgePath(x1: number, y1: number, x2: number, y2: number, radius: number): string {
  const [top, bottom] = [y1 + radius * 0.8, y2 - radius * 0.8];
  const middle = (top + bottom) / 2;
  return `M${x1},${top}C${x1},${middle},${x2},${middle},${x2},${bottom}`;
}

/** The point half-way down that curve, where a cut's scissors sit. */
export function edgeMiddle(x1: number, y1: number, x2: number, y2: number): { x: number; y: number } {
  return { x: (x1 + 3 * x2) / 4, y: y1 + (y2 - y1) * 0.62 };
}

import type { Point } from "./simplexLayout.ts";

/**
 * A path with fewer points that nobody can tell from the whole: each lies at least `least` from the one before it,
 * but the first and the last stay.
 */
export function thinPath(points: Iterable<Point>, least: number): Point[] {
  const kept: Point[] = [];
  let last: Point | undefined;
  for (const point of points) {
    last = point;
    const before = kept.at(-1);
    if (!before || Math.hypot(point.x - before.x, point.y - before.y) >= least) kept.push(point);
  }
  if (last && last !== kept.at(-1)) kept.push(last);
  return kept;
}

/**
 * A path with fewer points that nobody can tell from the whole, where much of it is nearly straight: none of the points
 * left out lies farther than `off` from the line between those kept around it (D. Douglas and T. Peucker 1973).
 */
export function straighten(points: readonly Point[], off: number): Point[] {
  if (points.length < 3) return [...points];
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    let [far, farthest] = [off, -1];
    for (let i = first + 1; i < last; i++) {
      const distance = distanceToLine(points[i], points[first], points[last]);
      if (distance > far) [far, farthest] = [distance, i];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return points.filter((_, i) => kept.has(i));
}

/** How far a point is from the piece of a line between two others. */
export function distanceToLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / long;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}

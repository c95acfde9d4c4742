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

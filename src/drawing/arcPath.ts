import { path } from "d3";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Least and greatest height of an arc over the line between its ends, in pixels; between them a share of its length. */
const [lowest, share] = [14, 0.16];

/**
 * The arc from one node to another that is the same position, bent upwards (to the left where one stands right above
 * the other), no higher than `highest` pixels over the straight line.
 */
export function arcPath(from: Point, to: Point, highest: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const height = Math.min(highest, Math.max(lowest, length * share));
  // The normal that points up. A quadratic curve comes half as far out as its handle.
  const sign = dx < 0 || (dx === 0 && dy > 0) ? -1 : 1;
  const x = (from.x + to.x) / 2 + ((2 * height * dy) / length) * sign;
  const y = (from.y + to.y) / 2 - ((2 * height * dx) / length) * sign;
  const arc = path();
  arc.moveTo(from.x, from.y);
  arc.quadraticCurveTo(x, y, to.x, to.y);
  return arc.toString();
}

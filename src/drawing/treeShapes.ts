import { path } from "d3";
import type { Turn } from "../engine/game.ts";

/** A length as a drawing writes it, to a tenth of a pixel: nobody sees more, and every digit is sent to every reader. */
export const pixels = (length: number): number => Math.round(length * 10) / 10;

/**
 * The outline of a node around (0, 0): MAX points up, MIN points down, and where chance draws it is a circle. `radius` is half
 * its width in pixels. A triangle's mass is centred, so that a label set on (0, labelY) looks centred too.
 */
export function nodeShape(turn: Turn, radius: number): string {
  if (turn === "chance") {
    const r = pixels(radius * 0.95);
    return `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  }
  const half = radius * 1.06;
  const [tip, base] = turn === "max" ? [-radius, radius * 0.8] : [radius, -radius * 0.8];
  return `M0 ${pixels(tip)}L${pixels(half)} ${pixels(base)}L${pixels(-half)} ${pixels(base)}Z`;
}

/** Height of a label's middle inside a node's shape, where it is wide enough for text. */
export const labelY = (turn: Turn, radius: number): number =>
  turn === "chance" ? 0 : pixels((turn === "max" ? 0.3 : -0.3) * radius);

/** A leaf: a square with round corners. */
export function square(radius: number): { x: number; y: number; size: number; round: number } {
  const half = pixels(radius * 0.78);
  return { x: -half, y: -half, size: 2 * half, round: pixels(half * 0.36) };
}

/** A finger's width around a node, in pixels, as far as it is not its neighbour's, in its row or in the next. */
export const touchArea = (radius: number, space: number, row: number): { width: number; height: number } => ({
  width: pixels(Math.max(2 * radius, Math.min(44, space))),
  height: pixels(Math.max(2 * radius, Math.min(44, row * 0.8))),
});

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
  const [from, to] = [pixels(x1), pixels(x2)];
  const [top, bottom] = [pixels(y1 + parent * 0.8), pixels(y2 - child * 0.8)];
  const middle = pixels((top + bottom) / 2);
  return `M${from},${top}C${from},${middle},${to},${middle},${to},${bottom}`;
}

/** When that curve has come this share of its way across, as a share of its time. */
const timeAt = (share: number): number => 0.5 - Math.sin(Math.asin(1 - 2 * share) / 3);

/**
 * What of that curve lies between two places across, as a curve of its own: dashes that nobody sees, on a line that leads far
 * away, would cost a browser more than all else in the picture.
 */
export function edgePathWithin(
  { left, right }: { readonly left: number; readonly right: number },
  ...edge: Parameters<typeof edgePath>
): string {
  const [x1, y1, x2, y2, parent, child = parent] = edge;
  const [least, most] = [Math.max(left, Math.min(x1, x2)), Math.min(right, Math.max(x1, x2))];
  if (least > most) return "";
  if (least === Math.min(x1, x2) && most === Math.max(x1, x2)) return edgePath(...edge);
  const [across, top] = [x2 - x1, y1 + parent * 0.8];
  const drop = y2 - child * 0.8 - top;
  const [begin, end] = (across > 0 ? [least, most] : [most, least]).map((x) => timeAt((x - x1) / across));
  const point = (t: number) => [x1 + across * t * t * (3 - 2 * t), top + drop * (1.5 * t * (1 - t) + t ** 3)];
  // A third of the way that it would go on as it goes there: so far off are the handles of a curve.
  const handle = (t: number) =>
    [across * 6 * t * (1 - t), drop * (1.5 - 3 * t + 3 * t * t)].map((speed) => (speed * (end - begin)) / 3);
  const [from, to, out, into] = [point(begin), point(end), handle(begin), handle(end)];
  const at = (place: readonly number[]) => place.map(pixels).join();
  return `M${at(from)}C${at(from.map((x, i) => x + out[i]))},${at(to.map((x, i) => x - into[i]))},${at(to)}`;
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

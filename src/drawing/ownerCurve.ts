/** A point of a picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A quadratic curve and where its label stands. */
export interface OwnerCurve {
  readonly begin: Point;
  readonly end: Point;
  /** The control point of the curve. */
  readonly middle: Point;
  readonly label: Point & { readonly anchor: "start" | "middle" };
}

/** An arrow this flat runs along its row of nodes, and would cross what stands in it. */
const flat = 0.1;

/**
 * The arrow from one node to another, bent to the side so that it leaves the edges of the tree. Between two nodes of one
 * row it hangs below the row: leaves and number lines stand between them.
 *
 * @param start pixels left free around `from`
 * @param gap pixels left free around `to`
 */
export function ownerCurve(from: Point, to: Point, start: number, gap: number): OwnerCurve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  if (Math.abs(dy) < flat * length) return hanging(from, to, start, gap);
  const bend = Math.min(36, length * 0.2) * (dx > 0 ? 1 : -1);
  const begin = { x: from.x + (dx / length) * start, y: from.y + (dy / length) * start };
  const end = { x: to.x - (dx / length) * gap, y: to.y - (dy / length) * gap };
  const middle = {
    x: (begin.x + end.x) / 2 - (dy / length) * bend,
    y: (begin.y + end.y) / 2 + (dx / length) * bend,
  };
  return { begin, end, middle, label: { x: middle.x + 8, y: middle.y, anchor: "start" } };
}

function hanging(from: Point, to: Point, start: number, gap: number): OwnerCurve {
  const side = Math.sign(to.x - from.x) * Math.SQRT1_2;
  const begin = { x: from.x + side * start, y: from.y + Math.SQRT1_2 * start };
  const end = { x: to.x - side * gap, y: to.y + Math.SQRT1_2 * gap };
  const x = (begin.x + end.x) / 2;
  const y = Math.max(begin.y, end.y) + Math.min(36, Math.abs(end.x - begin.x) * 0.25);
  return { begin, end, middle: { x, y }, label: { x, y: y + 4, anchor: "middle" } };
}

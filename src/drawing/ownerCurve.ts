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
  /** The middle of the label. */
  readonly label: Point;
}

/** Pixels between the curve and its label. */
const clearance = 5;

/** An arrow this flat runs along its row of nodes, and would cross what stands in it. */
const flat = 0.1;

/**
 * The arrow from one node to another, bent to the side so that it leaves the edges of the tree. Between two nodes of one
 * row it hangs below the row: leaves and number lines stand between them.
 *
 * @param start pixels left free around `from`
 * @param gap pixels left free around `to`
 * @param labelWidth in pixels; the label stands outside the bend, clear of the curve
 * @param labelHeight likewise
 */
export function ownerCurve(
  from: Point,
  to: Point,
  start: number,
  gap: number,
  labelWidth: number,
  labelHeight = 16,
): OwnerCurve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  if (Math.abs(dy) < flat * length) return hanging(from, to, start, gap, labelHeight);
  const bend = Math.min(36, length * 0.2);
  const side = dx > 0 ? 1 : -1;
  const out = { x: (side * -dy) / length, y: (side * dx) / length };
  const begin = { x: from.x + (dx / length) * start, y: from.y + (dy / length) * start };
  const end = { x: to.x - (dx / length) * gap, y: to.y - (dy / length) * gap };
  const outwards = (by: number) => ({
    x: (begin.x + end.x) / 2 + out.x * by,
    y: (begin.y + end.y) / 2 + out.y * by,
  });
  // The curve's own bend is half its control point's, and all of it lies on one side of its tangent there.
  const reach = (Math.abs(out.x) * labelWidth) / 2 + (Math.abs(out.y) * labelHeight) / 2;
  return { begin, end, middle: outwards(bend), label: outwards(bend / 2 + clearance + reach) };
}

function hanging(from: Point, to: Point, start: number, gap: number, labelHeight: number): OwnerCurve {
  const side = Math.sign(to.x - from.x) * Math.SQRT1_2;
  const begin = { x: from.x + side * start, y: from.y + Math.SQRT1_2 * start };
  const end = { x: to.x - side * gap, y: to.y + Math.SQRT1_2 * gap };
  const x = (begin.x + end.x) / 2;
  const lowest = Math.max(begin.y, end.y);
  const y = lowest + Math.min(36, Math.abs(end.x - begin.x) * 0.25);
  // A curve comes no more than half as far down as its handle.
  const below = Math.max(y - 4, (lowest + y) / 2 + 2);
  return { begin, end, middle: { x, y }, label: { x, y: below + labelHeight / 2 } };
}

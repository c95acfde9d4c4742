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

/** What a label had better not cover, as a disc; a line is a row of them. */
export interface Obstacle extends Point {
  readonly r: number;
  /** How bad it is to cover it. */
  readonly weight: number;
}

/** What stands around an arrow, and from where to where the drawing is in sight. */
export interface Surroundings {
  readonly obstacles?: readonly Obstacle[];
  readonly seen?: { readonly left: number; readonly right: number };
}

/** Where along the arrow its label may stand, and how many pixels further out; the first place is the best one. */
const places = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1];
const distances = [0, 14];
/** Pixels left free around a label, and between it and the end of what is in sight. */
const [around, border] = [2, 4];

/**
 * The arrow from one node to another, bent to the side so that it leaves the edges of the tree, and its label outside
 * the bend, where it covers least of what stands around. Between two nodes of one row it hangs below the row: leaves and
 * number lines stand between them.
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
  { obstacles = [], seen }: Surroundings = {},
): OwnerCurve {
  const wish = { from, to, start, gap, labelWidth, labelHeight };
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const inSight = (curve: OwnerCurve): OwnerCurve => {
    if (!seen) return curve;
    const [least, most] = [seen.left + labelWidth / 2 + border, seen.right - labelWidth / 2 - border];
    return { ...curve, label: { x: Math.max(least, Math.min(most, curve.label.x)), y: curve.label.y } };
  };
  if (Math.abs(dy) < flat * Math.hypot(dx, dy)) return inSight(hanging(wish));
  const usual = dx > 0 ? 1 : -1;
  const curves = [usual, -usual].flatMap((side) =>
    distances.flatMap((further) => places.map((place) => inSight(bent(wish, side, place, further)))),
  );
  const costs = curves.map((curve) => cover(curve, wish, obstacles));
  return curves[costs.indexOf(Math.min(...costs))];
}

/** The ends of an arrow and the size of its label, as `ownerCurve` takes them. */
interface Wish {
  readonly from: Point;
  readonly to: Point;
  readonly start: number;
  readonly gap: number;
  readonly labelWidth: number;
  readonly labelHeight: number;
}

/** The arrow bent to one side, its label beside a point of it. */
function bent(
  { from, to, start, gap, labelWidth, labelHeight }: Wish,
  side: number,
  place: number,
  further: number,
): OwnerCurve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(36, length * 0.2);
  const out = { x: (side * -dy) / length, y: (side * dx) / length };
  const begin = { x: from.x + (dx / length) * start, y: from.y + (dy / length) * start };
  const end = { x: to.x - (dx / length) * gap, y: to.y - (dy / length) * gap };
  const outwards = (by: number, at: number) => ({
    x: begin.x + (end.x - begin.x) * at + out.x * by,
    y: begin.y + (end.y - begin.y) * at + out.y * by,
  });
  // The curve's own bend is half its control point's, and all of it lies on one side of its tangent there.
  const reach = (Math.abs(out.x) * labelWidth) / 2 + (Math.abs(out.y) * labelHeight) / 2;
  return {
    begin,
    end,
    middle: outwards(bend, 0.5),
    label: outwards(bend / 2 + clearance + reach + further, place),
  };
}

/** How much a label covers, and its own arrow. */
function cover(
  { begin, middle, end, label }: OwnerCurve,
  wish: Wish,
  obstacles: readonly Obstacle[],
): number {
  const isUnder = ({ x, y }: Point, r: number) =>
    Math.hypot(
      Math.max(0, Math.abs(x - label.x) - wish.labelWidth / 2 - around),
      Math.max(0, Math.abs(y - label.y) - wish.labelHeight / 2 - around),
    ) < r;
  let sum = 0;
  for (const obstacle of obstacles) if (isUnder(obstacle, obstacle.r)) sum += obstacle.weight;
  for (const t of [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]) {
    const at = (axis: "x" | "y") =>
      (1 - t) ** 2 * begin[axis] + 2 * t * (1 - t) * middle[axis] + t ** 2 * end[axis];
    const point = { x: at("x"), y: at("y") };
    if (isUnder(point, 1)) sum += 4;
    // The arrow itself runs through as little as it can.
    for (const { x, y, r, weight } of obstacles)
      if (Math.hypot(x - point.x, y - point.y) < r) sum += weight / 4;
  }
  return sum;
}

function hanging({ from, to, start, gap, labelHeight }: Wish): OwnerCurve {
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

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where mixtures of two or three actions lie: each action at a corner, every mixture between them by its shares. */
export interface SimplexLayout {
  /** One for each action: a triangle's top, left and right, or a segment's two ends. */
  readonly corners: readonly Point[];
  /** Probabilities, one for each action, as a point. */
  readonly place: (strategy: readonly number[]) => Point;
  /** The strategy that lies nearest to a point, also where the point lies outside. */
  readonly strategyAt: (point: Point) => number[];
}

/** A triangle with equal sides, or a segment, as large as a frame of `width` by `height` holds inside `margin`. */
export function simplexLayout(
  actions: number,
  { width, height, margin }: { width: number; height: number; margin: number },
): SimplexLayout {
  if (actions !== 2 && actions !== 3)
    throw new TypeError(`a simplex is drawn for 2 or 3 actions, not ${actions}`);
  const corners = actions === 3 ? triangle(width, height, margin) : segment(width, height, margin);
  return {
    corners,
    place: (strategy) => ({
      x: corners.reduce((sum, { x }, i) => sum + x * strategy[i], 0),
      y: corners.reduce((sum, { y }, i) => sum + y * strategy[i], 0),
    }),
    strategyAt: (point) => nearest(sharesOf(corners, point)),
  };
}

function triangle(width: number, height: number, margin: number): Point[] {
  const side = Math.min(width - 2 * margin, ((height - 2 * margin) * 2) / Math.sqrt(3));
  const rise = (side * Math.sqrt(3)) / 2;
  const [left, top] = [(width - side) / 2, (height - rise) / 2];
  return [
    { x: width / 2, y: top },
    { x: left, y: top + rise },
    { x: left + side, y: top + rise },
  ];
}

const segment = (width: number, height: number, margin: number): Point[] => [
  { x: margin, y: height / 2 },
  { x: width - margin, y: height / 2 },
];

/** Shares of the corners that add up to 1 and make up the point; below 0 beyond a side. */
function sharesOf(corners: readonly Point[], { x, y }: Point): number[] {
  const [a, b, c] = corners;
  if (c === undefined) {
    const share = (x - a.x) / (b.x - a.x);
    return [1 - share, share];
  }
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  const second = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
  const third = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
  return [1 - second - third, second, third];
}

/**
 * The probabilities nearest to shares that add up to 1: what is beyond a side is taken from all others alike, until
 * nothing is below 0. A triangle with equal sides keeps the distances between mixtures, so nearest there is nearest here.
 */
function nearest(shares: readonly number[]): number[] {
  const kept = shares.map(() => true);
  let found = [...shares];
  while (found.some((share) => share < 0)) {
    found.forEach((share, i) => {
      if (share < 0) kept[i] = false;
    });
    const sum = shares.reduce((total, share, i) => total + (kept[i] ? share : 0), 0);
    const excess = (sum - 1) / kept.filter(Boolean).length;
    found = shares.map((share, i) => (kept[i] ? share - excess : 0));
  }
  return found;
}

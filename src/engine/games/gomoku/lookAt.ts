import { winOrStop } from "../promisingMoves.ts";
import { type Geometry, type GomokuPosition, makesFive, type Player } from "./position.ts";

/** Indexed by a player's stones in five points that are free of the other's: what one more among them is worth. */
const worth = [1, 8, 60, 400, 3000];
/** A stone of one's own comes first where another's would be as good: it is one's own turn. */
const own = 1.1;

/** How a free point looks: the sum over the fives through it that only one player has stones in. */
function looksOf({ fivesThrough }: Geometry, { stones, mover }: GomokuPosition, point: number): number {
  let looks = 0;
  for (const five of fivesThrough[point]) {
    let mine = 0;
    let theirs = 0;
    for (const other of five) {
      const stone = stones[other];
      if (stone === mover) mine++;
      else if (stone !== 0) theirs++;
    }
    if (theirs === 0) looks += own * worth[mine];
    else if (mine === 0) looks += worth[theirs];
  }
  return looks;
}

/** The points sorted by their looks, the best first; equal ones stay in their order. */
export function byLooks(geometry: Geometry, position: GomokuPosition, points: readonly number[]): number[] {
  // Indexed by the point.
  const looks = new Float64Array(position.stones.length);
  for (const point of points) looks[point] = looksOf(geometry, position, point);
  return points.toSorted((one, other) => looks[other] - looks[one]);
}

/** Free points at most two steps from a stone; the middle of an empty board. */
export function pointsNear({ near, size }: Geometry, { stones, count }: GomokuPosition): number[] {
  if (count === 0) return [Math.floor((size * size) / 2)];
  const points: number[] = [];
  for (let point = 0; point < stones.length; point++) {
    if (stones[point] === 0 && near[point].some((other) => stones[other] !== 0)) points.push(point);
  }
  return points;
}

/**
 * Points that cannot wait: those that win at once, or else those where the other side would win at once. Empty where
 * there are none.
 */
export const urgent = (geometry: Geometry, { stones, mover }: GomokuPosition, points: readonly number[]) =>
  winOrStop(
    points,
    (point) => makesFive(geometry, stones, point, mover),
    (point) => makesFive(geometry, stones, point, -mover as Player),
  );

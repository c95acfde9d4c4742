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
    let [mine, theirs] = [0, 0];
    for (const other of five) {
      if (stones[other] === mover) mine++;
      else if (stones[other] !== 0) theirs++;
    }
    if (theirs === 0) looks += own * worth[mine];
    else if (mine === 0) looks += worth[theirs];
  }
  return looks;
}

/** The points sorted by their looks, the best first; equal ones stay in their order. */
export function byLooks(geometry: Geometry, position: GomokuPosition, points: readonly number[]): number[] {
  const looks = new Map(points.map((point) => [point, looksOf(geometry, position, point)]));
  return points.toSorted((one, other) => looks.get(other)! - looks.get(one)!);
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

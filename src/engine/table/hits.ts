import type { Entry } from "./entry.ts";

/**
 * Whether an entry answers a search that is to look `depth` plies ahead with the window (alpha, beta): it has
 * looked at least as deep, and its value is exact or a bound that lies outside of the window on the right side.
 */
export function hits<Move>(
  entry: Entry<Move> | undefined,
  depth: number,
  alpha: number,
  beta: number,
): entry is Entry<Move> {
  if (entry === undefined || entry.depth < depth) return false;
  if (entry.bound === "lower") return entry.value >= beta;
  if (entry.bound === "upper") return entry.value <= alpha;
  return true;
}

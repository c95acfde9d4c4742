import type { Bound } from "../observer.ts";

/**
 * What a fail-soft search with this window says by its value: v ≤ alpha: the true value is at most v; v ≥ beta: it
 * is at least v; between them it is v. The window is the one that the node was entered with.
 */
export function boundOf(value: number, [alpha, beta]: readonly [number, number]): Bound {
  if (value <= alpha) return "upper";
  return value >= beta ? "lower" : "exact";
}

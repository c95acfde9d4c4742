import type { Bound, ProbeResult } from "../observer.ts";

/** What a game gives for a position: equal for equal positions, side to move included. */
export type Key = number | bigint | string;

/** What a search found out about a position. */
export interface Entry<Move> {
  /** The whole key, because different ones may fall to the same place. */
  readonly key: Key;
  /** How many plies below the position were searched. */
  readonly depth: number;
  /** A score for MAX, and what it says of the true one. */
  readonly value: number;
  readonly bound: Bound;
  /** The best move; where the value is a bound, the one that gave it. */
  readonly move: Move | undefined;
}

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

/** What an observer is told of a probe: why the entry is of no use, or that it is, with its value and bound. */
export function answerOf<Move>(
  entry: Entry<Move> | undefined,
  depth: number,
  alpha: number,
  beta: number,
): [ProbeResult, number?, Bound?] {
  if (entry === undefined) return ["absent"];
  const miss = entry.depth < depth ? "shallow" : "bound";
  return hits(entry, depth, alpha, beta) ? ["hit", entry.value, entry.bound] : [miss];
}

/**
 * What a fail-soft search with this window says by its value: v ≤ alpha: the true value is at most v; v ≥ beta: it
 * is at least v; between them it is v. The window is the one that the node was entered with.
 */
export function boundOf(value: number, [alpha, beta]: readonly [number, number]): Bound {
  if (value <= alpha) return "upper";
  return value >= beta ? "lower" : "exact";
}

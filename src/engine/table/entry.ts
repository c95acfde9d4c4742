import type { Bound } from "../observer.ts";

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

import type { AlgorithmName } from "../../kit/run/algorithms.ts";
import type { Setup } from "../../kit/run/setup.ts";

/** Orders of the moves that have a name, as a menu offers them. */
export const namedOrders = ["given", "reverse", "best", "worst", "own"] as const;

/** One of `namedOrders`, or the text of a tree that is a rearrangement of the setup's. */
export type LaneOrder = (typeof namedOrders)[number] | (string & {});

/**
 * Two searches of one tree or position, or one search under two orders of the moves: everything that a link must
 * hold to show the same two runs again. What `Setup` says holds for both but for the algorithm, the left one's.
 */
export interface LockstepSetup extends Setup {
  readonly order: LaneOrder;
  /** The algorithm on the right, and the order of its moves. */
  readonly against: AlgorithmName;
  readonly againstOrder: LaneOrder;
}

/** The algorithm on one side, and the order of its moves. */
export const askedOf = ({ algorithm, order, against, againstOrder }: LockstepSetup, side: number) =>
  side === 0 ? { algorithm, order } : { algorithm: against, order: againstOrder };

/** The same with left and right exchanged. */
export const exchanged = (setup: LockstepSetup): LockstepSetup => ({
  ...setup,
  algorithm: setup.against,
  order: setup.againstOrder,
  against: setup.algorithm,
  againstOrder: setup.order,
});

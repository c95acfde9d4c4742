import { type Conventions, conventionalSetup } from "../../kit/conventions/conventions.ts";
import type { AlgorithmName } from "../../kit/run/algorithms.ts";
import { type Setup, sameSetup, setupIn } from "../../kit/run/setup.ts";
import type { LockstepView } from "./lockstep.ts";

/** Orders of the moves that have a name, as a menu offers them. */
export const namedOrders = ["given", "reverse", "best", "worst", "own"] as const;

/** One of `namedOrders`, or the text of a tree that is a rearrangement of the setup's. */
export type LaneOrder = (typeof namedOrders)[number] | (string & {});

/**
 * Two searches of one tree or position, or one search under two orders of the moves: what leads to the same two runs.
 * What `Setup` says holds for both but for the algorithm, the left one's.
 */
export interface LockstepSetup extends Setup {
  readonly order: LaneOrder;
  /** The algorithm on the right, and the order of its moves. */
  readonly against: AlgorithmName;
  readonly againstOrder: LaneOrder;
}

/** What a view searches. */
export function setupOf(view: LockstepView): LockstepSetup {
  const { order, against, againstOrder } = view;
  return { ...setupIn(view), order, against, againstOrder };
}

/** Whether two setups lead to the same pair of runs. */
export const samePair = (one: LockstepSetup, other: LockstepSetup): boolean =>
  sameSetup(one, other) &&
  one.order === other.order &&
  one.against === other.against &&
  one.againstOrder === other.againstOrder;

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

/**
 * Both searches in the convention's form; two that differ by nothing else stay what they are, since there would be
 * nothing left to compare.
 */
export function conventionalPair(setup: LockstepSetup, conventions: Conventions): LockstepSetup {
  const formOf = (algorithm: AlgorithmName) =>
    conventionalSetup({ ...setup, algorithm }, conventions).algorithm;
  const changed = { ...setup, algorithm: formOf(setup.algorithm), against: formOf(setup.against) };
  return isOneSearch(changed) && !isOneSearch(setup) ? setup : changed;
}

/** Whether nothing is left to compare. */
export const isOneSearch = ({ algorithm, against, order, againstOrder }: LockstepSetup): boolean =>
  algorithm === against && order === againstOrder;

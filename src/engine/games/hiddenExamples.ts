import type { ChanceTree } from "./chanceTree.ts";

const half = { numerator: 1, denominator: 2 };

/** Two trees of which chance draws one, each as likely. */
const either = (one: ChanceTree, other: ChanceTree): ChanceTree => ({
  chances: [one, other].map((tree) => ({ probability: half, tree })),
});

/**
 * Strategy fusion on the smallest tree that has it. Left, MAX chooses once more, and 2 lies on another side in each world: to
 * whoever averages over worlds that are searched each by itself, left is worth 2. MAX cannot do two things in what looks alike,
 * so left is worth 1, and right 3/2.
 * Source: I. Frank and D. Basin 1998, "Search in Games with Incomplete Information: A Case Study Using Bridge Card Play".
 */
export const strategyFusion: ChanceTree = either([[[2, 0]], 2], [[[0, 2]], 1]);

/**
 * Non-locality on the smallest tree that has it. Where MAX is to choose, the first move looks better: 2 in one world and 0 in the
 * other, for 0 and 1. But MIN, who sees the world, lets MAX choose in the second one alone, so the second move is better: what
 * is best here depends on what else there was to choose elsewhere.
 * Source: I. Frank and D. Basin 1998, as above; J. Long, N. Sturtevant, M. Buro and T. Furtak 2010, "Understanding the Success of
 * Perfect Information Monte Carlo Sampling in Game Tree Search".
 */
export const nonLocality: ChanceTree = either([[0, [2, 0]]], [[2, [0, 1]]]);

import type { ChanceMistake, ChanceShowcase } from "../types/chanceMistake.ts";
import type { Patch } from "../types/mistake.ts";
import { prunedAsMin as words } from "../words/chanceWords.ts";

/**
 * A mistake, wrong answers: Star1 that prunes a chance node as alpha-beta prunes one of MIN. One outcome that is no better for
 * MAX than alpha is enough to leave it, whatever the others are. On [3,{1/2: 0, 1/2: 8}] it plays the first move, worth 3; the
 * second is worth 4.
 */
export const prunedAsMin: ChanceMistake = { spoils: "star1", kind: "wrongAnswer" };

export const patch: Patch = [
  ["(alpha - best - unread * most) / chance", "alpha"],
  ["(beta - best - unread * least) / chance", "Infinity"],
];

export const showcase: ChanceShowcase = {
  words,
  tree: "[3, {1/2: 0, 1/2: 8}]",
  answer: ({ right, wrong }) => (wrong.name === right.name ? "right" : "wrong"),
};

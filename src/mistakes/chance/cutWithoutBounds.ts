import type { ChanceMistake, ChanceShowcase } from "../types/chanceMistake.ts";
import type { Patch } from "../types/mistake.ts";
import { cutWithoutBounds as words } from "../words/chanceWords.ts";

/**
 * A mistake, wrong answers: Star1 that compares what it has summed up so far, and forgets what is unread, as if that were worth
 * nothing. On [3,{1/2: 5, 1/2: 4}] it plays the first move, worth 3, although both outcomes of the second are better.
 */
export const cutWithoutBounds: ChanceMistake = { spoils: "star1", kind: "wrongAnswer" };

export const patch: Patch = [
  ["(alpha - best - unread * most) / chance", "(alpha - best) / chance"],
  ["(beta - best - unread * least) / chance", "(beta - best) / chance"],
];

export const showcase: ChanceShowcase = {
  words,
  tree: "[3, {1/2: 5, 1/2: 4}]",
  answer: ({ right, wrong }) => (wrong.leaves === right.leaves ? "right" : "wrong"),
};

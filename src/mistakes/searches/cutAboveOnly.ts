import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { cutAboveOnly as words } from "../words/searchWords.ts";

/**
 * A mistake, wasted work: alpha-beta that cuts at alpha > beta where alpha ≥ beta would do. A child that can only draw
 * level with what its parent's rival has is still read. The value is right, and more leaves are read, on
 * [3,[3,9]] 3 in place of 2.
 */
export const cutAboveOnly: Mistake = {
  spoils: "alphaBeta",
  kind: "wastedWork",
};

export const patch: Patch = [
  [
    "best = -Infinity; for (const move of moves) { if (alpha >= beta)",
    "best = -Infinity; for (const move of moves) { if (alpha > beta)",
  ],
  [
    "best = Infinity; for (const move of moves) { if (alpha >= beta)",
    "best = Infinity; for (const move of moves) { if (alpha > beta)",
  ],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "alpha-beta",
  setup: { tree: "[3,[3,9]]" },
  answer: () => "wrong",
};

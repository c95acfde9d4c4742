import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { wholeWindow as words } from "../words/searchWords.ts";

/** A mistake, wasted work: alpha-beta that hands MAX's children the whole line in place of its window. */
export const wholeWindow: Mistake = {
  spoils: "alphaBeta",
  kind: "wastedWork",
};

export const patch: Patch = [
  [
    "const value = visit(child, depth - 1, alpha, beta); if (value > best)",
    "const value = visit(child, depth - 1, alpha, Infinity); if (value > best)",
  ],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "alpha-beta",
  setup: { tree: "[[5,[[4,2]]],[[[9,1]],3]]" },
  answer: () => "wrong",
};

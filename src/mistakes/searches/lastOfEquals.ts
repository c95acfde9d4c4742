import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { lastOfEquals as words } from "../words/searchWords.ts";

/**
 * A mistake, wrong move: alpha-beta that lets a move which draws level take the place of the best one. A move that has been
 * cut off returns a bound, and a bound that draws level says that the move is no better, not that it is as good. The
 * value is right. On [3,[3,1]] the move is 1, which is worth 1, in place of 0, which is worth 3.
 */
export const lastOfEquals: Mistake = {
  spoils: "alphaBeta",
  kind: "wrongAnswer",
  spoilsRoot: true,
};

export const patch: Patch = [
  ["if (value > best)", "if (value >= best)"],
  ["if (value < best)", "if (value <= best)"],
];

export const showcase: SearchShowcase<"asGood" | "worse" | "none"> = {
  words,
  chapter: "alpha-beta",
  setup: { tree: "[3,[3,1]]" },
  answer: ({ right, wrong }) => (wrong.move < 0 ? "none" : wrong.worth === right.worth ? "asGood" : "worse"),
};

import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { missingResearch as words } from "../words/negamaxWords.ts";

/**
 * A mistake, wrong answers: NegaScout that takes what a test returns for the move's value. A test only asks whether a
 * move is better, and stops reading as soon as that is answered; what it returns then is a bound. On
 * [0,[[1,2]]] it answers 1 in place of 2.
 */
export const missingResearch: Mistake = {
  spoils: "negaScout",
  kind: "wrongAnswer",
  spoilsRoot: true,
};

export const patch: Patch = [
  [
    "let value = -visit(child, depth - 1, -end, -alpha); … if (value > best)",
    "const value = -visit(child, depth - 1, -end, -alpha); if (value > best)",
  ],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "negascout",
  setup: { tree: "[0,[[1,2]]]" },
  answer: () => "wrong",
};

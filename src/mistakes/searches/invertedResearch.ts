import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { invertedResearch as words } from "../words/negamaxWords.ts";

/**
 * A mistake, wrong answers: NegaScout that searches again with the ends of the window exchanged. Such a window is
 * closed before anything is read in it, and a node that has read nothing returns the worst there is for its side. On
 * [0,[3]] it answers ∞ in place of 3.
 */
export const invertedResearch: Mistake = {
  spoils: "negaScout",
  kind: "wrongAnswer",
  spoilsRoot: true,
};

export const patch: Patch = [
  ["research(...windowForMax(sign, value, beta))", "research(...windowForMax(sign, beta, value))"],
  [
    "enter(move, depth - 1, ...windowForMax(sign, value, beta))",
    "enter(move, depth - 1, ...windowForMax(sign, beta, value))",
  ],
  ["-visit(child, depth - 1, -beta, -value)", "-visit(child, depth - 1, -value, -beta)"],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "negascout",
  setup: { tree: "[0,[3]]" },
  answer: () => "wrong",
};

import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: NegaScout that searches again with the ends of the window exchanged. Such a window is
 * closed before anything is read in it, and a node that has read nothing returns the worst there is for its side. On
 * [0,[3]] it answers ∞ in place of 3.
 */
export const invertedResearch: Mistake = {
  title: "NegaScout with its second window inverted",
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
  title: "The second window, inverted",
  chapter: "negascout",
  setup: { tree: "[0,[3]]" },
  story: [
    "In negamax form a window is negated and its ends change places, once for each ply. In a second search there are two more names to keep apart, and four ways to write them down.",
    "With the ends exchanged the window is closed before anything is read in it.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [0,[3]] the second move turns out to be better than the first, and has to be searched again. What does this search say that the root is worth?",
    options: [right.value, "0", wrong.value],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, which no leaf holds; the truth is ${right.value}. The second search enters with a window whose lower end lies above its upper end. A node that is left before it has read anything returns what it began with.`,
  ],
};

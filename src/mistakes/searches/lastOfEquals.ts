import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong move: alpha-beta that lets a move which draws level take the place of the best one. A move that has been
 * cut off returns a bound, and a bound that draws level says that the move is no better, not that it is as good. The
 * value is right. On [3,[3,1]] the move is 1, which is worth 1, in place of 0, which is worth 3.
 */
export const lastOfEquals: Mistake = {
  title: "Alpha–beta that takes the last of equals",
  spoils: "alphaBeta",
  kind: "wrongAnswer",
  spoilsRoot: true,
};

export const patch: Patch = [
  ["if (value > best)", "if (value >= best)"],
  ["if (value < best)", "if (value <= best)"],
];

export const showcase: SearchShowcase = {
  title: "Choosing with ≥ among bounds",
  chapter: "alpha-beta",
  setup: { tree: "[3,[3,1]]" },
  story: [
    "Of two moves that are worth the same, either will do. So it seems not to matter whether a new move replaces the best one when it is better, or when it is as good.",
    "In minimax it does not. In alpha–beta a move that has been cut off comes back with a bound. To draw level then means: no better than this, and perhaps much worse.",
  ],
  ask: ({ wrong }) => ({
    text: "In [3,[3,1]] the value that this search finds is right, 3. What is the move worth that it chooses?",
    options: ["3, too", "1", "It chooses none"],
    answer: wrong.move === "none" ? "It chooses none" : wrong.worth === "3" ? "3, too" : wrong.worth,
  }),
  reveal: ({ right, wrong }) => [
    `The first move, worth ${right.worth}, is the right one. In the other MIN finds a 3 first: it cannot be better now, so its second leaf is cut, and 3 comes back. That means “3 at most”. With ≥ it takes the place of the real 3, and the search plays ${wrong.move}, worth ${wrong.worth}.`,
  ],
};

import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: minimax that knows a win when it sees one, but not a draw. An outcome of 0 passes for none; there
 * is no move to try, and what comes back is the value that the loop began with: ∞ where MIN would be to move, −∞ where
 * MAX would. On [0,1] it answers ∞ in place of 1.
 */
export const drawGoesOn: Mistake = {
  title: "Minimax that does not see draws",
  spoils: "minimax",
  kind: "wrongAnswer",
};

export const patch: Patch = [["if (outcome !== undefined)", "if (outcome)"]];

export const showcase: SearchShowcase = {
  title: "No moves, and no end in sight",
  chapter: "minimax",
  setup: { tree: "[0,1]" },
  story: [
    "A search has to know when the game is over. It is easy to ask only whether somebody has won. A full board without a winner then looks like a game that goes on.",
    "But there is no move to try. The loop runs over nothing, and what comes back is the value that it began with: −∞ where MAX would move, ∞ where MIN would. Where 0 counts as false, one short line is enough for it: `if (outcome)` sees every end but a draw.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [0,1] MAX can draw, which is worth 0, or win, which is worth 1. What does this search say that the root is worth?",
    options: ["0", right.value, wrong.value],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. After ${wrong.move} nobody can move, and it is MIN’s turn. MIN’s smallest child, of none, is ∞. MAX takes that for the best there is, and draws a game that was won.`,
  ],
};

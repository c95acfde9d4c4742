import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: minimax that takes an estimate other than 0 for the end of the game. An estimate that only
 * leans to one side stops the search as a win would.
 */
export const estimateForEnd: Mistake = {
  title: "Minimax that takes an estimate for the end",
  spoils: "minimax",
  kind: "wrongAnswer",
};

export const patch: Patch = [
  [
    "if (depth === 0) { const estimate = game.evaluate(position);",
    "const estimate = game.evaluate(position); if (depth === 0 || estimate !== 0) {",
  ],
];

export const showcase: SearchShowcase = {
  title: "An estimate taken for the end",
  chapter: "evaluation",
  setup: { game: "ticTacToe", position: "XOXOXOOX." },
  story: [
    "The first estimate of a game often knows three things: won, lost, and 0 for all the rest. So the search asks it whether the game is over: whatever is not 0 must be an end.",
    "Then the estimate learns to count lines. Now nearly every position leans to one side, and the search stops at each of them as if it had been won.",
  ],
  ask: ({ right, wrong }) => ({
    text: "X is to move. One cell is empty, and it completes a line. What does this search say?",
    options: [
      `It is worth ${right.value}: X wins`,
      `It is worth ${wrong.value}, and there is no move to play`,
      "It is worth 0: a draw",
    ],
    answer:
      wrong.move === "none"
        ? `It is worth ${wrong.value}, and there is no move to play`
        : `It is worth ${right.value}: X wins`,
  }),
  reveal: ({ right, wrong }) => [
    `Its estimate of the position is ${wrong.value}. That is not 0, so it stops there, having looked at ${wrong.nodes} position where the right search looks at ${right.nodes}. The winning cell was never tried.`,
  ],
};

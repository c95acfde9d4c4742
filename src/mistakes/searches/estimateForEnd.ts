import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { estimateForEnd as words } from "../words/searchWords.ts";

/**
 * A mistake, wrong answers: minimax that takes an estimate other than 0 for the end of the game. An estimate that only
 * leans to one side stops the search as a win would.
 */
export const estimateForEnd: Mistake = {
  spoils: "minimax",
  kind: "wrongAnswer",
};

export const patch: Patch = [
  [
    "if (depth === 0) { const estimate = game.evaluate(position);",
    "const estimate = game.evaluate(position); if (depth === 0 || estimate !== 0) {",
  ],
];

export const showcase: SearchShowcase<"wins" | "stops" | "draw"> = {
  words,
  chapter: "evaluation",
  setup: { game: "ticTacToe", position: "XOXOXOOX." },
  answer: ({ wrong }) => (wrong.move < 0 ? "stops" : "wins"),
};

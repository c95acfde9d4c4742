import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { drawGoesOn as words } from "../words/searchWords.ts";

/**
 * A mistake, wrong answers: minimax that knows a win when it sees one, but not a draw. An outcome of 0 passes for none; there
 * is no move to try, and what comes back is the value that the loop began with: ∞ where MIN would be to move, −∞ where
 * MAX would. On [0,1] it answers ∞ in place of 1.
 */
export const drawGoesOn: Mistake = {
  spoils: "minimax",
  kind: "wrongAnswer",
};

export const patch: Patch = [["if (outcome !== undefined)", "if (outcome)"]];

export const showcase: SearchShowcase = {
  words,
  chapter: "minimax",
  setup: { tree: "[0,1]" },
  answer: () => "wrong",
};

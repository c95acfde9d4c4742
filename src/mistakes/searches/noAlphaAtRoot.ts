import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { noAlphaAtRoot as words } from "../words/searchWords.ts";

/**
 * A mistake, wasted work: alpha-beta whose root asks about each of its moves with the window it began with, and does not
 * say what it has found. No move learns from the ones before it. Same value as minimax; reads at least what alpha-beta
 * reads, on [3,[3,9]] 3 leaves in place of 2.
 */
export const noAlphaAtRoot: Mistake = {
  spoils: "alphaBeta",
  kind: "wastedWork",
};

export const patch: Patch = [
  ["let line:", "const root = position; let line:"],
  ["if (best > alpha)", "if (best > alpha && position !== root)"],
  ["if (best < beta)", "if (best < beta && position !== root)"],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "alpha-beta",
  setup: { tree: "[3,[2,9]]" },
  answer: () => "wrong",
};

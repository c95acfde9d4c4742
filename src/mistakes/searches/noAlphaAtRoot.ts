import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wasted work: alpha-beta whose root asks about each of its moves with the window it began with, and does not
 * say what it has found. No move learns from the ones before it. Same value as minimax; reads at least what alpha-beta
 * reads, on [3,[3,9]] 3 leaves in place of 2.
 */
export const noAlphaAtRoot: Mistake = {
  title: "Alpha–beta without alpha at the root",
  spoils: "alphaBeta",
  kind: "wastedWork",
};

export const patch: Patch = [
  ["let line:", "const root = position; let line:"],
  ["if (best > alpha)", "if (best > alpha && position !== root)"],
  ["if (best < beta)", "if (best < beta && position !== root)"],
];

export const showcase: SearchShowcase = {
  title: "No alpha at the root",
  chapter: "alpha-beta",
  setup: { tree: "[3,[2,9]]" },
  story: [
    "The root is often a function of its own: it tries each move, asks the search for its value, and keeps the best one. The search proper begins one ply below, with a window from −∞ to ∞.",
    "So each of the root’s moves is searched as if it were the only one. The root has a best value, and tells nobody.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [3,[2,9]] the first move is worth 3. How many leaves does a search read whose root keeps that to itself?",
    options: ["1", String(right.leaves), String(wrong.leaves)],
    answer: String(wrong.leaves),
  }),
  reveal: ({ right, wrong }) => [
    `It reads ${wrong.leaves} in place of ${right.leaves}. After the 2, MIN’s node is worth 2 at most, and the root has 3. Only the root knows: the window that it handed down is still open to both sides.`,
  ],
};

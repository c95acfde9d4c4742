import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/** A mistake, wasted work: alpha-beta that hands MAX's children the whole line in place of its window. */
export const wholeWindow: Mistake = {
  title: "Alpha–beta that forgets what MIN has",
  spoils: "alphaBeta",
  kind: "wastedWork",
};

export const patch: Patch = [
  [
    "const value = visit(child, depth - 1, alpha, beta); if (value > best)",
    "const value = visit(child, depth - 1, alpha, Infinity); if (value > best)",
  ],
];

export const showcase: SearchShowcase = {
  title: "A window that is not handed on",
  chapter: "alpha-beta",
  setup: { tree: "[[5,[[4,2]]],[[[9,1]],3]]" },
  story: ["A search that forgets its window at every second ply is right, and reads more than it must."],
  ask: ({ right, wrong }) => ({
    text: "How many leaves does the search with the mistake read here?",
    options: [String(right.leaves), String(wrong.leaves), "0"],
    answer: String(wrong.leaves),
  }),
  reveal: ({ right, wrong }) => [`It reads ${wrong.leaves} in place of ${right.leaves}.`],
};

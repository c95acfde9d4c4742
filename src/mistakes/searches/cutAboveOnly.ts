import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wasted work: alpha-beta that cuts at alpha > beta where alpha ≥ beta would do. A child that can only draw
 * level with what its parent's rival has is still read. The value is right, and more leaves are read, on
 * [3,[3,9]] 3 in place of 2.
 */
export const cutAboveOnly: Mistake = {
  title: "Alpha–beta that cuts above beta only",
  spoils: "alphaBeta",
  kind: "wastedWork",
};

export const patch: Patch = [
  [
    "best = -Infinity; for (const move of moves) { if (alpha >= beta)",
    "best = -Infinity; for (const move of moves) { if (alpha > beta)",
  ],
  [
    "best = Infinity; for (const move of moves) { if (alpha >= beta)",
    "best = Infinity; for (const move of moves) { if (alpha > beta)",
  ],
];

export const showcase: SearchShowcase = {
  title: "> in place of ≥",
  chapter: "alpha-beta",
  setup: { tree: "[3,[3,9]]" },
  story: [
    "Some books cut when alpha is greater than beta, others when it is greater or equal. Both are right. Where a move can only draw level with what is there already, it changes nothing, and reading on is wasted.",
    "In games of few outcomes, such as won, drawn and lost, moves draw level all the time.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [3,[3,9]] the first move is worth 3. How many leaves does a search read that cuts only where alpha is greater than beta?",
    options: [String(right.leaves), String(wrong.leaves), "1"],
    answer: String(wrong.leaves),
  }),
  reveal: ({ right, wrong, leavesOf }) => [
    `It reads ${wrong.leaves} in place of ${right.leaves}. When MIN has found a 3, alpha and beta are equal. The move can be worth 3 at most, and MAX has that already. The 9 is read for nothing.`,
    `Fail-hard alpha–beta has the same test, and the same choice: it reads ${leavesOf("failHardAboveOnly")} leaves with >, and ${leavesOf("failHard")} with ≥.`,
  ],
};

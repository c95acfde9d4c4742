import type { Mistake, Patch } from "../types/mistake.ts";

/**
 * Wasted work, though some textbooks have it so: fail-hard alpha-beta that cuts at alpha > beta where alpha ≥ beta
 * would do. A child that can only draw level is still read. The value is the same, and never fewer leaves are read, on
 * [3,[3,9]] 3 in place of 2. It is to `failHard` what `cutAboveOnly` is to `alphaBeta`: a reader whose book clamps values
 * and cuts above beta only gets this search in every figure.
 */
export const failHardAboveOnly: Mistake = {
  spoils: "failHard",
  kind: "wastedWork",
};

export const patch: Patch = [
  [
    'if (side === "max") { for (const move of moves) { if (alpha >= beta)',
    'if (side === "max") { for (const move of moves) { if (alpha > beta)',
  ],
  [
    "else { for (const move of moves) { if (alpha >= beta)",
    "else { for (const move of moves) { if (alpha > beta)",
  ],
];

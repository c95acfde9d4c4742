import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { flipAfterPass as words } from "../words/negamaxWords.ts";

/**
 * A mistake, wrong answers: negamax that does not stop at a pass, a position with only one move, but takes the answer of
 * the next one for its own. There the side moves that moved before; what called it negates the answer as if the other
 * side did. On [0,[3]] it answers 0 in place of 3, since it takes the second move to be worth −3.
 */
export const flipAfterPass: Mistake = {
  spoils: "negamax",
  kind: "wrongAnswer",
  spoilsRoot: true,
};

export const patch: Patch = [
  ["let best =", "const moves = game.moves(position); const isPass = moves.length === 1; let best ="],
  ["of game.moves(position)", "of moves"],
  ["-visit(child, depth - 1)", "isPass ? visit(child, depth - 1) : -visit(child, depth - 1)"],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "negamax",
  setup: { tree: "[0,[3]]" },
  answer: () => "wrong",
};

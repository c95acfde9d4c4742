import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: negamax that does not stop at a pass, a position with only one move, but takes the answer of
 * the next one for its own. There the side moves that moved before; what called it negates the answer as if the other
 * side did. On [0,[3]] it answers 0 in place of 3, since it takes the second move to be worth −3.
 */
export const flipAfterPass: Mistake = {
  title: "Negamax that flips the sign after a pass",
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
  title: "The sign flips, though the same side moves again",
  chapter: "negamax",
  setup: { tree: "[0,[3]]" },
  story: [
    "Negamax turns the sign once a ply, because the other side moves next. Not in every game does it: a player who cannot move passes, a capture goes on, a good throw gives another turn.",
    "Here a position with a single move is a pass. The search does not stop there: it takes the answer of whoever moves next for its own. That is the same side again, and the minus above it is one too many.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [0,[3]] MAX can take 0, or move to where MIN has to pass and have 3. What does this search say that the root is worth?",
    options: [right.value, wrong.value, "−3"],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. Below the pass MAX is to move again and has 3. That 3 is MAX’s own, but it is negated like an opponent’s: the second move seems to be worth −3.`,
  ],
};

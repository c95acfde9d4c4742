import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { colourFixed as words } from "../words/negamaxWords.ts";

/**
 * A mistake, wrong answers: negamax that hands the colour down from the root and begins with MAX's, whoever is to move
 * there. Where MAX is to move nothing shows; where MIN is, it plays for MAX.
 */
export const colourFixed: Mistake = {
  spoils: "negamax",
  kind: "wrongAnswer",
  spoilsRoot: true,
};

export const patch: Patch = [
  [
    'depth: number): number { const sign = game.turn(position) === "max" ? 1 : -1;',
    "depth: number, sign: number): number {",
  ],
  ["-visit(child, depth - 1)", "-visit(child, depth - 1, -sign)"],
  ['const sign = game.turn(position) === "max" ? 1 : -1; observer?.enter(', "observer?.enter("],
  ["forMax(sign, visit(position, depth))", "visit(position, depth, 1) + 0"],
];

export const showcase: SearchShowcase<"wins" | "loses" | "none"> = {
  words,
  chapter: "negamax",
  setup: { game: "ticTacToe", position: "XOXOOXX.." },
  answer: ({ right, wrong }) => (wrong.move < 0 ? "none" : wrong.move === right.move ? "wins" : "loses"),
};

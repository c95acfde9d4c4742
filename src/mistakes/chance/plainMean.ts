import type { ChanceMistake, ChanceShowcase } from "../types/chanceMistake.ts";
import type { Patch } from "../types/mistake.ts";
import { plainMean as words } from "../words/chanceWords.ts";

/**
 * A mistake, wrong answers: expectimax that takes the plain mean at a chance node, as if all outcomes were equally likely. On
 * [2,{1/6: 0, 5/6: 3}] it plays the first move, worth 2; the second is worth 2.5.
 */
export const plainMean: ChanceMistake = { spoils: "expectimax", kind: "wrongAnswer" };

export const patch: Patch = [
  ["const chances = game.chances!(position); let index = 0;", "const moves = game.moves(position);"],
  ["best += chances[index++] * value", "best += value / moves.length"],
];

export const showcase: ChanceShowcase = {
  words,
  tree: "[2, {1/6: 0, 5/6: 3}]",
  answer: ({ right, wrong }) => (wrong.name === right.name ? "right" : "wrong"),
};

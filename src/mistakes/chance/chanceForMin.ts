import type { ChanceMistake, ChanceShowcase } from "../types/chanceMistake.ts";
import type { Patch } from "../types/mistake.ts";
import { chanceForMin as words } from "../words/chanceWords.ts";

/**
 * A mistake, wrong answers: expectimax that knows two kinds of nodes only, so that whoever is not MAX is MIN. Chance is
 * expected to do the worst, which is minimax. On [2,{1/2: 0, 1/2: 5}] it plays the first move, worth 2; the second is worth 2.5.
 */
export const chanceForMin: ChanceMistake = { spoils: "expectimax", kind: "wrongAnswer" };

export const patch: Patch = [
  ['else if (game.turn(position) === "min") {', "else {"],
  ["} else { best = 0; … best += chances[index++] * value; } }", "}"],
];

export const showcase: ChanceShowcase = {
  words,
  tree: "[2, {1/2: 0, 1/2: 5}]",
  answer: ({ right, wrong }) => (wrong.name === right.name ? "right" : "wrong"),
};

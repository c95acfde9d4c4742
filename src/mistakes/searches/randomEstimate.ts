import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { randomEstimate as words } from "../words/searchWords.ts";

/**
 * A mistake, wrong answers: minimax whose estimate was left for later. What stands in its place draws a number between the
 * least and the greatest outcome. One ply deep the search then plays at random. From two plies on it does not: the greatest
 * of many random numbers is great, so it likes positions in which it has many moves and its opponent few, and does better
 * than chance the deeper it looks (D. Beal and M. Smith 1994, "Random Evaluations in Chess"). `seed` is 1 by default.
 */
export const randomEstimate: Mistake = {
  spoils: "minimax",
  kind: "wrongAnswer",
  traits: { guesses: true },
};

export const patch: Patch = [
  ["import type { Observer }", 'import { random } from "../random.ts"; import type { Observer }'],
  ["options: Options = {}", "options: Options & { readonly seed?: number } = {}"],
  ["let line:", "const chance = random(options.seed ?? 1); const [least, most] = game.range; let line:"],
  ["game.evaluate(position)", "least + (most - least) * chance.next()"],
];

export const showcase: SearchShowcase<"blocks" | "loses" | "none"> = {
  words,
  chapter: "evaluation",
  setup: { game: "ticTacToe", position: "XOXOXX..O", depth: 1 },
  answer: ({ right, wrong }) => (wrong.move < 0 ? "none" : wrong.move === right.move ? "blocks" : "loses"),
};

import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { clockSeed as words } from "../words/searchWords.ts";

/**
 * A mistake, wrong answers: minimax with an estimate drawn by chance, and the seed taken from the clock each time. While
 * the clock shows one and the same second every position is worth the same, and the first move is taken; a second
 * later all of them are worth something else. `clock` is what the caller reads it by, in whole seconds: the engine has
 * none, and without one it stands at 0.
 */
export const clockSeed: Mistake = {
  spoils: "minimax",
  kind: "wrongAnswer",
  traits: { guesses: true },
};

export const patch: Patch = [
  ["import type { Observer }", 'import { random } from "../random.ts"; import type { Observer }'],
  ["options: Options = {}", "options: Options & { readonly clock?: () => number } = {}"],
  ["let line:", "const clock = options.clock ?? (() => 0); const [least, most] = game.range; let line:"],
  [
    "const estimate = game.evaluate(position);",
    "const chance = random(clock()); const estimate = least + (most - least) * chance.next();",
  ],
];

export const showcase: SearchShowcase<"random" | "first" | "blocks"> = {
  words,
  chapter: "evaluation",
  setup: { game: "ticTacToe", position: "XOXOX..XO", depth: 1 },
  answer: ({ right, wrong }) =>
    wrong.move === right.move ? "blocks" : wrong.move === 0 ? "first" : undefined,
};

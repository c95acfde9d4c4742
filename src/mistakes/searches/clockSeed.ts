import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: minimax with an estimate drawn by chance, and the seed taken from the clock each time. While
 * the clock shows one and the same second every position is worth the same, and the first move is taken; a second
 * later all of them are worth something else. `clock` is what the caller reads it by, in whole seconds: the engine has
 * none, and without one it stands at 0.
 */
export const clockSeed: Mistake = {
  title: "Minimax with an estimate seeded by the clock",
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

export const showcase: SearchShowcase = {
  title: "Chance that asks the clock each time",
  chapter: "evaluation",
  setup: { game: "ticTacToe", position: "XOXOX..XO", depth: 1 },
  story: [
    "Some generators of random numbers want a seed, and the time of day in seconds is at hand. So it is read before every number that is drawn.",
    "A search looks at thousands of positions a second, and all of them get the same number. A second later all of them get another one, and no game can be played again to find the fault.",
  ],
  ask: ({ right, wrong }) => ({
    text: "O is to move. X threatens to complete a diagonal. There are two cells: the first of them does not block it, the second does. Within one second, what does the search do?",
    options: ["It takes one of the two at random", "It takes the first of the two", "It blocks"],
    answer: wrong.move === right.move ? "It blocks" : wrong.isFirst ? "It takes the first of the two" : "",
  }),
  reveal: ({ right, wrong }) => [
    `Both moves get the same estimate, ${wrong.value}. The first of equals is kept, ${wrong.move}, and X wins: it is worth ${wrong.worth}. The other, ${right.move}, is worth ${right.worth}. That is no chance at all, until the clock moves on.`,
  ],
};

import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: minimax whose estimate was left for later. What stands in its place draws a number between the
 * least and the greatest outcome. One ply deep the search then plays at random. From two plies on it does not: the greatest
 * of many random numbers is great, so it likes positions in which it has many moves and its opponent few, and does better
 * than chance the deeper it looks (D. Beal and M. Smith 1994, "Random Evaluations in Chess"). `seed` is 1 by default.
 */
export const randomEstimate: Mistake = {
  title: "Minimax with a random estimate",
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

export const showcase: SearchShowcase = {
  title: "A random estimate, left in place",
  chapter: "evaluation",
  setup: { game: "ticTacToe", position: "XOXOXX..O", depth: 1 },
  story: [
    "To try a search out one needs some estimate, and a random number will do for today. The program runs, it makes moves, it even cuts. The estimate is to be written tomorrow.",
    "A search with such an estimate is as fast as a good one. One ply deep it plays at random. Deeper it is hard to catch, for it plays better than that: the greatest of many random numbers is likely to be great, so it goes where it has many moves and its opponent few.",
  ],
  ask: ({ right, wrong }) => ({
    text: "O is to move. X threatens to complete a diagonal, and the search looks one move ahead. What does it play?",
    options: ["It blocks", "It lets X win", "It finds no move"],
    answer:
      wrong.move === "none" ? "It finds no move" : wrong.move === right.move ? "It blocks" : "It lets X win",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.move}, which is worth ${wrong.worth}, where ${right.move} is worth ${right.worth}. The numbers that it compared, ${wrong.value} the smallest, say nothing of the board.`,
  ],
};

import type { Key } from "../../engine/table/entry.ts";
import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/** Keys that are texts begin with the side to move; in other games' keys it cannot be told apart. */
export const withoutSide = (key: Key): Key =>
  typeof key === "string" ? key.replace(/^(max|min) /, "") : key;

/**
 * A mistake, wrong answer: alpha-beta with a table whose keys do not say who is to move. What MIN makes of a position
 * answers for MAX. [[1,3],[[1,3]]] gives 1 in place of 3.
 */
export const keyWithoutSide: Mistake = {
  title: "Table keys without the side to move",
  spoils: "alphaBetaWithTable",
  kind: "wrongAnswer",
};

export const patch: Patch = [
  [
    'import { answerOf, boundOf, hits } from "../table/entry.ts";',
    'import { boundOf, hits } from "../table/entry.ts"; import { claimOf } from "../../mistakes/claimOf.ts"; import { withoutSide } from "../../mistakes/searches/keyWithoutSide.ts";',
  ],
  ["game.key(position)", "withoutSide(game.key(position))"],
  ["answerOf(entry, depth, alpha, beta)", "claimOf(entry, depth, alpha, beta)"],
];

export const showcase: SearchShowcase = {
  title: "A key without the side to move",
  chapter: "transposition-tables",
  setup: { tree: "[[1,3],[[1,3]]]" },
  story: [
    "A table finds a position by its key, and the key is made of the pieces on their squares. In some games the pieces do not tell whose turn it is.",
    "The same pieces with the other side to move are another position. With one key for both, one side’s answer is given to the other.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [[1,3],[[1,3]]] first MIN and then MAX is to choose between 1 and 3. What does this search say that the root is worth?",
    options: [right.value, "2", wrong.value],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. MIN makes 1 of [1,3], and that is kept. Then MAX comes to [1,3] and would make 3 of it, but the table knows an answer: MIN’s.`,
  ],
};

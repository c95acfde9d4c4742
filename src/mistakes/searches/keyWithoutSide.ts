import type { Key } from "../../engine/table/entry.ts";
import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { keyWithoutSide as words } from "../words/tableWords.ts";

/** Keys that are texts begin with the side to move; in other games' keys it cannot be told apart. */
export const withoutSide = (key: Key): Key =>
  typeof key === "string" ? key.replace(/^(max|min) /, "") : key;

/**
 * A mistake, wrong answer: alpha-beta with a table whose keys do not say who is to move. What MIN makes of a position
 * answers for MAX. [[1,3],[[1,3]]] gives 1 in place of 3.
 */
export const keyWithoutSide: Mistake = {
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
  words,
  chapter: "transposition-tables",
  setup: { tree: "[[1,3],[[1,3]]]" },
  answer: () => "wrong",
};

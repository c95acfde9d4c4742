import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { tableWithoutBounds as words } from "../words/tableWords.ts";

/**
 * A mistake, wrong answer: alpha-beta with a table that keeps every value as if it were exact. What a closed window left
 * as a bound comes back elsewhere as the position's value. [[3,[4,9]],[[4,9]]] gives 4 in place of 9.
 */
export const tableWithoutBounds: Mistake = {
  spoils: "alphaBetaWithTable",
  kind: "wrongAnswer",
};

export const patch: Patch = [
  [
    'import { answerOf, boundOf, hits } from "../table/entry.ts";',
    'import { hits } from "../table/entry.ts"; import { claimOf } from "../../mistakes/claimOf.ts";',
  ],
  ["answerOf(entry, depth, alpha, beta)", "claimOf(entry, depth, alpha, beta)"],
  ["const window = [alpha, beta] as const;", ""],
  [
    "table.store(key, depth, best, window, choice)",
    "table.store(key, depth, best, [-Infinity, Infinity], choice)",
  ],
  ["boundOf(best, window)", '"exact"'],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "transposition-tables",
  setup: { tree: "[[3,[4,9]],[[4,9]]]" },
  answer: () => "wrong",
};

import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { tableWithoutDepth as words } from "../words/tableWords.ts";

/**
 * A mistake, wrong answer: alpha-beta with a table that does not ask how deep an entry looked. An estimate made near the
 * end of one line answers where a position comes back with plies to go. [[[[[1]]]],[[1]]] to depth 4 gives 0 in place of 1.
 */
export const tableWithoutDepth: Mistake = {
  spoils: "alphaBetaWithTable",
  kind: "wrongAnswer",
};

export const patch: Patch = [
  [
    'import { answerOf, boundOf, hits } from "../table/entry.ts";',
    'import { boundOf, hits } from "../table/entry.ts"; import { claimOf } from "../../mistakes/claimOf.ts";',
  ],
  ["table.find(key, depth)", "table.find(key)"],
  ["answerOf(entry, depth, alpha, beta)", "claimOf(entry, 0, alpha, beta)"],
  ["hits(entry, depth, alpha, beta)", "hits(entry, 0, alpha, beta)"],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "transposition-tables",
  setup: { tree: "[[[[[1]]]],[[1]]]", depth: 4 },
  answer: () => "wrong",
};

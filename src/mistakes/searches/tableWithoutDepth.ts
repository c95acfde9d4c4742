import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answer: alpha-beta with a table that does not ask how deep an entry looked. An estimate made near the
 * end of one line answers where a position comes back with plies to go. [[[[[1]]]],[[1]]] to depth 4 gives 0 in place of 1.
 */
export const tableWithoutDepth: Mistake = {
  title: "Table without depths",
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
  title: "A table without depths",
  chapter: "transposition-tables",
  setup: { tree: "[[[[[1]]]],[[1]]]", depth: 4 },
  story: [
    "A search to a fixed depth meets one position at several plies. Near its end it is worth a glance, nearer to the root it is worth a search.",
    "A table that does not keep how deep a value was searched mixes the two. What was glanced at deep down answers where there were plies to go.",
  ],
  ask: ({ right, wrong }) => ({
    text: "This search looks four plies ahead in [[[[[1]]]],[[1]]]. What does it say that the root is worth?",
    options: [right.value, wrong.value, "−1"],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where four plies are enough to find ${right.value}. On its first line the plies run out just before the leaf, and the estimate there is 0. So the position one ply above is kept as worth 0. The second line comes to that same position with plies to go, finds the 0 in the table, and does not look.`,
  ],
};

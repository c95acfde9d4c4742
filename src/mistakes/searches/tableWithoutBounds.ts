import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answer: alpha-beta with a table that keeps every value as if it were exact. What a closed window left
 * as a bound comes back elsewhere as the position's value. [[3,[4,9]],[[4,9]]] gives 4 in place of 9.
 */
export const tableWithoutBounds: Mistake = {
  title: "Table without bound flags",
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
  title: "A table without bound flags",
  chapter: "transposition-tables",
  setup: { tree: "[[3,[4,9]],[[4,9]]]" },
  story: [
    "A table remembers what a position was worth, so that it need not be searched again. For minimax that is all there is to keep: a key and a value.",
    "Alpha–beta stops reading as soon as more would change nothing here. What it has found by then is a bound. Kept without a word about that, it answers elsewhere, where it is not good enough.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [[3,[4,9]],[[4,9]]] the position [4,9] is reached twice. What does this search say that the root is worth?",
    options: ["3", wrong.value, right.value],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. The first time [4,9] is left after the 4, because MIN has 3 already and will not let MAX have more. “4 or more” goes into the table as 4. The second time nothing holds MAX back, and the table answers before the 9 is read.`,
  ],
};

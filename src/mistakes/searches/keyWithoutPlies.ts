import type { Key } from "../../engine/table/entry.ts";
import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { keyWithoutPlies as words } from "../words/tableWords.ts";

/** `preferSooner` puts the plies played behind its keys; other keys have none. */
export const withoutPlies = (key: Key): Key => (typeof key === "string" ? key.replace(/ \+\d+$/, "") : key);

/**
 * A mistake, wrong answer: scores that count the plies from the root, so that sooner wins are better, and a table whose
 * keys leave the plies out. A win that was kept on a short way answers on a longer one as if it came as soon. The cure is
 * to keep the plies in the key, or to store the distance from the position itself.
 */
export const keyWithoutPlies: Mistake = {
  spoils: "alphaBetaWithTable",
  kind: "wrongAnswer",
};

export const patch: Patch = [
  [
    'import { answerOf, boundOf, hits } from "../table/entry.ts";',
    'import { boundOf, hits } from "../table/entry.ts"; import { claimOf } from "../../mistakes/claimOf.ts"; import { withoutPlies } from "../../mistakes/searches/keyWithoutPlies.ts";',
  ],
  ["game.key(position)", "withoutPlies(game.key(position))"],
  ["answerOf(entry, depth, alpha, beta)", "claimOf(entry, depth, alpha, beta)"],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "transposition-tables",
  setup: { tree: "[[[[1]]],[1]]", sooner: true },
  answer: ({ wrong }) => (wrong.move < 0 ? "other" : "wrong"),
};

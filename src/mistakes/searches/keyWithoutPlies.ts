import type { Key } from "../../engine/table/entry.ts";
import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/** `preferSooner` puts the plies played behind its keys; other keys have none. */
export const withoutPlies = (key: Key): Key => (typeof key === "string" ? key.replace(/ \+\d+$/, "") : key);

/**
 * A mistake, wrong answer: scores that count the plies from the root, so that sooner wins are better, and a table whose
 * keys leave the plies out. A win that was kept on a short way answers on a longer one as if it came as soon. The cure is
 * to keep the plies in the key, or to store the distance from the position itself.
 */
export const keyWithoutPlies: Mistake = {
  title: "Table keys without the plies played",
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
  title: "Sooner wins, kept in a table",
  chapter: "transposition-tables",
  setup: { tree: "[[[[1]]],[1]]", sooner: true },
  story: [
    "A program that finds every win equal may put the win off for ever. So a win counts 10 less the plies from the root to it: 8 after two plies, 6 after four.",
    "Then a table comes. It keeps for a position what it was worth, and that number has the way from the root in it. The same position, reached on another way, is as far from the win as before, but not as far from the root.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [[[[1]]],[1]] MAX wins on both ways, after four plies or after two. This search tries them in this order, with a table. What does it play?",
    options: [right.move, wrong.move, "It finds no move"].map(sentence),
    answer: sentence(wrong.move),
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.move} and says ${wrong.value}, where ${right.move} wins sooner and is worth ${right.value}. On the long way the position before the win, with MIN to move, was kept as worth ${wrong.value}. The short way comes to that same position at once, and the table answers ${wrong.value}: no better, so it is left. In a game it may do so at every move, and never win.`,
    "There are two cures. Keep in the table how far the win is from the position itself: add the plies played on the way in, and take them off on the way out. Or let the plies be part of the key, as the search on the left does. That is simpler, and a position that comes at another ply is no longer known again.",
  ],
};

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

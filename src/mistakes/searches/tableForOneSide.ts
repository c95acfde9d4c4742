import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { tableForOneSide as words } from "../words/tableWords.ts";

/**
 * A mistake, wrong answer: negamax with a table into which a value is put as the parent's side sees it, and out of
 * which it is taken as the child's side would see it: what is good for one comes back as good for the other.
 * [[3,3]] gives −3 in place of 3.
 */
export const tableForOneSide: Mistake = {
  spoils: "negamax",
  kind: "wrongAnswer",
  traits: { remembers: true, recalls: true },
  spoilsRoot: true,
};

export const patch: Patch = [
  [
    "import { type Options,",
    'import { type TableOptions, tableFor } from "../table/tableFor.ts"; import { type Options,',
  ],
  ["options: Options = {}", "options: Options & TableOptions<Move> = {}"],
  ["let line:", "const table = tableFor(game, options); let line:"],
  [
    "const outcome =",
    `const key = game.key(position);
    const entry = table.find(key, depth);
    // Without its bound: what is wrong proves nothing.
    observer?.probe(key, entry?.depth === depth ? "hit" : "absent", entry && forMax(sign, entry.value));
    if (entry?.depth === depth) {
      line = undefined;
      observer?.leave(forMax(sign, entry.value), "table");
      return entry.value;
    }
    const outcome =`,
  ],
  [
    "const value = -visit(child, depth - 1);",
    `const value = -visit(child, depth - 1);
    table.store(game.key(child), depth - 1, value, [-Infinity, Infinity], undefined);
    observer?.store(game.key(child), forMax(sign, value), "exact", depth - 1);`,
  ],
];

export const showcase: SearchShowcase = {
  words,
  chapter: "transposition-tables",
  setup: { tree: "[[3,3]]" },
  answer: () => "wrong",
};

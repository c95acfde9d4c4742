import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answer: negamax with a table into which a value is put as the parent's side sees it, and out of
 * which it is taken as the child's side would see it: what is good for one comes back as good for the other.
 * [[3,3]] gives −3 in place of 3.
 */
export const tableForOneSide: Mistake = {
  title: "Table that mixes up the sides",
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
  title: "Kept for one side, read for the other",
  chapter: "transposition-tables",
  setup: { tree: "[[3,3]]" },
  story: [
    "In negamax a value changes its sign on its way up: what is 3 to a child’s mover is −3 to its parent’s. A table may keep either, as long as it is read as it was written.",
    "Here the parent puts the value into the table, turned already. When the position is met again, it is the child that takes it out, and takes it for its own.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [[3,3]] every leaf is worth 3. What does this search say that the root is worth?",
    options: [right.value, "0", wrong.value],
    answer: wrong.value,
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. The two leaves are one position. MIN counts the first as −3, which is what it is to MIN, and keeps that. At the second it is MAX’s turn to look it up, and MAX reads −3 as its own.`,
  ],
};

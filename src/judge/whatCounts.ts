import { type Difference, differences } from "./compareRuns.ts";
import type { Tally } from "./tally.ts";

/** What of a program is held against the right search, the least first. */
export const countings = [
  /** The value, and the move where the program chooses one. */
  "value",
  /** Which leaves are read, too. */
  "leaves",
  /** In which order, too, and the way between them. */
  "order",
  /** The same; but what the reader's book calls by the task's name is as good as the notebook's own. */
  "book",
] as const;
export type Counting = (typeof countings)[number];

const held: Readonly<Record<Counting, readonly Difference[]>> = {
  value: ["broken", "wrongValue", "wrongMove"],
  leaves: ["broken", "wrongValue", "wrongMove", "readsMore", "readsLess", "readsOthers"],
  order: differences,
  book: differences,
};

/** Trees and positions on which a program did all that counts. */
export function passed({ tried, seen }: Tally, counting: Counting, conventional: boolean): number {
  if (counting === "book" && conventional) return tried;
  return held[counting].reduce((left, difference) => left - (seen[difference] ?? 0), tried);
}

/** Whether it did so on all that it was tried on. */
export const passes = (tally: Tally, counting: Counting, conventional: boolean): boolean =>
  tally.tried > 0 && passed(tally, counting, conventional) === tally.tried;

import type { OrderingCount, Searched } from "./countOrderings.ts";
import { partSet } from "./partSets.ts";

/** Nodes by the name of the set, "best" or "worst", and then by depth: the first stands for one ply. */
export type Counts = Readonly<Record<string, readonly number[]>>;

/** The counts with one more. Each name's come in the order of their depths. */
export const withCount = (counts: Counts, { name, nodes }: OrderingCount): Counts => ({
  ...counts,
  [name]: [...(counts[name] ?? []), nodes],
});

/** What an order saves at one depth. */
export interface Savings {
  readonly depth: number;
  /** Nodes in the natural order, in this order, and in the best there is, as far as that is known. */
  readonly natural: number;
  readonly present: number;
  readonly best: number | undefined;
  /**
   * How much of the way from the natural order to the best this order goes, from 0 to 1; below 0 where it is worse
   * than the natural, and above 1 where a table knows positions that the best order searches again. Undefined where
   * the best is not known or saves nothing.
   */
  readonly closed: number | undefined;
}

/** What a view's order saves at this depth; undefined where it is not counted yet. */
export function savings(
  counts: Counts,
  { parts }: Pick<Searched, "parts">,
  depth: number,
): Savings | undefined {
  const natural = counts[partSet([]).name]?.[depth - 1];
  const present = counts[partSet(parts).name]?.[depth - 1];
  if (natural === undefined || present === undefined) return undefined;
  const best = counts.best?.[depth - 1];
  const closed = best === undefined || best >= natural ? undefined : (natural - present) / (natural - best);
  return { depth, natural, present, best, closed };
}

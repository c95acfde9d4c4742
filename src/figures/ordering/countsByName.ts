import type { OrderingCount } from "./countOrderings.ts";

/** Nodes by the name of the set, "best" or "worst", and then by depth: the first stands for one ply. */
export type Counts = Readonly<Record<string, readonly number[]>>;

/** The counts with one more. Each name's come in the order of their depths. */
export const withCount = (counts: Counts, { name, nodes }: OrderingCount): Counts => ({
  ...counts,
  [name]: [...(counts[name] ?? []), nodes],
});

import type { VariantRow } from "./variantRow.ts";

const times = (count: number) => (count === 0 ? "never" : count === 1 ? "once" : `${count} times`);
const leaves = (count: number) => (count === 1 ? "1 leaf" : `${count} leaves`);

/** How hard a class's trees are beside each other, counted: "In all 30 trees the search cuts once …". */
export function sayDifficulty(rows: readonly Pick<VariantRow, "read" | "cutoffs">[]): string {
  if (rows.length === 0) return "";
  const cuts = spread(rows.map(({ cutoffs }) => cutoffs));
  const reads = spread(rows.map(({ read }) => read));
  return `The search cuts ${list(cuts, times, rows.length)}, and reads ${list(reads, leaves, rows.length)}.`;
}

/** How often each count occurs, the least count first. */
function spread(counts: readonly number[]): [count: number, often: number][] {
  const often = new Map<number, number>();
  for (const count of counts) often.set(count, (often.get(count) ?? 0) + 1);
  return [...often].sort(([one], [other]) => one - other);
}

function list(
  counts: [count: number, often: number][],
  write: (count: number) => string,
  all: number,
): string {
  if (counts.length === 1) return `${write(counts[0][0])} in ${all === 1 ? "this tree" : "every tree"}`;
  const parts = counts.map(([count, often]) => `${write(count)} in ${often}`);
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)} of the ${all}`;
}

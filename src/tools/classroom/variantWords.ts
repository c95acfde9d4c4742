import type { VariantRow } from "./variantRow.ts";

export const firstTitle = "Exercise 1";
/** How a file is called where the exercise has no title. */
export const defaultName = "exercise";
export const tree = "Tree";
export const called = "Called";
export const whatCalled = "What the exercise is called";
export const search = "Search";
export const names = "Names, one on each line";
export const someNames = "Ada Lovelace\nAlan Turing\nGrace Hopper";
export const namesFirst = "Type or paste the names first, one on each line.";
export const makeLinks = "Make the links";
export const copyLinks = "Copy names and links";
export const saveTable = "Save the table (CSV)";
export const copied = "The names and links are copied.";
export const notCopied = "The browser did not let them be copied: save the table instead.";

export const linksAndAnswers = "Links and answers";
export const columns = ["Name", "Exercise", "On paper", "Value", "Move", "Reads", "Cuts", "Tree"] as const;
/** The head of the table that spreadsheets read. */
export const savedColumns = ["name", "link", "tree", "value", "move", "leaves read", "cutoffs"] as const;
export const open = "Open";
export const whoseExercise = (name: string): string => ` ${name}’s exercise`;
export const print = "Print";
export const whoseSheets = (name: string): string => ` ${name}’s sheets`;

export const tooManyNames = (names: number, most: number): string =>
  `This list has ${names} names; ${most} are the most.`;
export const tooLongName = (beginning: string): string => `“${beginning}…” is too long for a name.`;
export const sameName = (name: string): string =>
  `“${name}” is there twice: add something that tells the two apart.`;

/** What was made, and how hard the trees are. */
export function listed(rows: readonly VariantRow[]): string {
  const links = `${rows.length} ${rows.length === 1 ? "link" : "links"}`;
  const trees = new Set(rows.map(({ tree }) => tree)).size;
  return `${links}${trees < rows.length ? fewTrees(trees) : "."} ${difficulty(rows)}`;
}
/** Of a small tree there are fewer variants than names, or two names come to one. */
const fewTrees = (trees: number): string =>
  `, but only ${trees} different ${trees === 1 ? "tree" : "trees"}: more leaves, or values further apart, give more.`;
/** Where links or files are asked for while a tree that was refused stands in its field. */
export const treeFirst = "Nothing is made yet: mend the tree above first, or press Escape in its field.";

const times = (count: number) => (count === 0 ? "never" : count === 1 ? "once" : `${count} times`);
const leaves = (count: number) => (count === 1 ? "1 leaf" : `${count} leaves`);

/** How hard a class's trees are beside each other, counted: "In all 30 trees the search cuts once …". */
export function difficulty(rows: readonly Pick<VariantRow, "read" | "cutoffs">[]): string {
  if (rows.length === 0) return "";
  const cuts = spread(rows.map(({ cutoffs }) => cutoffs));
  const reads = spread(rows.map(({ read }) => read));
  const areCuts = cuts.length > 1 || cuts[0][0] > 0;
  const cutting = areCuts ? `cuts ${list(cuts, times, rows.length)}` : "never cuts";
  return `The search ${cutting}, and reads ${list(reads, leaves, rows.length)}.`;
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

import { countWords } from "../../kit/narration/words.ts";

/* What a stepper's picture shows, told to who reads the text alone. */

export const treeIs = (tree: string): string =>
  `The tree is ${tree}. Each pair of brackets is a node, each number a leaf, and MAX moves at the root.`;
export const positionIs = (game: string, position: string): string =>
  `The game is ${game}, and the tree begins at the position “${position}”.`;
export function progress(
  search: string,
  leaves: number,
  all: number | undefined,
  cutoffs: number | undefined,
): string {
  const read = `${search} has read ${all === undefined ? countWords(leaves, "leaf", "leaves") : `${leaves} of ${countWords(all, "leaf", "leaves")}`}`;
  const cut = cutoffs ? `, and it has cut ${cutoffs === 1 ? "once" : `${cutoffs} times`}` : "";
  return `${read}${cut}.`;
}
export const known = (nodes: readonly string[]): string => `What is known of each node: ${nodes.join("; ")}.`;

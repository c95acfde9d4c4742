import type { Tree } from "../../../engine/index.ts";

/** A text that two trees share exactly when one is the other in another order. */
export function canonicalTree(tree: Tree): string {
  if (typeof tree === "number") return String(tree);
  return `[${tree.map(canonicalTree).sort().join(",")}]`;
}

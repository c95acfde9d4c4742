import type { Tree } from "../../../src/engine/index.ts";

/** The tree with all values' signs turned: what it is to the other side. */
export function negate(tree: Tree): Tree {
  return typeof tree === "number" ? -tree : tree.map(negate);
}

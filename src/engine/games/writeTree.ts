import { measureTree } from "./measureTree.ts";
import type { Tree } from "./tree.ts";

/**
 * A tree as text without blanks, which `parseTree` reads back: `[[3,12,8],[2,4,6]]`. Equal trees have equal
 * text. Throws what `measureTree` throws on what is no tree.
 */
export function writeTree(tree: Tree): string {
  measureTree(tree);
  const write = (node: Tree): string =>
    typeof node === "number" ? String(node) : `[${node.map(write).join(",")}]`;
  return write(tree);
}

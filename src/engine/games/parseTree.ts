import type { Tree } from "./tree.ts";
import { TreeReader } from "./treeReader.ts";

/**
 * Reads a tree in either notation; a lone number is a leaf. Blanks and line breaks may stand between any two
 * parts. Throws a TreeSyntaxError, with line and column and what was expected there, on anything else: no
 * children, a comma too many, a missing, a foreign or a surplus bracket, a value that is no finite number, no
 * text, or more than `deepestTree` plies or `largestTree` nodes.
 */
export function parseTree(text: string): Tree {
  if (typeof text !== "string")
    throw new TypeError("parseTree reads a text; nested lists of numbers are a tree already, for treeGame");
  return new TreeReader(text).whole();
}

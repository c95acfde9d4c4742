import type { Tree } from "../../../engine/index.ts";

/** A text that two trees share exactly when one is the other in another order. */
export function canonicalTree(tree: Tree): string {
  if (typeof tree === "number") return String(tree);
  return `[${tree.map(canonicalTree).sort().join(",")}]`;
}

/** The branching factor and the depth of a tree in which all nodes have as many children; else undefined. */
export function uniformTree(tree: Tree): { branching: number; depth: number } | undefined {
  if (typeof tree === "number") return { branching: 1, depth: 0 };
  const below = tree.map(uniformTree);
  const [first] = below;
  const branching = tree.length;
  const alike = below.every(
    (child) => child && child.depth === first?.depth && (child.depth === 0 || child.branching === branching),
  );
  return alike && first ? { branching, depth: first.depth + 1 } : undefined;
}

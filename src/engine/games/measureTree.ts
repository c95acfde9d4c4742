import { deepestTree, largestTree, type Tree } from "./tree.ts";

export interface TreeMeasure {
  /** All nodes, the root and the leaves included. */
  readonly nodes: number;
  readonly leaves: number;
  /** Plies to the deepest leaf; 0 for a lone leaf. */
  readonly depth: number;
  readonly least: number;
  readonly greatest: number;
}

/**
 * Counts a tree and finds its least and greatest leaf. Throws an Error that names the node, as child indices
 * from the root, where the value is no tree: a node without children, a leaf that is no finite number, or
 * more than `deepestTree` plies or `largestTree` nodes.
 */
export function measureTree(tree: Tree): TreeMeasure {
  let [nodes, leaves, depth] = [0, 0, 0];
  let [least, greatest] = [Infinity, -Infinity];
  const path: number[] = [];

  function visit(node: Tree): void {
    if (++nodes > largestTree)
      throw new RangeError(`A tree has at most ${largestTree} nodes; this one has more`);
    if (typeof node === "number") {
      if (!Number.isFinite(node))
        throw new RangeError(`${place(path)} is ${node}; a leaf is a finite number`);
      leaves++;
      depth = Math.max(depth, path.length);
      // Adding 0 makes a −0 plain.
      least = Math.min(least, node + 0);
      greatest = Math.max(greatest, node + 0);
      return;
    }
    if (!Array.isArray(node)) {
      const hint = typeof node === "string" ? ": parseTree reads a tree from its text" : "";
      throw new TypeError(`${place(path)} is neither a number nor a list of children${hint}`);
    }
    if (node.length === 0) throw new RangeError(`${place(path)} has no children; a node has at least one`);
    if (path.length === deepestTree)
      throw new RangeError(`A tree has at most ${deepestTree} plies; this one has more`);
    for (const [index, child] of node.entries()) {
      path.push(index);
      visit(child);
      path.pop();
    }
  }

  visit(tree);
  return { nodes, leaves, depth, least, greatest };
}

function place(path: readonly number[]): string {
  return path.length === 0 ? "The root" : `The node ${path.join(".")}`;
}

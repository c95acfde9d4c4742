import { fewestLeaves, measureTree, type Tree } from "../../engine/index.ts";
import type { Outline, OutlineNode } from "../../trace/outline.ts";

/** What a whole tree holds; undefined where nobody has looked into all of it. */
export interface TreeCounts {
  /** Leaves of the full tree. */
  readonly leaves: number | undefined;
  readonly nodes: number | undefined;
  /** Leaves that alpha-beta reads in the best of all orders. */
  readonly fewest: number | undefined;
}

/** The same, to set a search's counts against, and what nodes are worth. */
export interface TreeMeasures extends TreeCounts {
  /** The true value of every node, by outline id; NaN below a fold. */
  readonly truth: Float64Array;
}

const uncounted: TreeCounts = { leaves: undefined, nodes: undefined, fewest: undefined };

/** With `counts`, what is known of a tree whose outline is folded. */
export function measureOutline(outline: Outline, counts = uncounted): TreeMeasures {
  const truth = trueValues(outline);
  if (!outline.complete) return { ...counts, truth };
  const leaves = outline.nodes.filter((node) => node.value !== undefined).length;
  return {
    leaves,
    nodes: outline.nodes.length,
    fewest: fewestLeaves(outline.root, (node) => node.value ?? node.children, outline.root.side),
    truth,
  };
}

/** What an abstract tree holds, also where it is too large to be drawn whole. */
export function countTree(tree: Tree): TreeCounts {
  const { leaves, nodes } = measureTree(tree);
  return { leaves, nodes, fewest: fewestLeaves(tree, (node) => node) };
}

/** Minimax over the outline, children before parents because ids are breadth first. */
function trueValues(outline: Outline): Float64Array {
  const truth = new Float64Array(outline.nodes.length);
  for (let id = truth.length - 1; id >= 0; id--) {
    const node: OutlineNode = outline.nodes[id];
    const values = node.children.map((child) => truth[child.id]);
    const best = node.side === "max" ? Math.max(...values) : Math.min(...values);
    truth[id] = node.value ?? (node.folded ? Number.NaN : best);
  }
  return truth;
}

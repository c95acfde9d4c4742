import { fewestLeaves } from "../../engine/index.ts";
import type { Outline, OutlineNode } from "../../trace/outline.ts";

/** What a whole tree holds, to set a search's counts against; undefined where the outline is folded. */
export interface TreeMeasures {
  /** Leaves of the full tree. */
  readonly leaves: number | undefined;
  readonly nodes: number | undefined;
  /** Leaves that alpha-beta reads in the best of all orders. */
  readonly fewest: number | undefined;
  /** The true value of every node, by outline id; NaN below a fold. */
  readonly truth: Float64Array;
}

export function measureOutline(outline: Outline): TreeMeasures {
  const truth = trueValues(outline);
  if (!outline.complete) return { leaves: undefined, nodes: undefined, fewest: undefined, truth };
  const leaves = outline.nodes.filter((node) => node.value !== undefined).length;
  return {
    leaves,
    nodes: outline.nodes.length,
    fewest: fewestLeaves(outline.root, (node) => node.value ?? node.children, outline.root.side),
    truth,
  };
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

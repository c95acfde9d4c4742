import type { GraphNode } from "../../trace/plyGraph.ts";

type Node = GraphNode<number, number>;

/** From the root down, always by the move that a class was first reached by. */
export function pathOf(node: Node): Node[] {
  return node.parents.length === 0 ? [node] : [...pathOf(node.parents[0]), node];
}

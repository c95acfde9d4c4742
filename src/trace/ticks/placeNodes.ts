import type { BehaviourNode } from "../../engine/behaviour/index.ts";

/** A node of a behaviour tree in its place. */
export interface PlacedNode<Board> {
  /** Its place in preorder. */
  readonly id: number;
  readonly node: BehaviourNode<Board>;
  readonly path: readonly number[];
  readonly parent: PlacedNode<Board> | undefined;
  readonly children: readonly PlacedNode<Board>[];
  /** The last node below it in preorder, itself where it has no children. */
  readonly last: number;
}

/** All nodes of a tree in preorder. */
export function placeNodes<Board>(root: BehaviourNode<Board>): PlacedNode<Board>[] {
  const nodes: PlacedNode<Board>[] = [];
  function place(node: BehaviourNode<Board>, path: readonly number[], parent: PlacedNode<Board> | undefined) {
    const children: PlacedNode<Board>[] = [];
    const placed = { id: nodes.length, node, path, parent, children, last: nodes.length };
    nodes.push(placed);
    if ("children" in node) {
      for (const [index, child] of node.children.entries())
        children.push(place(child, [...path, index], placed));
    }
    placed.last = nodes.length - 1;
    return placed;
  }
  place(root, [], undefined);
  return nodes;
}

import type { MoveOrder } from "../../engine/index.ts";
import type { EditableTree } from "./editableTree.ts";

/** The tree in another order, its nodes still known by their keys. */
export const arrangeBy = (tree: EditableTree, order: MoveOrder): EditableTree => ({
  ...tree,
  children: order.indices.map((index) => arrangeBy(tree.children[index], order.below[index])),
});

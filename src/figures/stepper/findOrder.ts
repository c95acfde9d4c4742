import { bestMoveOrder, type MoveOrder, type Tree, worstMoveOrder } from "../../engine/index.ts";

/** An abstract tree is its own children. */
const look = (tree: Tree) => tree;

/** The order of moves in which alpha-beta reads fewest or most leaves; undefined where finding it takes too long. */
export const findOrder = (tree: Tree, which: "best" | "worst"): MoveOrder | undefined =>
  which === "best" ? bestMoveOrder(tree, look) : worstMoveOrder(tree, look);

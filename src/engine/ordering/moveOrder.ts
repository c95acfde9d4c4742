import type { Tree } from "../games/tree.ts";
import type { ValuedNode } from "./valuedNode.ts";

/**
 * A new order of the children of every node of a tree, which leaves each node recognisable: nodes go by the
 * child indices of the given tree. A leaf has two empty lists.
 */
export interface MoveOrder {
  /** Given child indices, in the order in which they are to be read. */
  readonly indices: readonly number[];
  /** The order within each child, by its given index. */
  readonly below: readonly MoveOrder[];
}

/** The tree with the children of every node in the order that `order` gives them; the given tree stays as it is. */
export function reorder(tree: Tree, order: MoveOrder): Tree {
  if (typeof tree === "number") return tree;
  return order.indices.map((index) => reorder(tree[index], order.below[index]));
}

/**
 * Whether the extreme that is sought can still be had when `child` is read next. The node's children in `read`
 * are done with; the side to move holds `near` and is cut off at `far`.
 */
type MayComeNext = (
  node: ValuedNode,
  child: ValuedNode,
  read: readonly ValuedNode[],
  near: number,
  far: number,
) => boolean;

/**
 * The order that takes, at every node, the first given child that may come next. So of all orders that attain
 * the extreme it is the first as a dictionary has them, by given indices, from the root down: an order that
 * attains it already stays as it is, and what is cut off stays as it was.
 *
 * `near` and `far` are the window as the side to move sees it: alpha and beta for MAX, −beta and −alpha for MIN.
 */
export function arrange(
  node: ValuedNode,
  mayComeNext: MayComeNext,
  near = -Infinity,
  far = Infinity,
): MoveOrder {
  const { children } = node;
  const read: ValuedNode[] = [];
  const indices: number[] = [];
  const below: MoveOrder[] = new Array(children.length);
  const passedOver: number[] = [];
  let untried = 0;

  const may = (index: number) => mayComeNext(node, children[index], read, near, far);

  function next(): number {
    const again = passedOver.findIndex(may);
    if (again >= 0) return passedOver.splice(again, 1)[0];
    while (!may(untried)) passedOver.push(untried++);
    return untried++;
  }

  while (near < far && read.length < children.length) {
    const index = next();
    const child = children[index];
    indices.push(index);
    below[index] = arrange(child, mayComeNext, -far, -near);
    read.push(child);
    near = Math.max(near, -child.value);
  }
  while (untried < children.length) passedOver.push(untried++);
  for (const index of passedOver) {
    indices.push(index);
    below[index] = asGiven(children[index]);
  }
  return { indices, below };
}

function asGiven({ children }: ValuedNode): MoveOrder {
  return { indices: [...children.keys()], below: children.map(asGiven) };
}

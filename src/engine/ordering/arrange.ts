import type { MoveOrder } from "./moveOrder.ts";
import type { ValuedNode } from "./valuedNode.ts";

/**
 * Whether the extreme that is sought can still be had when `child` is read next. The node's children in `read`
 * are done with; the side to move holds `near` and is cut off at `far`.
 */
export type MayComeNext = (
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

import type { ValuedNode } from "./valuedNode.ts";

/**
 * Numbers the windows of a node, so that two have the same number when no leaf value below the node lies on
 * different sides of them: alpha-beta reads the same there in both. At most (d + 1)² numbers for d different
 * values. Windows are as the side to move sees them.
 */
export class WindowNumbers {
  readonly #valuesBelow = new Map<ValuedNode, readonly number[]>();

  of(node: ValuedNode, near: number, far: number): number {
    const values = this.#values(node);
    const upToNear = partition(values, (value) => value <= near);
    const beforeFar = partition(values, (value) => value < far);
    return upToNear * (values.length + 1) + beforeFar;
  }

  /** The different leaf values below `node`, ascending, as the side to move there counts them. */
  #values(node: ValuedNode): readonly number[] {
    const known = this.#valuesBelow.get(node);
    if (known !== undefined) return known;
    const different = new Set<number>();
    for (const child of node.children) {
      if (child.children.length === 0) different.add(-child.value);
      else for (const value of this.#values(child)) different.add(-value);
    }
    const values = [...different].sort((a, b) => a - b);
    this.#valuesBelow.set(node, values);
    return values;
  }
}

/** How many of the first values hold, where those that do come before those that do not. */
function partition(values: readonly number[], holds: (value: number) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(values[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}

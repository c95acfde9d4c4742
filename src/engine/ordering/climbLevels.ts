import type { ValuedNode } from "./valuedNode.ts";

/** A value that near can reach at a node, and the children that are worth just that to the side to move. */
export interface Level {
  readonly value: number;
  readonly children: readonly ValuedNode[];
}

/**
 * The levels that near can climb through at a node, ascending: the given near first, with all children that
 * are worth no more, then each value of a child between near and far. `last` are the children that reach far:
 * reading one ends the climb.
 */
export function climbLevels(
  node: ValuedNode,
  near: number,
  far: number,
): { levels: readonly Level[]; last: readonly ValuedNode[] } {
  const last: ValuedNode[] = [];
  const byValue = new Map<number, ValuedNode[]>([[near, []]]);
  for (const child of node.children) {
    if (-child.value >= far) {
      last.push(child);
      continue;
    }
    const value = Math.max(near, -child.value);
    const others = byValue.get(value);
    if (others === undefined) byValue.set(value, [child]);
    else others.push(child);
  }
  const levels = [...byValue].map(([value, children]) => ({ value, children }));
  return { levels: levels.sort((a, b) => a.value - b.value), last };
}

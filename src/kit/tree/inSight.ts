import type { OutlineNode } from "../../trace/index.ts";

/** Smaller trees are drawn whole, wherever one looks: that costs little, and is all there for who searches the page. */
const mostDrawn = 400;

/** A stretch of a drawing, in its own pixels. */
interface Stretch {
  readonly left: number;
  readonly right: number;
}

/**
 * What of a drawing is to be drawn while `seen` of it is in the frame: a frame's width more on either side, at least, and
 * the same for views that lie close together, so that most moves of the view draw nothing anew.
 */
export function stretchAround({ left, right }: Stretch): Stretch {
  const frame = Math.max(1, right - left);
  return { left: (Math.floor(left / frame) - 1) * frame, right: (Math.floor(left / frame) + 3) * frame };
}

/** The nodes that stand in a stretch, or whose line to their parent passes through it; of a small tree, all. */
export function nodesInSight(
  nodes: readonly OutlineNode[],
  x: ArrayLike<number>,
  { left, right }: Stretch,
): readonly OutlineNode[] {
  if (nodes.length <= mostDrawn) return nodes;
  return nodes.filter(({ id, parent }) => {
    const above = x[parent?.id ?? id];
    return Math.min(x[id], above) <= right && Math.max(x[id], above) >= left;
  });
}

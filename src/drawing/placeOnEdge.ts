import type { TreeLayout } from "./layoutTree.ts";
import { pixels } from "./treeShapes.ts";

interface Edged {
  readonly id: number;
  readonly parent: { readonly id: number } | undefined;
}

/** Where a label's middle stands on the line to a node, and how large its letters are, in pixels. */
export interface EdgePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Letters are of this size where there is room, and no smaller than that. */
const [usual, legible] = [12, 9];
/** A character's width in units of the type's size, and the pixels that are left free beside a label. */
const [aspect, free] = [0.6, 3];

/**
 * The place of a short label on the line that leads to a node, half-way down where its sisters' labels leave room, else further
 * down, where their lines are further apart, and smaller. Undefined where even there they would run into each other.
 *
 * @param below pixels that a board takes below each node
 */
export function placeOnEdge(
  layout: TreeLayout,
  node: Edged,
  label: string,
  below = 0,
): EdgePlace | undefined {
  if (!node.parent) return undefined;
  const { x, y, radii, spaces } = layout;
  const [above, top] = [node.parent.id, y[node.parent.id] + below + radii[node.parent.id] * 0.8];
  const bottom = y[node.id] - radii[node.id] * 0.8;
  for (const size of [usual, legible]) {
    for (const time of [0.45, 0.6, 0.75]) {
      const share = time * time * (3 - 2 * time);
      if (share * spaces[node.id] < label.length * size * aspect + free) continue;
      // As far down as the curve is when it has come so far across: its handles are half-way down.
      const down = 1.5 * time * (1 - time) + time ** 3;
      return {
        x: pixels(x[above] + (x[node.id] - x[above]) * share),
        y: pixels(top + (bottom - top) * down),
        size,
      };
    }
  }
  return undefined;
}

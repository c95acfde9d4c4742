import { edgePath } from "./edgePath.ts";
import type { PlyLayout, Ranked } from "./plyLayout.ts";

/** A node that has a line of text below its board, or has none. */
type Labelled = Ranked & { readonly positions: number };

/**
 * The curves from boards to those below them, for one layout: from below a board, and below its text where it has
 * one, to above a child, or above the block that all its children stand in.
 */
export function plyEdges({ x, y, rows, families }: PlyLayout): (parent: Labelled, child: Ranked) => string {
  const blocks = new Map(families.map((family) => [family.parent, family]));
  return (parent, child) => {
    const { size, label } = rows[parent.ply];
    const bottom = y[parent.id] + size + (parent.positions > 1 ? label : 0);
    const block = blocks.get(parent.id);
    const to = block ? { x: block.x + block.width / 2, y: block.y } : { x: x[child.id], y: y[child.id] };
    return edgePath(x[parent.id], bottom, to.x, to.y, 0);
  };
}

import type { TreeLayout } from "../../drawing/layoutTree.ts";
import { placeRungs, rungHeight } from "../../drawing/placeRungs.ts";
import type { View } from "../../drawing/view.ts";
import type { Turn } from "../../engine/game.ts";
import type { Outline } from "../../trace/index.ts";
import type { NodeView } from "./nodeView.ts";

/** What stands beside the rows of a tree is worked out of this. */
interface Given {
  readonly outline: Outline;
  readonly views: readonly { readonly view: NodeView }[];
  /** The nodes whose windows are drawn, from the root down. */
  readonly path: readonly number[];
  /** Where nodes stand just now, in pixels, while their layout may still glide in. */
  readonly y: Float64Array;
  readonly layout: TreeLayout;
  readonly view: View;
  /** The frame's, in pixels. */
  readonly height: number;
}

/** A number line of the ladder: its node, and how far down it and the node's row stand in the frame. */
interface Rung {
  readonly id: number;
  readonly y: number;
  readonly row: number;
  readonly view: NodeView;
  readonly turn: Turn;
}

/** What stands beside the rows of a drawn tree, at their heights in its frame. */
export class TreeRows {
  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  readonly rungs: readonly Rung[] = $derived.by(() => {
    const { outline, views, path, y, view, height } = this.#given();
    const ids = path.filter((id) => outline.nodes[id]?.value === undefined && views[id]);
    const rows = ids.map((id) => view.y + y[id] * view.k);
    const heights = placeRungs(rows, height);
    return ids.map((id, i) => ({
      id,
      y: heights[i],
      row: rows[i],
      view: views[id].view,
      turn: outline.nodes[id].turn,
    }));
  });

  /** Whose turn it is in each row; where rows are too close for the number lines, at those. */
  readonly sides: readonly { readonly turn: Turn; readonly y: number }[] = $derived.by(() => {
    const { outline, layout, view } = this.#given();
    if (this.rungs.length > 0 && layout.row * view.k < rungHeight) return this.rungs;
    const rows = new Map<number, { turn: Turn; y: number } | undefined>();
    for (const { ply, turn, value } of outline.nodes) {
      const y = view.y + (layout.y[0] + ply * layout.row) * view.k;
      if (value === undefined)
        rows.set(
          ply,
          (rows.get(ply)?.turn ?? (rows.has(ply) ? "" : turn)) === turn ? { turn, y } : undefined,
        );
    }
    return [...rows.values()].filter((row) => row !== undefined);
  });
}

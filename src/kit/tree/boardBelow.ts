import type { NodeView } from "./nodeView.ts";

/** How the board of a node is drawn below it: its width and its corner from the node, in pixels; pale where it is not read. */
export const boardBelow = (view: NodeView, radius: number, size: number) => ({
  size,
  x: -size / 2,
  y: radius * 0.8 + 5,
  faded: view.status === "unvisited" || view.status === "cut",
});

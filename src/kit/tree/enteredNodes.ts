import type { Outline } from "../../trace/index.ts";
import type { NodeView } from "./nodeView.ts";

/** The inner nodes that a search has entered, by id: those whose windows stay drawn where a book draws them so. */
export const enteredNodes = (outline: Outline, cells: readonly { readonly view: NodeView }[]): number[] =>
  outline.nodes
    .filter(({ id, value }) => value === undefined && /active|done/.test(cells[id].view.status))
    .map(({ id }) => id);

import type { NodeView } from "../../kit/tree/nodeView.ts";
import { TreeCells } from "../../kit/tree/treeCells.svelte.ts";
import type { OutlineNode } from "../../trace/index.ts";
import type { Item } from "./item.ts";

/** What a question's picture shows: which leaves are read and which nodes are cut, and of no inner node what it is worth. */
export interface ItemPicture {
  readonly views: readonly { readonly view: NodeView }[];
  readonly path: readonly number[];
  /** The nodes that are options, by their numbers: "2.1". Where leaves show their values, these say which is meant. */
  readonly notes: readonly (string | undefined)[];
}

export function pictureOf({ run, at, ring, hides, picks, options }: Item): ItemPicture {
  const { nodes } = run.outline;
  const { cells, path } = new TreeCells(run.outline, run.trace, at);
  const offered = new Set(picks && hides ? options?.map(({ key }) => key) : []);
  return {
    views: cells.map(({ view }, id) => ({ view: hushed(view, nodes[id], id === ring) })),
    path,
    notes: nodes.map((node) => (offered.has(String(node.id)) ? numberOf(node) : undefined)),
  };
}

/** What would give an answer away is not told. */
function hushed(view: NodeView, { value }: OutlineNode, isRinged: boolean): NodeView {
  const seen: NodeView = {
    ...view,
    edge: view.edge === "best" || view.edge === "line" ? "read" : view.edge,
    current: isRinged,
    ...(isRinged && { status: "active" }),
  };
  return value === undefined ? { ...seen, low: -Infinity, high: Infinity } : seen;
}

/** Places among siblings from the root down, from one: "2.1"; nothing for the root. */
function numberOf(node: OutlineNode): string | undefined {
  if (!node.parent) return undefined;
  const above = numberOf(node.parent);
  const own = node.parent.children.indexOf(node) + 1;
  return above === undefined ? String(own) : `${above}.${own}`;
}

/** How far a search has come with a node. */
export type NodeStatus = "unvisited" | "active" | "done" | "cut";

/** How the line from the parent is drawn: it carries the parent's best value, or the whole root's. */
export type EdgeStatus = "unread" | "path" | "read" | "best" | "line" | "cut";

/** All that the picture of one node depends on, at one step. */
export interface NodeView {
  readonly status: NodeStatus;
  readonly edge: EdgeStatus;
  /** The search stands here. */
  readonly current: boolean;
  /** What the leaves read so far prove: the value is from `low` to `high`. */
  readonly low: number;
  readonly high: number;
  /** The window as the search holds it, while it stands here or below. */
  readonly alpha: number;
  readonly beta: number;
  /** Its value came out of a table: what is below was not read again. */
  readonly remembered: boolean;
}

export const unseen: NodeView = {
  status: "unvisited",
  edge: "unread",
  current: false,
  low: -Infinity,
  high: Infinity,
  alpha: -Infinity,
  beta: Infinity,
  remembered: false,
};

export function sameView(a: NodeView, b: NodeView): boolean {
  return (
    a.status === b.status &&
    a.edge === b.edge &&
    a.current === b.current &&
    a.low === b.low &&
    a.high === b.high &&
    a.alpha === b.alpha &&
    a.beta === b.beta &&
    a.remembered === b.remembered
  );
}

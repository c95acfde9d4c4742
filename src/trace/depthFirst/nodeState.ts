import type { ValueSource } from "../../engine/observer.ts";

/** How far a search has come with a node; "cut": its parent was left without trying it. */
export type NodeStatus = "unvisited" | "active" | "done" | "cut";

/** A node at a step. After `iteration` every node is as if never touched, save its visits. */
export interface NodeState {
  readonly status: NodeStatus;
  /** How often the node has been entered, over all iterations. */
  readonly visits: number;
  /** The window as the search holds it: that of the visit's `enter`, narrowed by the best value so far. */
  readonly alpha: number;
  readonly beta: number;
  /** The best child's value in this visit; undefined until one counted. */
  readonly best: number | undefined;
  /** What the visit returned and where it had it from; undefined until the node is left. */
  readonly value: number | undefined;
  readonly from: ValueSource | undefined;
  /** What the leaves read so far prove: the node's value is from `low` to `high`. */
  readonly low: number;
  readonly high: number;
}

import type { EventLog } from "./eventLog.ts";
import type { NodeTree } from "./nodeTree.ts";

/**
 * What every trace is, whatever the words of its search: events that happen to nodes of a tree, one after the other. Step
 * s, 0 to `length`, is what stands after the first s events. Whoever moves about in a trace needs no more.
 */
export interface Story<Kind extends string = string, NodeKind extends string = string> {
  /** How many events there are, and the last step. */
  readonly length: number;
  readonly log: EventLog<Kind>;
  readonly nodes: NodeTree<NodeKind>;
  /** The node that the event before this step, 1 or later, has happened to; −1 for none. */
  nodeAt(step: number): number;
  /** The steps to which events of this kind at this node lead, ascending. */
  steps(node: number, kind: Kind): ArrayLike<number>;
}

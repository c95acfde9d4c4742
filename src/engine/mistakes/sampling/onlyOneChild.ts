import { sampled } from "../../sampling/sampled.ts";
import { Uct } from "../../sampling/uct.ts";

/**
 * A mistake, wrong answers: the walk goes on wherever a node has a child, so that no node ever gets a second one. On
 * [1,0] it plays whichever move chance has tried first.
 */
export const onlyOneChild = sampled(
  class<Position, Move> extends Uct<Position, Move> {
    protected override grows(node: number): boolean {
      return this.untriedAt(node).length > 0 && this.tree.firstChild[node] < 0;
    }
  },
);

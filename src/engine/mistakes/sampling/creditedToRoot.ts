import { sampled } from "../../sampling/sampled.ts";
import { Uct } from "../../sampling/uct.ts";

/**
 * A mistake, wrong answers: every node's rewards are those of the side to move at the root, so that the opponent is
 * expected to help. On [[1,0],0.45] it picks the first move, where the opponent would answer with the 0.
 */
export const creditedToRoot = sampled(
  class<Position, Move> extends Uct<Position, Move> {
    protected override creditsMax(_node: number): boolean {
      return this.tree.byMax[0] === 1;
    }
  },
);

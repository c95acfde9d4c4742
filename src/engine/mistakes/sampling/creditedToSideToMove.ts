import { sampled } from "../../sampling/sampled.ts";
import { Uct } from "../../sampling/uct.ts";

/**
 * A mistake, wrong answers: a node's rewards are those of the side to move there, though it is the other side that
 * chose to come. So each side prefers what is best for its opponent. On [1,0] it picks the 0.
 */
export const creditedToSideToMove = sampled(
  class<Position, Move> extends Uct<Position, Move> {
    protected override creditsMax(node: number): boolean {
      return this.game.turn(this.tree.positions[node]) === "max";
    }
  },
);

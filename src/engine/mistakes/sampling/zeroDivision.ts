import { sampled } from "../../sampling/sampled.ts";
import { Uct } from "../../sampling/uct.ts";

/**
 * A mistake, wrong answers: all children are added at once, and the bound of one that was never visited is worked out
 * like any other. Its mean is 0/0, which is no number, and no comparison with it holds: whichever child stands first is
 * never beaten. On [0,1] it plays the 0.
 */
export const zeroDivision = sampled(
  class<Position, Move> extends Uct<Position, Move> {
    protected override expand(node: number): number {
      const { tree, game } = this;
      const untried = this.untriedAt(node);
      const [first] = untried;
      const position = tree.positions[node];
      const isMax = game.turn(position) === "max";
      for (const move of untried) {
        const next = game.play(position, move);
        tree.add(node, move, next, isMax);
      }
      untried.length = 0;
      this.observer?.expand(first);
      return tree.firstChild[node];
    }
  },
);

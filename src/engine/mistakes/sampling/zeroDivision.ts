import { sampled } from "../../sampling/sampled.ts";
import { none } from "../../sampling/sampledTree.ts";
import { Uct } from "../../sampling/uct.ts";

/**
 * A mistake, wrong answers: all children are added at once, and the bound of one that was never visited is worked out
 * like any other. Its mean is 0/0, which is no number, and no comparison with it holds: whichever child stands first is
 * never beaten. On [0,1] it plays the 0.
 */
export const zeroDivision = sampled(
  class<Position, Move> extends Uct<Position, Move> {
    protected override expand(node: number, untried: Move[]): number {
      const { tree, game } = this;
      const position = tree.positions[node];
      for (const move of untried)
        tree.add(node, move, game.play(position, move), game.turn(position) === "max");
      const [first] = untried;
      untried.length = 0;
      this.observer?.expand(first);
      return tree.firstChild[node];
    }

    protected override select(node: number): number {
      const { tree } = this;
      const logarithm = Math.log(tree.visits[node]);
      const missed = (child: number) => this.explore(logarithm, tree.visits[child]);
      const bound = (child: number) => tree.mean(child) + missed(child);
      let best = tree.firstChild[node];
      for (let child = best; child !== none; child = tree.nextSister[child])
        if (bound(child) > bound(best)) best = child;
      this.observer?.select(tree.moves[best], {
        exploit: tree.mean(best),
        explore: missed(best),
      });
      return best;
    }
  },
);

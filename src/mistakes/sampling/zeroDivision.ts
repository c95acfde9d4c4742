import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";
import { zeroDivision as words } from "../words/samplingWords.ts";

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

export const showcase: SamplingShowcase<"first" | "second" | "stops"> = {
  words,
  tree: "[0,1]",
  method: "expand",
  seed: 1,
  answer: ({ right, wrong }) => (wrong.move === right.move ? "second" : "first"),
};

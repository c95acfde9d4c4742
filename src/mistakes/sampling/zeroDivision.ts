import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";

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

export const showcase: SamplingShowcase = {
  title: "0/0 for unvisited children",
  tree: "[0,1]",
  method: "expand",
  seed: 1,
  story: [
    "A node that was never visited has won 0 of 0 games. Its mean is 0/0, which in floating point is no error but NaN: not a number. It is neither greater nor less than any number, nor equal to one.",
    "UCT adds one child at a time and plays from it at once, so no mean is 0/0 when two are compared. Somebody finds it simpler to add all children at once. The rest stays as it was: the first child is the best so far, and another takes its place if its bound is greater.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [0,1] the second move wins. Which does this search play?",
    options: ["The first, which loses", "The second, which wins", "It stops with an error"],
    answer: wrong.move === right.move ? "The second, which wins" : "The first, which loses",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}. The second move is never tried: ${wrong.visits.at(-1)} of ${wrong.work} visits, where UCT gives it ${right.visits.at(-1)}. Its bound is NaN, and NaN is never greater. Whoever adds all children at once has to let an unvisited one come first, which is what a bound of infinity says.`,
  ],
};

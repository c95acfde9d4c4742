import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";
import { creditedToRoot as words } from "../words/samplingWords.ts";

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

export const showcase: SamplingShowcase<"first" | "second" | "neither"> = {
  words,
  tree: "[[1,0],0.45]",
  method: "creditsMax",
  seed: 1,
  answer: ({ right, wrong }) => (wrong.move === right.move ? "second" : "first"),
};

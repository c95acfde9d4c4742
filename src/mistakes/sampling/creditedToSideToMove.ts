import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";
import { creditedToSideToMove as words } from "../words/samplingWords.ts";

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

export const showcase: SamplingShowcase<"first" | "second" | "both"> = {
  words,
  tree: "[1,0]",
  method: "creditsMax",
  seed: 1,
  answer: ({ right, wrong }) => (wrong.move === right.move ? "first" : "second"),
};

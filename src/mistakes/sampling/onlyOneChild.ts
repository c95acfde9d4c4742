import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";
import { onlyOneChild as words } from "../words/samplingWords.ts";

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

export const showcase: SamplingShowcase<"first" | "second"> = {
  words,
  tree: "[1,0]",
  method: "grows",
  seed: 1,
  answer: ({ wrong }) => (wrong.move === 0 ? "first" : "second"),
};

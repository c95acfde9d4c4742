import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";
import { childsLogarithm as words } from "../words/samplingWords.ts";

/**
 * A mistake, wrong answers: the logarithm is that of the child's own visits, not of its parent's. After one visit it
 * is 0, so a move whose first game went badly is never tried again. On [0.5,[[1,0]]] it stays with the 0.5 where its
 * one look at the second move came upon the 0.
 */
export const childsLogarithm = sampled(
  class<Position, Move> extends Uct<Position, Move> {
    protected override explore(_logarithm: number, visits: number): number {
      return this.options.c * Math.sqrt(Math.log(visits) / visits);
    }
  },
);

export const showcase: SamplingShowcase<"never" | "once" | "often"> = {
  words,
  tree: "[0.5,[[1,0]]]",
  method: "explore",
  seed: 2,
  answer: ({ wrong }) => (wrong.visits.at(-1) === 1 ? "never" : wrong.visits.at(-1) === 2 ? "once" : "often"),
};

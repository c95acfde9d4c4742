import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";

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

export const showcase: SamplingShowcase = {
  title: "The logarithm of the wrong count",
  tree: "[0.5,[[1,0]]]",
  method: "explore",
  seed: 2,
  story: [
    "There are two counts in the bound of a move: how often it was tried, and how often its parent was. Both are called n in one book or another, and they are easily exchanged.",
    "The logarithm belongs to the parent’s count. It grows while others are tried, and brings back in time what was left aside. With the move’s own count nothing grows while it waits; after one try it is the logarithm of 1, which is 0.",
  ],
  ask: ({ wrong }) => ({
    text: "In [0.5,[[1,0]]] the second move is worth 1, but the first game played out below it happens to end with the 0. How often is it tried again?",
    options: ["Never", "Once more", "More and more often"],
    answer:
      wrong.visits.at(-1) === 1 ? "Never" : wrong.visits.at(-1) === 2 ? "Once more" : "More and more often",
  }),
  reveal: ({ right, wrong }) => [
    `Of ${wrong.work} visits the second move gets ${wrong.visits.at(-1)}; UCT gives it ${right.visits.at(-1)}. So it plays ${wrong.name}, worth ${wrong.worth}, in place of ${right.name}, worth ${right.worth}: one game lost by chance decides for ever.`,
  ],
};

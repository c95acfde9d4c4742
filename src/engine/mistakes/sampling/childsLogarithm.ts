import { sampled } from "../../sampling/sampled.ts";
import { Uct } from "../../sampling/uct.ts";

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

import { sampled } from "../../sampling/sampled.ts";
import { Uct } from "../../sampling/uct.ts";

/**
 * A mistake, wrong answers: a win is worth 1 and anything else 0, for either side, so that a draw is as bad as a loss.
 * On [0,[-1,1]] it gambles on an error of the opponent, where a draw was sure.
 */
export const drawsWorthNothing = sampled(
  class<Position, Move> extends Uct<Position, Move> {
    protected override rewards(outcome: number): readonly [forMax: number, forMin: number] {
      return [outcome > 0 ? 1 : 0, outcome < 0 ? 1 : 0];
    }
  },
);

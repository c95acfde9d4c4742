import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";
import { drawsWorthNothing as words } from "../words/samplingWords.ts";

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

export const showcase: SamplingShowcase<"draw" | "on" | "both"> = {
  words,
  tree: "[0,[-1,1]]",
  // On [-1,0] it finds both moves alike, and chance decides; here it throws the draw away.
  smallest: false,
  method: "rewards",
  seed: 1,
  answer: ({ right, wrong }) => (wrong.move === right.move ? "draw" : "on"),
};

import { sampled } from "../../engine/sampling/sampledResult.ts";
import { Uct } from "../../engine/sampling/uct.ts";
import type { SamplingShowcase } from "../types/mistake.ts";

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

export const showcase: SamplingShowcase = {
  title: "Draws worth nothing to either side",
  tree: "[0,[-1,1]]",
  // On [-1,0] it finds both moves alike, and chance decides; here it throws the draw away.
  smallest: false,
  method: "rewards",
  seed: 1,
  story: [
    "Count the wins, divide by the visits: that is the mean of a node in its simplest form. In a game without draws nothing is wrong with it.",
    "With draws there is. A draw counts 0, as a loss does, and to both sides. What one wins the other no longer loses, and a sure draw looks as bad as defeat. It has to be half a win to each.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [0,[-1,1]] MAX can draw at once, or go on to where MIN chooses between winning and losing. What does this search play?",
    options: ["It takes the draw", "It goes on, and loses to a good reply", "It finds both alike"],
    answer: wrong.move === right.move ? "It takes the draw" : "It goes on, and loses to a good reply",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}, where ${right.name} is worth ${right.worth}. The draw has a mean of 0 for ever. Going on wins now and then, while MIN is still trying its moves out, and that is more than 0.`,
  ],
};

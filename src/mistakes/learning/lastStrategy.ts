import type { Payoffs, Strategy } from "../../engine/learning/matrixGame.ts";
import { matched, RegretMatchers, type RegretMatchingOptions } from "../../engine/learning/regretMatching.ts";

/**
 * A mistake, wrong answer: regret matching that hands out the strategies of the last iteration for the averages of all
 * of them. It is the averages that go to equilibrium; what is played next may circle for ever. On rock-paper-scissors,
 * started at rock against paper, its exploitability does not come down.
 */
export const lastStrategy = (payoffs: Payoffs, options?: RegretMatchingOptions) =>
  matched(LastStrategy, payoffs, options);

class LastStrategy extends RegretMatchers {
  override averages(): readonly [Strategy, Strategy] {
    return this.strategies();
  }
}

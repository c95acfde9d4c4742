import type { Arm } from "./bandit.ts";

/**
 * What pulling these arms so often loses on the average, against always pulling the one of the greatest mean: 0 or more,
 * and 0 where all arms have one mean. This is the regret that UCB1's theorem bounds, see `ucb1RegretBound`; chance in what
 * the arms happened to pay is no part of it, as it is of `HandMatch.regret`.
 * Source: P. Auer, N. Cesa-Bianchi, P. Fischer 2002, "Finite-time Analysis of the Multiarmed Bandit Problem", section 1.
 */
export function expectedLoss(means: readonly number[], arms: readonly Arm[]): number {
  const best = Math.max(...means);
  return arms.reduce((sum, { pulls }, i) => sum + pulls * (best - means[i]), 0);
}

import type { Score } from "../match.ts";

/**
 * The mean of what pairs of games brought, each 0 to 1, and the interval that its true value is thought to lie in. The two
 * games of an opening, played with the sides exchanged, are not independent: where the opening decides, each side wins
 * one. Pairs are, so the spread is that of the pairs. To few of them, or to such as all went alike, it would give an
 * interval too short: z²/2 pairs won and as many lost are added, as A. Agresti and B. Coull 1998 do with single trials
 * ("Approximate Is Better than 'Exact' for Interval Estimation of Binomial Proportions"). On pairs instead of games:
 * M. Van den Bergh's "pentanomial" model for testing chess engines, five being the results that a pair can have.
 *
 * @param z the standard deviations that the interval reaches to either side
 */
export function pairInterval(scores: readonly number[], z: number): Score {
  const added = z ** 2 / 2;
  const n = scores.length + 2 * added;
  let [sum, squares] = [0, 0];
  for (const score of scores) {
    sum += score;
    squares += score ** 2;
  }
  const middle = (sum + added) / n;
  const variance = (squares + added) / n - middle ** 2;
  // As the variance is of the sample itself, one of n is spent on its mean.
  const spread = z * Math.sqrt(variance / (n - 1));
  const share = sum / scores.length;
  return { share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

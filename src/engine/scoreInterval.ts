import type { MatchResult } from "./match.ts";

/** The share of points won, a draw counting half, and the 95 % interval that its true value is thought to lie in. */
export interface Score {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations to either side that hold 95 % of a normal distribution. */
const usual = 1.96;

/**
 * The score of a match, all in [0, 1]; a RangeError where no game was played. Draws make the true interval narrower than this one, never wider.
 * Source: E. Wilson 1927, "Probable Inference, the Law of Succession, and Statistical Inference".
 *
 * @param independent how many results do not depend on each other: every game by default, or the openings, where
 *   several games begin with each
 * @param z the standard deviations that the interval reaches to either side: more where a match is looked at, and may
 *   end, more than once
 */
export function scoreInterval(
  { wins, draws, losses }: MatchResult,
  independent?: number,
  z: number = usual,
): Score {
  const games = wins + draws + losses;
  if (!(games > 0)) throw new RangeError("A match of no games has no score");
  const n = independent ?? games;
  const share = (wins + draws / 2) / games;
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const spread = (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
  return { share, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}

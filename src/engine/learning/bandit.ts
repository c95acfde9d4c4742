import { demandWhole } from "../demand.ts";
import type { Random } from "../random.ts";

/**
 * The upper confidence bound of an arm: what it has earned on the average, plus what it may have been underrated by,
 * mean + c·√(ln totalPulls / pulls). Infinity for an arm that was never pulled, so that each is tried once first.
 * `mean` is a reward in [0, 1]; with c = √2 the regret grows with the logarithm of the pulls where rewards are
 * independent. Throws a RangeError for counts or a c that make no sense,
 * and for a mean that is not finite where the arm was pulled.
 * Source: P. Auer, N. Cesa-Bianchi, P. Fischer 2002, "Finite-time Analysis of the Multiarmed Bandit Problem".
 */
export function ucb1(mean: number, pulls: number, totalPulls: number, c: number = Math.SQRT2): number {
  demandWhole("pulls", pulls, [0, Infinity]);
  if (!(c >= 0 && c < Infinity)) throw new RangeError(`c must be a number, 0 or more, not ${String(c)}`);
  if (pulls === 0) return Infinity;
  if (!Number.isFinite(mean)) throw new RangeError(`mean must be a finite number, not ${String(mean)}`);
  if (!(totalPulls >= pulls))
    throw new RangeError(`of ${totalPulls} pulls in all, ${pulls} cannot be of one arm`);
  return mean + c * Math.sqrt(Math.log(totalPulls) / pulls);
}

/**
 * What UCB1 with c = √2 loses at most on the average in so many pulls, against always pulling the best arm, where the
 * arms' rewards are independent and have these means: Σ 8·ln(pulls)/gap + (1 + π²/3)·Σ gap over the worse arms.
 * Source: P. Auer, N. Cesa-Bianchi, P. Fischer 2002, theorem 1.
 */
export function ucb1RegretBound(means: readonly number[], pulls: number): number {
  const best = Math.max(...means);
  const gaps = means.map((mean) => best - mean).filter((gap) => gap > 0);
  return gaps.reduce((sum, gap) => sum + (8 * Math.log(pulls)) / gap + (1 + Math.PI ** 2 / 3) * gap, 0);
}

/** What is known of one arm. Rewards lie in [0, 1]. */
export interface Arm {
  readonly pulls: number;
  /** The sum of the rewards it has earned. */
  readonly earned: number;
}

/** Chooses the arm to pull next, by its index. */
export type Policy = (arms: readonly Arm[], chance: Random) => number;

export const meanOf = ({ pulls, earned }: Arm): number => (pulls === 0 ? 0 : earned / pulls);

/** The index of the greatest value; the first of several. */
function greatest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}

/** Pulls the arm of the greatest upper confidence bound; every arm once first. See `ucb1`. */
export function ucb1Policy(c: number = Math.SQRT2): Policy {
  return (arms) => {
    const total = arms.reduce((sum, { pulls }) => sum + pulls, 0);
    return greatest(arms.map((arm) => ucb1(meanOf(arm), arm.pulls, total, c)));
  };
}

/**
 * Pulls the arm of the greatest mean, but any arm at random, each as likely, with probability `epsilon`. Arms never
 * pulled come first. Its regret grows with the pulls, as it never stops trying.
 * Source: R. Sutton and A. Barto 2018, "Reinforcement Learning", 2.2.
 */
export function epsilonGreedy(epsilon: number): Policy {
  if (!(epsilon >= 0 && epsilon <= 1)) throw new RangeError(`epsilon must be from 0 to 1, not ${epsilon}`);
  return (arms, chance) => {
    const untried = arms.findIndex(({ pulls }) => pulls === 0);
    if (untried >= 0) return untried;
    if (chance.next() < epsilon) return chance.below(arms.length);
    return greatest(arms.map(meanOf));
  };
}

/**
 * Draws for each arm a mean that its rewards make believable, from the beta distribution of what it has earned and
 * failed to earn, one of each added; pulls the arm of the greatest draw. Rewards between 0 and 1 count in part.
 * Source: W. R. Thompson 1933, "On the Likelihood that One Unknown Probability Exceeds Another".
 */
export const thompsonSampling: Policy = (arms, chance) =>
  greatest(arms.map(({ pulls, earned }) => betaDraw(earned + 1, pulls - earned + 1, chance)));

/** A number in (0, 1) from the beta distribution, as a ratio of two gamma draws. */
function betaDraw(a: number, b: number, chance: Random): number {
  const [x, y] = [gammaDraw(a, chance), gammaDraw(b, chance)];
  return x / (x + y);
}

/**
 * A number from the gamma distribution of shape 1 or more, scale 1.
 * Source: G. Marsaglia and W. W. Tsang 2000, "A Simple Method for Generating Gamma Variables".
 */
function gammaDraw(shape: number, chance: Random): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const normal = normalDraw(chance);
    const v = (1 + c * normal) ** 3;
    if (v <= 0) continue;
    const uniform = 1 - chance.next();
    if (Math.log(uniform) < 0.5 * normal * normal + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** A number from the normal distribution of mean 0, deviation 1. Source: G. Box and M. Muller 1958. */
function normalDraw(chance: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - chance.next()));
  return radius * Math.cos(2 * Math.PI * chance.next());
}

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

import { type Arm, meanOf, random, ucb1, ucb1Policy } from "../../../engine/index.ts";
import type { Level } from "../difficulty.ts";
import { ofLevel } from "../procedures/ofLevel.ts";

/** A bandit to be played as UCB1: what each arm pays in truth, by which chance, and how many pulls. */
export interface PulledTask {
  readonly means: readonly number[];
  readonly seed: number;
  readonly pulls: number;
}

/** One pull: what was known before, which arm UCB1 takes, what that has paid, and what is known then. */
export interface Pull {
  readonly before: readonly Arm[];
  readonly arm: number;
  readonly reward: number;
  /** What each arm would have paid, by the same chance. */
  readonly pays: readonly number[];
  readonly after: readonly Arm[];
}

/**
 * What is known of an arm: its mean, and by how much it may be underrated, √(2 ln N / n); both without end where it is
 * untried. Of pulls that nobody can have counted so, such as half a one, there is no bound: it is NaN.
 */
export interface KnownArm extends Arm {
  readonly mean: number;
  readonly bonus: number;
  readonly bound: number;
}

export function knownArms(arms: readonly Arm[]): KnownArm[] {
  const all = arms.reduce((sum, { pulls }) => sum + pulls, 0);
  return arms.map((arm) => {
    const mean = meanOf(arm);
    const isCount = Number.isInteger(arm.pulls) && arm.pulls >= 0 && arm.pulls <= all;
    const bound = isCount ? ucb1(mean, arm.pulls, all) : Number.NaN;
    return { ...arm, mean, bound, bonus: bound - mean };
  });
}

const policy = ucb1Policy();

/** Plays a bandit as UCB1 does. A pull pays 0, ½ or 1: a loss, a draw or a win. */
export function pullArms({ means, seed, pulls }: PulledTask): Pull[] {
  const chance = random(seed);
  let arms: readonly Arm[] = means.map(() => ({ pulls: 0, earned: 0 }));
  return Array.from({ length: pulls }, () => {
    const before = arms;
    const arm = policy(before, chance);
    const lot = chance.next();
    const pays = means.map((mean) => payBy(lot, mean));
    const reward = pays[arm];
    arms = before.map(({ pulls, earned }, place) =>
      place === arm ? { pulls: pulls + 1, earned: earned + reward } : { pulls, earned },
    );
    return { before, arm, reward, pays, after: arms };
  });
}

/** One of four pulls is a draw, or as many as its mean allows. */
function payBy(lot: number, mean: number): number {
  const draws = Math.min(0.25, mean, 1 - mean);
  return lot < draws ? 0.5 : lot < draws / 2 + mean ? 1 : 0;
}

/** Bounds of arms that are not alike lie apart by more than rounding to two decimals could hide. */
const apart = 0.03;
/** Pulls at most, and what it adds where the arm to be pulled is not that of the greatest mean. */
const [mostPulls, exploring] = [40, 2];

/** A bandit that nobody has played, of a level's difficulty: the same for the same seed on every machine. */
export function freshBandit(level: Level, seed: string): PulledTask {
  const count = level < 3 ? 3 : level < 5 ? 4 : 5;
  return ofLevel(level, JSON.stringify([seed, level]), (chance) => {
    const means = chance.shuffle(Array.from({ length: count }, (_, place) => (place + 1) / (count + 1)));
    const task = { means, seed: chance.below(1_000_000), pulls: mostPulls };
    const all = pullArms(task);
    const unclear = all.findIndex(({ before }) => !isClear(before));
    const clear = unclear < 0 ? all : all.slice(0, unclear);
    return { hardness: hardnessOf(clear), of: (pulls) => ({ ...task, pulls }) };
  });
}

function isClear(arms: readonly Arm[]): boolean {
  const known = knownArms(arms);
  const best = known.reduce((best, one) => (one.bound > best.bound ? one : best));
  const isLike = (one: Arm) => one.pulls === best.pulls && one.earned === best.earned;
  return known.every((one) => isLike(one) || one.pulls === 0 || best.bound - one.bound > apart);
}

/** How hard it is to go on for so many pulls, in acts: as many bounds as there are, one arm's counts, and a look away from the best. */
export function hardnessOf(pulls: readonly Pull[]): number[] {
  let sum = 0;
  return pulls.map(({ before, arm }) => {
    const known = knownArms(before);
    const isTried = known.every(({ pulls }) => pulls > 0);
    const best = Math.max(...known.map(({ mean }) => mean));
    sum += (isTried ? before.length : 1) + 1 + (isTried && known[arm].mean < best ? exploring : 0);
    return sum;
  });
}

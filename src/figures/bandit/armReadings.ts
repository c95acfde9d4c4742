import { type Arm, handGames, handReward, meanOf, ucb1 } from "../../engine/index.ts";
import type { BanditView } from "./bandit.ts";

/** What a policy sees in one arm. */
export interface ArmReading {
  readonly hand: string;
  readonly pulls: number;
  /** What is known: the mean of what it has earned, or with Thompson sampling the mean of what is believed. */
  readonly known: number;
  /** What may have been missed: UCB1's bonus, Thompson's standard deviation, nothing for ε-greedy. */
  readonly missed: number;
  /** What it earns in truth on the average, where the opponent has habits; undefined where it has none to know. */
  readonly truth: number | undefined;
}

/** The arms as the view's policy sees them; `missed` is Infinity for one that UCB1 has yet to try. */
export function armReadings(view: BanditView, arms: readonly Arm[]): ArmReading[] {
  const total = arms.reduce((sum, { pulls }) => sum + pulls, 0);
  const { hands } = handGames[view.game];
  return arms.map((arm, i) => ({
    hand: hands[i],
    pulls: arm.pulls,
    ...reading(view, arm, total),
    truth: view.opponent === "biased" ? truthOf(view, i) : undefined,
  }));
}

function reading({ policy, c }: BanditView, arm: Arm, total: number): Pick<ArmReading, "known" | "missed"> {
  const { pulls, earned } = arm;
  const known = meanOf(arm);
  if (policy === "epsilonGreedy") return { known, missed: 0 };
  if (policy === "ucb1") return { known, missed: ucb1(known, pulls, total, c) - known };
  const [a, b] = [earned + 1, pulls - earned + 1];
  return { known: a / (a + b), missed: Math.sqrt((a * b) / (a + b + 1)) / (a + b) };
}

/** What a hand earns on the average against the view's habits. */
export function truthOf({ game, weights, draw }: BanditView, own: number): number {
  const rules = handGames[game];
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, other) => sum + weight * handReward(rules, own, other, draw), 0) / all;
}

export const truthsOf = (view: BanditView): number[] => view.weights.map((_, hand) => truthOf(view, hand));

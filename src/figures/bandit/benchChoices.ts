import {
  biased,
  copying,
  cycling,
  epsilonGreedy,
  foretelling,
  frequencyReading,
  handGames,
  type Opponent,
  type Policy,
  thompsonSampling,
  ucb1Policy,
} from "../../engine/index.ts";
import type { BanditView } from "./bandit.ts";
import * as words from "./words.ts";

export type HandGameName = keyof typeof handGames;
export const handGameNames = Object.keys(handGames) as HandGameName[];

/** What a learner can go by. */
export type PolicyName = keyof typeof words.policyTitles;
export const policyNames = Object.keys(words.policyTitles) as PolicyName[];

/** Whom it can meet. */
export type OpponentName = keyof typeof words.opponentTitles;
export const opponentNames = Object.keys(words.opponentTitles) as OpponentName[];

/** Percents of the opponent with habits where nobody says otherwise: half of its hands are rock. */
export const habits: Readonly<Record<HandGameName, readonly number[]>> = {
  rockPaperScissors: [50, 25, 25],
  lizardSpock: [40, 15, 15, 15, 15],
};

/**
 * How often each hand is shown, in whole numbers: percentages where they add up to 100, as in "50 25 25", or else shares,
 * as in "1 1 1".
 */
export function readWeights(text: string, game: HandGameName): number[] {
  const { hands } = handGames[game];
  const weights = text
    .trim()
    .split(/[\s,]+/)
    .map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  if (weights.length !== hands.length || !(weights.reduce((sum, weight) => sum + weight, 0) > 0))
    throw new Error(words.noHabits(text, hands));
  return weights;
}

/** The policy of that name with the view's constants. */
export function policyOf(name: PolicyName, { c, epsilon }: Pick<BanditView, "c" | "epsilon">): Policy {
  if (name === "ucb1") return ucb1Policy(c);
  return name === "epsilonGreedy" ? epsilonGreedy(epsilon) : thompsonSampling;
}

/** A new opponent, who has met nobody yet. */
export function opponentOf(view: BanditView): Opponent {
  const { game, opponent, policy, weights, shown } = view;
  const rules = handGames[game];
  const opponents: Record<BanditView["opponent"], () => Opponent> = {
    you: () => (seen) => shown[seen.rounds],
    biased: () => biased(weights),
    cycling: () => cycling(rules),
    copying: () => copying(rules),
    reading: () => frequencyReading(rules),
    foretelling: () => foretelling(rules, policyOf(policy, view)),
  };
  return opponents[opponent]();
}

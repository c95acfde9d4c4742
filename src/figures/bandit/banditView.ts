import { handGames } from "../../engine/index.ts";

export type HandGameName = keyof typeof handGames;
export const handGameNames = Object.keys(handGames) as HandGameName[];

/** What a learner can go by, and what it is called. */
export const policyTitles = {
  ucb1: "UCB1",
  epsilonGreedy: "ε-greedy",
  thompsonSampling: "Thompson",
} as const;
export type PolicyName = keyof typeof policyTitles;
export const policyNames = Object.keys(policyTitles) as PolicyName[];

/** Whom it can meet, and what they are called. */
export const opponentTitles = {
  you: "you",
  biased: "one with habits",
  cycling: "one who goes in turn",
  copying: "one who copies",
  reading: "one who counts",
  foretelling: "one who foretells",
} as const;
export type OpponentName = keyof typeof opponentTitles;
export const opponentNames = Object.keys(opponentTitles) as OpponentName[];

/** What a bandit bench shows: everything that a link must hold to show the same again. */
export interface BanditView {
  readonly game: HandGameName;
  readonly policy: PolicyName;
  /** UCB1's constant. */
  readonly c: number;
  /** How often ε-greedy tries any hand. */
  readonly epsilon: number;
  /** What a draw is worth. */
  readonly draw: number;
  readonly opponent: OpponentName;
  /** Percent of each hand, of the opponent with habits. */
  readonly weights: readonly number[];
  readonly seed: number;
  /** Rounds that have been played; against you, as many as you have shown hands. */
  readonly rounds: number;
  /** The hands that you have shown. */
  readonly shown: readonly number[];
}

export const mostRounds = 10_000;

export function writeBanditView(view: BanditView): URLSearchParams {
  const { game, policy, c, epsilon, draw, opponent, weights, seed, rounds, shown } = view;
  const parameters = new URLSearchParams({
    game,
    policy,
    opponent,
    c: String(c),
    epsilon: String(epsilon),
    draw: String(draw),
    weights: weights.join(" "),
    seed: String(seed),
  });
  if (opponent === "you") parameters.set("shown", shown.join(""));
  else parameters.set("rounds", String(rounds));
  return parameters;
}

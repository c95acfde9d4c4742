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

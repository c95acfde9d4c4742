import { chanceMistakeTitles } from "./chanceWords.ts";
import { deepeningTitles } from "./deepeningWords.ts";
import { pimcTitles } from "./pimcWords.ts";
import { proofTitles } from "./proofWords.ts";
import { samplingTitles } from "./samplingWords.ts";
import { tickTitles } from "./tickWords.ts";

/** What the known mistakes in functions are called, those in sampling, deepening, proofs, PIMC and ticks among them, and one that is another rule. */
export const functionTitles = {
  ownLogarithm: "The logarithm of the arm’s own pulls",
  untriedArm: "A bound without an exception for arms never pulled",
  greatestMean: "The greatest mean, without a bonus",
  ...samplingTitles,
  earnedAlone: "What is earned, and not what is regretted",
  greatestRegret: "The action of the greatest regret alone",
  lastGameAlone: "The regrets of the last game alone",
  lastStrategyPlayed: "The last strategy for the average",
  negativeShares: "Negative regrets divided like the others",
  nothingRegretted: "No strategy where nothing is regretted",
  regretMatchingPlus: "Regret matching+",
  openCards: "Open cards in place of closed ones",
  ...chanceMistakeTitles,
  ...deepeningTitles,
  ...pimcTitles,
  ...proofTitles,
  ...tickTitles,
} as const;

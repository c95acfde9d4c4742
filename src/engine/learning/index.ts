export { adaptationDelay, type HabitChange } from "./adaptationDelay.ts";
export { type Arm, epsilonGreedy, meanOf, type Policy, thompsonSampling, ucb1Policy } from "./bandit.ts";
export { type Bimatrix, gainsOf } from "./bimatrix.ts";
export { type CfrOptions, type CfrResult, cfr } from "./cfr.ts";
export { expectedLoss } from "./expectedLoss.ts";
export { type HandGame, handGames, handReward } from "./handGame.ts";
export { HandMatch, type HandMatchSetup, type HandRound } from "./handMatch.ts";
export { type MatrixEquilibria, matrixEquilibria } from "./matrixEquilibria.ts";
export { columnPayoffs, exploitabilityOf, type Payoffs, rowPayoffs, type Strategy } from "./matrixGame.ts";
export {
  biased,
  copying,
  cycling,
  foretelling,
  frequencyReading,
  type Opponent,
  type Seen,
} from "./opponents.ts";
export { type BimatrixStanding, RegretInBimatrix } from "./regretInBimatrix.ts";
export {
  RegretMatchers,
  type RegretMatchingOptions,
  type RegretMatchingResult,
  regretMatching,
} from "./regretMatching.ts";
export { regretsOverRounds } from "./regretsOverRounds.ts";
export { shapleyGame } from "./shapleyGame.ts";
export { ucb1 } from "./ucb1.ts";
export { ucb1RegretBound } from "./ucb1RegretBound.ts";

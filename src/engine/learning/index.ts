export { type Arm, epsilonGreedy, meanOf, type Policy, thompsonSampling, ucb1Policy } from "./bandit.ts";
export { type CfrOptions, type CfrResult, cfr } from "./cfr.ts";
export { type MatrixEquilibria, matrixEquilibria } from "./matrixEquilibria.ts";
export { columnPayoffs, exploitabilityOf, type Payoffs, rowPayoffs, type Strategy } from "./matrixGame.ts";
export {
  RegretMatchers,
  type RegretMatchingOptions,
  type RegretMatchingResult,
  regretMatching,
} from "./regretMatching.ts";
export { ucb1 } from "./ucb1.ts";

export { type Arm, epsilonGreedy, meanOf, type Policy, thompsonSampling, ucb1Policy } from "./bandit.ts";
export { type CfrOptions, type CfrResult, cfr } from "./cfr.ts";
export { exploitabilityOf, type Payoffs, type Strategy } from "./matrixGame.ts";
export {
  RegretMatchers,
  type RegretMatchingOptions,
  type RegretMatchingResult,
  regretMatching,
} from "./regretMatching.ts";
export { ucb1 } from "./ucb1.ts";

export { type MctsOptions, type MctsResult, mcts, type SampledChild } from "./mcts.ts";
export { type RewardName, rewardFor, rewardNames } from "./rewards.ts";
export { SampledTree } from "./sampledTree.ts";

export { ExactUct } from "./exactUct.ts";
export { type FinalMoveName, finalMove, finalMoveNames } from "./finalMove.ts";
export { mcts } from "./mcts.ts";
export type { MctsOptions } from "./mctsOptions.ts";
export { type RewardName, rewardFor, rewardNames } from "./rewards.ts";
export { anyMove, orderedMove, type Playout, type RolloutName, rolloutNames } from "./rollouts.ts";
export { type MctsResult, type SampledChild, sampledResult } from "./sampledResult.ts";
export { SampledTree } from "./sampledTree.ts";
export { Uct } from "./uct.ts";

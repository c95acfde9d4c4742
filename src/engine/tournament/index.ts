export type { Budget } from "./budget.ts";
export { type Contestant, type ContestantName, contestants, type Thought } from "./contestants.ts";
export { pairScore } from "./pairScore.ts";
export { pairsOf } from "./pairsOf.ts";
export { type Pair, type PairSettings, type PlayedGame, playPair } from "./playPair.ts";
export { type Standing, standingOf } from "./standingOf.ts";
export { Visits } from "./visits.ts";

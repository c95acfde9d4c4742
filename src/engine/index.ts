export * as behaviour from "./behaviour/index.ts";
export * from "./bestFirst/index.ts";
export { type CheckGameOptions, checkGame } from "./checkGame.ts";
export { Counter } from "./counter.ts";
export { countPlies, type PlyCount } from "./countPlies.ts";
export { type Game, opponent, type Side, sides } from "./game.ts";
export type { CheckersMove, CheckersPosition } from "./games/checkers/position.ts";
export type { ConnectFourPosition } from "./games/connectFour/position.ts";
export { type Counted, type Evaluation, type Feature, type WeighedGame, weigh } from "./games/evaluation.ts";
export type { GomokuPosition } from "./games/gomoku/position.ts";
export { type GomokuOptions, gomoku } from "./games/gomoku.ts";
export * from "./games/index.ts";
export * as games from "./games/index.ts";
export { measureTree, type TreeMeasure } from "./games/measureTree.ts";
export type { OthelloPosition } from "./games/othello/position.ts";
export { parseTree } from "./games/parseTree.ts";
export { type PreferSoonerOptions, preferSooner, type Timed } from "./games/preferSooner.ts";
export { reweigh } from "./games/reweigh.ts";
export type { TicTacToePosition } from "./games/ticTacToe.ts";
export { ticTacToeClass } from "./games/ticTacToeClass.ts";
export { deepestTree, largestTree, type Tree } from "./games/tree.ts";
export { type TreePosition, treeGame } from "./games/treeGame.ts";
export { TreeSyntaxError } from "./games/treeSyntaxError.ts";
export { writeTree } from "./games/writeTree.ts";
export { type AspirationOptions, aspirationWindows } from "./iterations/aspirationWindows.ts";
export {
  type Iteration,
  type IterationEnd,
  type IterationOptions,
  iterationEnds,
  iterations,
} from "./iterations/iterations.ts";
export {
  type DeepeningOptions,
  type DeepeningResult,
  iterativeDeepening,
} from "./iterations/iterativeDeepening.ts";
export * from "./learning/index.ts";
export { type MatchOptions, type MatchResult, match, type Player } from "./match.ts";
export { minimalLeaves } from "./minimalLeaves.ts";
export * from "./moveOrdering/index.ts";
export { type MoveValue, moveValues } from "./moveValues.ts";
export { noisyMoves } from "./noisyMoves.ts";
export * from "./observer.ts";
export * from "./opponents/index.ts";
export { type TuningOptions, type TuningRound, tuneWeights, type Weights } from "./opponents/tuneWeights.ts";
export * from "./ordering/index.ts";
export { perft } from "./perft.ts";
export { positionsByPly, type Reached } from "./positionsByPly.ts";
export { type Random, random } from "./random.ts";
export { randomEvaluation } from "./randomEvaluation.ts";
export { randomOpening } from "./randomOpening.ts";
export * from "./sampling/index.ts";
export { type Score, scoreInterval } from "./scoreInterval.ts";
export type { Options, Result, Search } from "./search.ts";
export * from "./searches/index.ts";
export * as searches from "./searches/index.ts";
export * from "./table/index.ts";
export * from "./tournament/index.ts";
export { withoutEstimates } from "./withoutEstimates.ts";

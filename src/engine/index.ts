export * as behaviour from "./behaviour/index.ts";
export * from "./bestFirst/index.ts";
export type { StarOptions } from "./chance/bounds.ts";
export * from "./chance/index.ts";
export * as chanceSearches from "./chance/index.ts";
export { type PigSolution, readPigSolution, solvePig } from "./chance/solvePig.ts";
export { star1WithTable } from "./chance/star1WithTable.ts";
export { type CheckGameOptions, checkGame } from "./checkGame.ts";
export { countPlies, type PlyCount, perft, positionsByPly, type Reached, sumPlies } from "./countPlies.ts";
export { type ExactValues, exactValues, type SolvingOptions } from "./fairness/exactValues.ts";
export { type Fairness, type FairnessOptions, fairness, keepingMoves } from "./fairness/fairness.ts";
export {
  type Begins,
  fairnessOf,
  type PigRules,
  type RaceRules,
  type RowRules,
} from "./fairness/variants.ts";
export {
  type AnyGame,
  type ChanceGame,
  type Game,
  type HiddenGame,
  noisyMoves,
  nothingHidden,
  opponent,
  perfectInformation,
  type Side,
  sides,
  type Turn,
  type World,
} from "./game.ts";
export * from "./games/chance/index.ts";
export * as chanceGames from "./games/chance/index.ts";
export type { CodeColumns } from "./games/chance/twentyFortyEight/codeTable.ts";
export {
  boardsToSolve,
  readSlidingSolution,
  type SlidingSolution,
  type SlidingSolvingOptions,
  solveTwentyFortyEight,
} from "./games/chance/twentyFortyEight/solveTwentyFortyEight.ts";
export {
  type Chance,
  type ChanceNode,
  type ChanceTree,
  childrenOf,
  isChanceNode,
  measureChanceTree,
  writeChanceTree,
} from "./games/chanceTree.ts";
export { type ChanceTreePosition, chanceTreeGame } from "./games/chanceTreeGame.ts";
export type { CheckersMove, CheckersPosition } from "./games/checkers/position.ts";
export type { ConnectFourPosition } from "./games/connectFour/position.ts";
export {
  type Counted,
  type Evaluation,
  type Feature,
  randomEvaluation,
  reweigh,
  type WeighedGame,
  weigh,
  withoutEstimates,
} from "./games/evaluation.ts";
export { exchangeSides } from "./games/exchangeSides.ts";
export type { Fraction } from "./games/fraction.ts";
export type { GomokuPosition } from "./games/gomoku/position.ts";
export { type GomokuOptions, gomoku } from "./games/gomoku.ts";
export * from "./games/hidden/index.ts";
export * as hiddenGames from "./games/hidden/index.ts";
export { nonLocality, strategyFusion } from "./games/hiddenExamples.ts";
export { hiddenTreeGame } from "./games/hiddenTreeGame.ts";
export * from "./games/index.ts";
export * as games from "./games/index.ts";
export { type MnkOptions, type MnkPosition, mnkGame } from "./games/mnk.ts";
export type { OthelloPosition } from "./games/othello/position.ts";
export { parseChanceTree } from "./games/parseChanceTree.ts";
export { parseTree } from "./games/parseTree.ts";
export { type PieMove, type PiePosition, pieRule } from "./games/pieRule.ts";
export { type PreferSoonerOptions, preferSooner, type Timed } from "./games/preferSooner.ts";
export type { TicTacToePosition } from "./games/ticTacToe.ts";
export { ticTacToeClass } from "./games/ticTacToeClass.ts";
export {
  deepestTree,
  largestTree,
  measureTree,
  type Tree,
  type TreeMeasure,
  writeTree,
} from "./games/tree.ts";
export { type TreePosition, treeGame } from "./games/treeGame.ts";
export { TreeSyntaxError } from "./games/treeSyntaxError.ts";
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
export {
  type Arm,
  epsilonGreedy,
  expectedLoss,
  meanOf,
  type Policy,
  thompsonSampling,
  ucb1,
  ucb1Policy,
  ucb1RegretBound,
} from "./learning/bandit.ts";
export { bestReply, exploitability, type Strategies, strategiesOf } from "./learning/bestReply.ts";
export {
  type Bimatrix,
  type BimatrixStanding,
  gainsOf,
  RegretInBimatrix,
  shapleyGame,
} from "./learning/bimatrix.ts";
export { type CfrOptions, type CfrResult, cfr } from "./learning/cfr.ts";
export {
  adaptationDelay,
  type HabitChange,
  HandMatch,
  type HandMatchSetup,
  type HandRound,
  regretsOverRounds,
} from "./learning/handMatch.ts";
export {
  columnPayoffs,
  exploitabilityOf,
  type MatrixEquilibria,
  matrixEquilibria,
  type Payoffs,
  rowPayoffs,
  type Strategy,
} from "./learning/matrixGame.ts";
export {
  biased,
  copying,
  cycling,
  foretelling,
  frequencyReading,
  type HandGame,
  handGames,
  handReward,
  type Opponent,
  type Seen,
} from "./learning/opponents.ts";
export {
  RegretMatchers,
  type RegretMatchingOptions,
  type RegretMatchingResult,
  regretMatching,
} from "./learning/regretMatching.ts";
export {
  type MatchOptions,
  type MatchResult,
  match,
  type Player,
  randomOpening,
  type Score,
  scoreInterval,
} from "./match.ts";
export type { OrderOptions } from "./moveOrdering/moveOrder.ts";
export type { OrderingPart, Unordered, Visited } from "./moveOrdering/orderingPart.ts";
export {
  capturesFirst,
  evaluationFirst,
  historyFirst,
  killersFirst,
  standardParts,
  staticFirst,
  tableMoveFirst,
  variationFirst,
} from "./moveOrdering/orderingParts.ts";
export { type MoveValue, moveValues } from "./moveValues.ts";
export * from "./observer.ts";
export { gameFor } from "./opponents/gameFor.ts";
export {
  type LeveledGame,
  type LevelName,
  levelNames,
  levels,
  type Style,
  type Thinker,
  thinkers,
} from "./opponents/levels.ts";
export { softmax } from "./opponents/softmax.ts";
export { type Plan, playerOf, type ThinkOptions, think, type Weighed } from "./opponents/think.ts";
export { type TuningOptions, type TuningRound, tuneWeights, type Weights } from "./opponents/tuneWeights.ts";
export { ArrangedTree } from "./ordering/arrangedTree.ts";
export { bestMoveOrder, bestOrder, fewestLeaves, minimalLeaves } from "./ordering/bestOrder.ts";
export { type MoveOrder, reorder } from "./ordering/moveOrder.ts";
export { type OrderBar, type OrderMeans, OrderTally, type OrderTallyOptions } from "./ordering/orderTally.ts";
export type { Look } from "./ordering/valuedNode.ts";
export {
  mostLeaves,
  type OrderRange,
  orderRange,
  worstMoveOrder,
  worstOrder,
  worstOrderWork,
} from "./ordering/worstOrder.ts";
export { type Random, random } from "./random.ts";
export { Refusal } from "./refusal.ts";
export { ChanceUct } from "./sampling/chanceUct.ts";
export { ExactUct } from "./sampling/exactUct.ts";
export { InformationSetUct } from "./sampling/informationSetUct.ts";
export { ismcts } from "./sampling/ismcts.ts";
export { mcts } from "./sampling/mcts.ts";
export {
  anyMove,
  type HiddenMctsOptions,
  type MctsOptions,
  orderedMove,
  type Playout,
  type RewardName,
  type RolloutName,
  rewardFor,
  rewardNames,
  rolloutNames,
} from "./sampling/mctsOptions.ts";
export { type PimcOptions, pimc } from "./sampling/pimc.ts";
export {
  type MctsResult,
  type SampledChild,
  type SamplerClass,
  type SamplingSearch,
  sampled,
  sampledResult,
} from "./sampling/sampledResult.ts";
export {
  type FinalMoveName,
  finalMove,
  finalMoveNames,
  SampledTree,
  unbeaten,
} from "./sampling/sampledTree.ts";
export { Uct } from "./sampling/uct.ts";
export type { ChanceSearch, Options, Result, Search } from "./search.ts";
export * from "./searches/index.ts";
export * as searches from "./searches/index.ts";
export type { Entry, Key } from "./table/entry.ts";
export type { TableOptions } from "./table/tableFor.ts";
export {
  type EntryDepths,
  entryDepths,
  type Replacement,
  replacements,
  type TableSettings,
  TranspositionTable,
} from "./table/transpositionTable.ts";
export { Zobrist, type ZobristSize } from "./table/zobrist.ts";
export {
  type Budget,
  type Contestant,
  type ContestantName,
  contestants,
  type PlayerName,
  type Thought,
  Visits,
} from "./tournament/contestants.ts";
export {
  type Answered,
  type Pair,
  type PairSettings,
  type PlayedGame,
  pairScore,
  pairSteps,
  pairsOf,
  playPair,
  type Standing,
  standingOf,
} from "./tournament/playPair.ts";

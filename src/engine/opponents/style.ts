import type * as searches from "../searches/index.ts";

/** What an opponent can go by: chance alone, sampling, or one of the searches. */
export const thinkers = [
  "chance",
  "minimax",
  "shallowAlphaBeta",
  "failHard",
  "alphaBeta",
  "alphaBetaWithTable",
  "failHardWithTable",
  "orderedAlphaBeta",
  "quiescence",
  "negamax",
  "negamaxAlphaBeta",
  "negaScout",
  "mtdf",
  "mcts",
] as const satisfies readonly ("chance" | "mcts" | keyof typeof searches)[];
export type Thinker = (typeof thinkers)[number];

/** How somebody plays: what looks ahead, what ends it, and how carefully the move is chosen. */
export interface Style {
  readonly thinker: Thinker;
  /** Plies to look ahead at most; no limit by default. */
  readonly depth?: number;
  /** Nodes to enter at most, or for sampling games to play out; no limit by default. */
  readonly budget?: number;
  /** Seconds to think at most. The engine has no clock: whoever asks it counts them, and says `stop`. */
  readonly seconds?: number;
  /** Moves to look at, in a game that is too wide to look at all. */
  readonly width?: number;
  /**
   * Deliberate imperfection: the move is drawn by `softmax` of the values at this temperature, in units of the
   * estimate. 0, the default, plays the best.
   */
  readonly temperature?: number;
}

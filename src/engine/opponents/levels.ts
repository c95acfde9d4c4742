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

/** From the easiest to the hardest; each beats the one before it, which `npm run bench levelMatches` shows. */
export const levelNames = ["beginner", "casual", "club", "master"] as const;
export type LevelName = (typeof levelNames)[number];

/** The games that have levels, by their names in `games`. */
export type LeveledGame = keyof typeof levels;

const ordered = { thinker: "orderedAlphaBeta" } as const;

/**
 * The styles of each game's levels. Limits are plies and nodes, so that a game is the same on every machine; temperatures
 * are in units of the game's own estimate, where a man in checkers is 0.01 and a whole game 1.
 */
export const levels = {
  ticTacToe: {
    beginner: { ...ordered, depth: 1, temperature: 0.5 },
    casual: { ...ordered, depth: 1, temperature: 0.15 },
    club: { ...ordered, depth: 2, temperature: 0.15 },
    master: { ...ordered },
  },
  connectFour: {
    beginner: { ...ordered, depth: 1, temperature: 0.05 },
    casual: { ...ordered, depth: 3, temperature: 0.02 },
    club: { ...ordered, depth: 5, temperature: 0.004 },
    master: { ...ordered, budget: 30_000 },
  },
  othello: {
    beginner: { ...ordered, depth: 1, temperature: 0.03 },
    casual: { ...ordered, depth: 2, temperature: 0.008 },
    club: { ...ordered, depth: 4, temperature: 0.002 },
    master: { ...ordered, budget: 30_000 },
  },
  checkers: {
    beginner: { ...ordered, depth: 2, temperature: 0.02 },
    casual: { ...ordered, depth: 3, temperature: 0.003 },
    club: { ...ordered, depth: 5, temperature: 0.0005 },
    master: { ...ordered, budget: 30_000 },
  },
  gomoku: {
    beginner: { ...ordered, depth: 1, temperature: 0.0012 },
    casual: { ...ordered, depth: 1, width: 12, temperature: 0.0003 },
    club: { ...ordered, depth: 2, width: 8, temperature: 0.00006 },
    master: { ...ordered, width: 10, budget: 4000 },
  },
} as const satisfies Record<string, Record<LevelName, Style>>;

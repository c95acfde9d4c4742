import type { Search } from "../engine/index.ts";
import {
  alphaBeta,
  failHard,
  minimax,
  mtdf,
  negamax,
  negamaxAlphaBeta,
  negaScout,
  shallowAlphaBeta,
} from "../engine/index.ts";

/** A search as figures offer it. */
export interface Algorithm {
  readonly search: Search;
  readonly title: string;
  /** Whether it has a window to show and to narrow. */
  readonly prunes: boolean;
  /** Whether some of its windows are one wide, and only ask whether a node is worth as much as their upper end. */
  readonly tests: boolean;
}

const plain = { prunes: false, tests: false };
const pruning = { prunes: true, tests: false };
const testing = { prunes: true, tests: true };

/** The algorithms a stepper can run, in the order of its menu. */
export const algorithms = {
  minimax: { search: minimax, title: "Minimax", ...plain },
  shallowAlphaBeta: { search: shallowAlphaBeta, title: "Shallow alpha–beta", ...pruning },
  failHard: { search: failHard, title: "Alpha–beta, fail-hard", ...pruning },
  alphaBeta: { search: alphaBeta, title: "Alpha–beta", ...pruning },
  negamax: { search: negamax, title: "Negamax", ...plain },
  negamaxAlphaBeta: { search: negamaxAlphaBeta, title: "Negamax alpha–beta", ...pruning },
  negaScout: { search: negaScout, title: "NegaScout", ...testing },
  mtdf: { search: mtdf, title: "MTD(f)", ...testing },
} as const satisfies Record<string, Algorithm>;

export type AlgorithmName = keyof typeof algorithms;

export const algorithmNames = Object.keys(algorithms) as AlgorithmName[];

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
import { titles } from "../listing/titles.ts";

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
  minimax: { search: minimax, title: titles.minimax, ...plain },
  shallowAlphaBeta: { search: shallowAlphaBeta, title: titles.shallowAlphaBeta, ...pruning },
  failHard: { search: failHard, title: titles.failHard, ...pruning },
  alphaBeta: { search: alphaBeta, title: titles.alphaBeta, ...pruning },
  negamax: { search: negamax, title: titles.negamax, ...plain },
  negamaxAlphaBeta: { search: negamaxAlphaBeta, title: titles.negamaxAlphaBeta, ...pruning },
  negaScout: { search: negaScout, title: titles.negaScout, ...testing },
  mtdf: { search: mtdf, title: titles.mtdf, ...testing },
} as const satisfies Record<string, Algorithm>;

export type AlgorithmName = keyof typeof algorithms;

export const algorithmNames = Object.keys(algorithms) as AlgorithmName[];

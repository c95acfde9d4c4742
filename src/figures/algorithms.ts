import type { Search } from "../engine/index.ts";
import { alphaBeta, failHard, minimax, shallowAlphaBeta } from "../engine/index.ts";

/** A search as figures offer it. */
export interface Algorithm {
  readonly search: Search;
  readonly title: string;
  /** Whether it has a window to show and to narrow. */
  readonly prunes: boolean;
}

/** The algorithms a stepper can run, in the order of its menu. */
export const algorithms = {
  minimax: { search: minimax, title: "Minimax", prunes: false },
  shallowAlphaBeta: { search: shallowAlphaBeta, title: "Shallow alpha–beta", prunes: true },
  failHard: { search: failHard, title: "Alpha–beta, fail-hard", prunes: true },
  alphaBeta: { search: alphaBeta, title: "Alpha–beta", prunes: true },
} as const satisfies Record<string, Algorithm>;

export type AlgorithmName = keyof typeof algorithms;

export const algorithmNames = Object.keys(algorithms) as AlgorithmName[];

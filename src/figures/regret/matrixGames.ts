import type { Payoffs } from "../../engine/index.ts";
import { coin, hand } from "./words.ts";

/** A matrix game to begin with. */
export interface MatrixGame {
  readonly payoffs: Payoffs;
  /** What row's actions are called, and column's. */
  readonly actions: readonly [readonly string[], readonly string[]];
}

/** Matrix games that have a name; every other is typed. */
export const matrixGames = {
  rockPaperScissors: {
    payoffs: [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ],
    actions: [hand, hand],
  },
  skewed: {
    payoffs: [
      [0, -1, 2],
      [1, 0, -1],
      [-2, 1, 0],
    ],
    actions: [hand, hand],
  },
  pennies: {
    payoffs: [
      [1, -1],
      [-1, 1],
    ],
    actions: [coin, coin],
  },
} as const satisfies Record<string, MatrixGame>;

export type MatrixGameName = keyof typeof matrixGames;

export const matrixGameNames = Object.keys(matrixGames) as MatrixGameName[];

/**
 * What a matrix's actions are called: as in the named game that it has more than half of its payoffs from, since whoever
 * changes one payoff of rock, paper, scissors still speaks of them. Any other matrix has letters.
 */
export function actionsOf(payoffs: Payoffs): MatrixGame["actions"] {
  const named = matrixGameNames.find((name) => kept(matrixGames[name].payoffs, payoffs) > 0.5);
  if (named) return matrixGames[named].actions;
  return [["A", "B", "C"].slice(0, payoffs.length), ["X", "Y", "Z"].slice(0, payoffs[0].length)];
}

/** The share of a game's payoffs that are in another in the same place; 0 where they differ in shape. */
function kept(payoffs: Payoffs, others: Payoffs): number {
  if (payoffs.length !== others.length || payoffs[0].length !== others[0].length) return 0;
  const same = payoffs.map((values, i) => values.filter((value, j) => value === others[i][j]).length);
  return same.reduce((sum, count) => sum + count, 0) / payoffs.flat().length;
}

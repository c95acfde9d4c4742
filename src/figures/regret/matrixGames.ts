import type { Payoffs } from "../../engine/index.ts";

/** A matrix game to begin with. */
export interface MatrixGame {
  readonly title: string;
  readonly payoffs: Payoffs;
  /** What row's actions are called, and column's. */
  readonly actions: readonly [readonly string[], readonly string[]];
}

const hand = ["rock", "paper", "scissors"];
const coin = ["heads", "tails"];

/** Matrix games that have a name; every other is typed. */
export const matrixGames = {
  rockPaperScissors: {
    title: "Rock, paper, scissors",
    payoffs: [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ],
    actions: [hand, hand],
  },
  skewed: {
    title: "Rock counts double",
    payoffs: [
      [0, -1, 2],
      [1, 0, -1],
      [-2, 1, 0],
    ],
    actions: [hand, hand],
  },
  pennies: {
    title: "Matching pennies",
    payoffs: [
      [1, -1],
      [-1, 1],
    ],
    actions: [coin, coin],
  },
} as const satisfies Record<string, MatrixGame>;

export type MatrixGameName = keyof typeof matrixGames;

export const matrixGameNames = Object.keys(matrixGames) as MatrixGameName[];

/** Throws an error that says which games there are. */
export function readMatrixGame(name: string): MatrixGameName {
  const found = matrixGameNames.find((known) => known === name);
  if (found === undefined)
    throw new Error(`no such game as "${name}"; the games are ${matrixGameNames.join(", ")}`);
  return found;
}

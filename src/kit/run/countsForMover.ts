import type { AlgorithmName } from "./algorithms.ts";

/** The searches that count every value for the side to move; figures show all values for MAX. */
const forMovers: ReadonlySet<AlgorithmName> = new Set([
  "negamax",
  "negamaxAlphaBeta",
  "negaScout",
  "mtdf",
  "negatedMinimum",
  "missingResearch",
  "invertedResearch",
  "tableForOneSide",
] satisfies AlgorithmName[]);

export const countsForMover = (algorithm: AlgorithmName): boolean => forMovers.has(algorithm);

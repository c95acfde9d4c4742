import { type MistakeName, mistakes, type SearchName } from "../mistakes/index.ts";

const rightSearches = {
  alphaBeta: "minimax",
  shallowAlphaBeta: "alphaBeta",
  failHard: "alphaBeta",
  quiescence: "alphaBeta",
  alphaBetaWithTable: "alphaBeta",
  failHardWithTable: "alphaBetaWithTable",
  orderedAlphaBeta: "alphaBetaWithTable",
  negamax: "minimax",
  negamaxAlphaBeta: "negamax",
  negaScout: "negamaxAlphaBeta",
  mtdf: "negamaxAlphaBeta",
} as const satisfies Record<Exclude<SearchName, "minimax">, SearchName>;

const spoiled = Object.fromEntries(
  Object.entries(mistakes).map(([name, { spoils }]) => [name, spoils]),
) as Readonly<Record<MistakeName, SearchName>>;

/**
 * The search that each one is best read against: the smallest honest difference. Minimax is read on its own, a mistake
 * against the search that it spoils.
 */
export const predecessors: Readonly<Partial<Record<SearchName | MistakeName, SearchName>>> = {
  ...rightSearches,
  ...spoiled,
};

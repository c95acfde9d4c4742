/**
 * The search that each one is best read against: the smallest honest difference. Minimax is read on its own, a mistake
 * against the search that it spoils.
 */
export const predecessors: Readonly<Record<string, string>> = {
  alphaBeta: "minimax",
  shallowAlphaBeta: "alphaBeta",
  failHard: "alphaBeta",
  failHardAboveOnly: "failHard",
  quiescence: "alphaBeta",
  alphaBetaWithTable: "alphaBeta",
  orderedAlphaBeta: "alphaBetaWithTable",
  negamax: "minimax",
  negamaxAlphaBeta: "negamax",
  negaScout: "negamaxAlphaBeta",
  mtdf: "negamaxAlphaBeta",
  cutAboveOnly: "alphaBeta",
  tableWithoutBounds: "alphaBetaWithTable",
  tableWithoutDepth: "alphaBetaWithTable",
  tableForOneSide: "negamax",
  keyWithoutSide: "alphaBetaWithTable",
  missingResearch: "negaScout",
  invertedResearch: "negaScout",
  negatedMinimum: "negamaxAlphaBeta",
  lastOfEquals: "alphaBeta",
  colourFixed: "negamax",
  estimateForEnd: "minimax",
  drawGoesOn: "minimax",
  flipAfterPass: "negamax",
  randomEstimate: "minimax",
  clockSeed: "minimax",
  noAlphaAtRoot: "alphaBeta",
  slowDigest: "alphaBetaWithTable",
};

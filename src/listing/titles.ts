/** What a reader calls each search, by its exported name: a line here for every file in engine/searches and engine/mistakes. */
export const titles: Readonly<Record<string, string>> = {
  minimax: "Minimax",
  alphaBeta: "Alpha–beta",
  shallowAlphaBeta: "Shallow alpha–beta",
  failHard: "Fail-hard alpha–beta",
  alphaBetaWithTable: "Alpha–beta with a table",
  orderedAlphaBeta: "Alpha–beta with a table and move ordering",
  quiescence: "Alpha–beta with quiescence",
  negamax: "Negamax",
  negamaxAlphaBeta: "Negamax alpha–beta",
  negaScout: "NegaScout",
  mtdf: "MTD(f)",
  cutAboveOnly: "Alpha–beta that cuts above beta only",
  tableWithoutBounds: "Table without bound flags",
  tableWithoutDepth: "Table without depths",
  tableForOneSide: "Table that mixes up the sides",
  keyWithoutSide: "Table keys without the side to move",
};

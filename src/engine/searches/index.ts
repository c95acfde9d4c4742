export { alphaBeta } from "./alphaBeta.ts";
export { alphaBetaWithTable } from "./alphaBetaWithTable.ts";
export { failHard } from "./failHard.ts";
export { minimax } from "./minimax.ts";
export { type MtdfOptions, mtdf } from "./mtdf.ts";
export { negamax } from "./negamax.ts";
export { negamaxAlphaBeta } from "./negamaxAlphaBeta.ts";
export { negaScout } from "./negaScout.ts";
export { shallowAlphaBeta } from "./shallowAlphaBeta.ts";

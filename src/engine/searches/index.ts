export { alphaBeta } from "./alphaBeta.ts";
export { failHard } from "./failHard.ts";
export { minimax } from "./minimax.ts";
export { shallowAlphaBeta } from "./shallowAlphaBeta.ts";

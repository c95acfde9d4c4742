import { gomoku } from "./gomoku.ts";

/**
 * Gomoku on the 15 × 15 points of its usual board, every free one a move: the rules themselves, as a record of games
 * has them. A search that is to see further than two plies asks for `gomoku(15, { width })`.
 */
export const gomokuBoard = gomoku();

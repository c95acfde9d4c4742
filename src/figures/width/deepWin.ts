/**
 * A position of gomoku, rows from the top, with X to move, where width and depth trade: the narrowest search leaves out
 * the winning move, those that look at a few more points see the win, and the widest do not get so far.
 */
export const deepWin = `${[
  "...............",
  "...............",
  "...............",
  "...............",
  ".....X....O....",
  "......O........",
  ".......OX......",
  ".......XOX.....",
  ".......X.O.....",
  ".....O.XXOX....",
  "...............",
  ".......O.......",
  "...............",
  "...............",
  "...............",
].join("/")} X`;

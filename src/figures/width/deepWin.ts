/**
 * A position of gomoku, rows from the top, with X to move and to win, where width and depth trade: a width of 4 finds
 * the win, 2 leaves out a move that it needs, and the widest do not get so far and play a move that loses.
 */
export const deepWin = `${[
  "...............",
  "...............",
  "...............",
  "...............",
  "....OXO........",
  "....O..O.......",
  "......XO.X.....",
  "....OXXXO......",
  "....XXOO.X.....",
  "......X..O.....",
  "...............",
  "...............",
  "...............",
  "...............",
  "...............",
].join("/")} X`;

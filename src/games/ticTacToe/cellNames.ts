/** The nine cells of a tic-tac-toe board, row by row, as a sentence names them. */
export const cellNames = [
  "top left",
  "top",
  "top right",
  "left",
  "the centre",
  "right",
  "bottom left",
  "bottom",
  "bottom right",
] as const;

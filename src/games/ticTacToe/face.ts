import type { Face } from "../face/face.ts";
import { cellNames } from "./cellNames.ts";

export const ticTacToe: Face = {
  title: "Tic-tac-toe",
  extent: "small",
  inARow: 3,
  aim: "cell",
  cellName: ({ column, row }) => cellNames[3 * row + column].replace("the ", ""),
  moveName: (written) => cellNames[Number(written)],
  numbering: "Squares are numbered from 0 to 8, row by row.",
  positionForm: "nine characters of X, O and a dot",
  opening: { depth: 9 },
  toProve: "OXOX.....",
};

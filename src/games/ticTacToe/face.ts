import { ticTacToeClass } from "../../engine/games/ticTacToeClass.ts";
import type { Face } from "../face/face.ts";
import * as words from "./words.ts";

export const ticTacToe: Face = {
  title: words.title,
  extent: "small",
  inARow: 3,
  drawsOthers: true,
  aim: "cell",
  cellName: ({ column, row }) => words.cellLabels[3 * row + column],
  moveName: (written) => words.cellNames[Number(written)],
  moveLabel: (written) => words.cellLabels[Number(written)],
  numbering: words.numbering,
  positionForm: words.positionForm,
  wholeDepth: 9,
  classOf: (position) => ticTacToeClass(position as number),
  opening: { depth: 9 },
  toProve: "OXOX.....",
};

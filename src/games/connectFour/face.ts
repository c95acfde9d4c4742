import type { Face } from "../face/face.ts";
import * as words from "./words.ts";

export const connectFour: Face = {
  title: words.title,
  extent: "middle",
  inARow: 4,
  aim: "column",
  // Rows count from where the pieces come to rest.
  cellName: ({ column, row }, rows) => words.cellName(column + 1, rows - row),
  moveName: words.moveName,
  positionForm: words.positionForm,
  movesSoFar: /^[1-7]*$/,
  wholeDepth: 6,
  opening: { depth: 6 },
  toProve: "6143546437447336457163327767",
};

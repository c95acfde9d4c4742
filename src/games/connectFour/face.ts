import type { Face } from "../face/face.ts";

export const connectFour: Face = {
  title: "Connect Four",
  extent: "middle",
  inARow: 4,
  aim: "column",
  // Rows count from where the pieces come to rest.
  cellName: ({ column, row }, rows) => `column ${column + 1}, row ${rows - row}`,
  moveName: (written) => `column ${written}`,
  positionForm: "the moves so far, such as 4453",
  movesSoFar: /^[1-7]*$/,
  opening: { depth: 6 },
  toProve: "6143546437447336457163327767",
};

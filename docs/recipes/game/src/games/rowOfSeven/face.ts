import type { Face } from "../face/face.ts";
import * as words from "./words.ts";

export const rowOfSeven: Face = {
  title: words.title,
  extent: "small",
  inARow: 3,
  aim: "cell",
  cellName: ({ column }) => words.cellName(column),
  numbering: words.numbering,
  positionForm: words.positionForm,
  wholeDepth: 7,
  opening: { depth: 7 },
};

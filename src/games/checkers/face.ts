import type { Face, Place } from "../face/face.ts";
import * as words from "./words.ts";

/** Dark squares are numbered row by row; the first of an even row is in its second column. */
const isDark = ({ column, row }: Place) => (column + row) % 2 === 1;
const squareOfCell = ({ column, row }: Place) => 4 * row + (column >> 1) + 1;
const cellOfSquare = (square: number) => {
  const row = Math.floor((square - 1) / 4);
  return 8 * row + 2 * ((square - 1) % 4) + (row % 2 === 0 ? 1 : 0);
};

export const checkers: Face = {
  title: words.title,
  extent: "middle",
  size: 340,
  aim: "piece",
  cellName: (place) => (isDark(place) ? words.square(squareOfCell(place)) : words.lightSquare),
  cellLabel: (place) => (isDark(place) ? String(squareOfCell(place)) : words.lightSquare),
  pieces: {
    x: words.blackMan,
    X: words.blackKing,
    o: words.whiteMan,
    O: words.whiteKing,
  },
  sides: { max: { glyph: "x", name: words.black }, min: { glyph: "o", name: words.white } },
  isCounted: true,
  showsLegal: true,
  pathOf: (written) => written.split(/[-x]/).map((square) => cellOfSquare(Number(square))),
  positionForm: words.positionForm,
  // Some moves into a game, where it matters which move is looked at first.
  wholeDepth: 7,
  opening: { position: "B:W12,17,18,19,22,25,27,29,30,31,32:B1,2,3,4,7,8,9,10,11,13", depth: 7 },
};

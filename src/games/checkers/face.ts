import type { Face, Place } from "../face/face.ts";

/** Dark squares are numbered row by row; the first of an even row is in its second column. */
const isDark = ({ column, row }: Place) => (column + row) % 2 === 1;
const cellOfSquare = (square: number) => {
  const row = Math.floor((square - 1) / 4);
  return 8 * row + 2 * ((square - 1) % 4) + (row % 2 === 0 ? 1 : 0);
};

export const checkers: Face = {
  title: "Checkers",
  extent: "middle",
  size: 340,
  aim: "piece",
  cellName: ({ column, row }) =>
    isDark({ column, row }) ? `square ${4 * row + (column >> 1) + 1}` : "light square",
  pieces: {
    x: ["black man", "black men"],
    X: ["black king", "black kings"],
    o: ["white man", "white men"],
    O: ["white king", "white kings"],
  },
  sides: { max: { glyph: "x", name: "Black" }, min: { glyph: "o", name: "White" } },
  isCounted: true,
  showsLegal: true,
  pathOf: (written) => written.split(/[-x]/).map((square) => cellOfSquare(Number(square))),
  positionForm: "who is to move, W and White’s squares, B and Black’s: B:W21,K30:B1,2",
  // Some moves into a game, where it matters which move is looked at first.
  opening: { position: "B:W12,17,18,19,22,25,27,29,30,31,32:B1,2,3,4,7,8,9,10,11,13", depth: 7 },
};

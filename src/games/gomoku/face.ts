import type { Face } from "../face/face.ts";
import { letters } from "../face/letters.ts";

const emptyRows = (count: number) => Array.from({ length: count }, () => "...............");

export const gomoku: Face = {
  title: "Gomoku",
  extent: "large",
  size: 400,
  inARow: 5,
  // Stones fill their cells: a narrower band would not be seen.
  winBand: 1.1,
  aim: "cell",
  cellName: ({ column, row }, rows) => `${letters[column]}${rows - row}`,
  coordinates: { column: (column) => letters[column], row: (row, rows) => String(rows - row) },
  pieces: { X: ["black stone", "black stones"], O: ["white stone", "white stones"] },
  sides: { max: { glyph: "X", name: "Black" }, min: { glyph: "O", name: "White" } },
  positionForm: "fifteen rows of X, O and a dot joined by /, a blank, and X or O to move",
  // Some moves into a game, where it matters which move is looked at first.
  opening: {
    position: `${[
      ...emptyRows(5),
      ".....O.........",
      "......X........",
      "......OXX......",
      "......OOX......",
      ...emptyRows(6),
    ].join("/")} X`,
    depth: 5,
  },
  drawnDepth: 1,
  putsFirst: "best-looking first",
  width: { searched: 7, played: 10, most: 225 },
};

import type { Face } from "../face/face.ts";
import { letters } from "../face/picture.ts";
import * as words from "./words.ts";

const emptyRows = (count: number) => Array.from({ length: count }, () => "...............");

export const gomoku: Face = {
  title: words.title,
  extent: "large",
  size: 400,
  inARow: 5,
  // Stones fill their cells: a narrower band would not be seen.
  winBand: 1.1,
  aim: "cell",
  cellName: ({ column, row }, rows) => `${letters[column]}${rows - row}`,
  coordinates: { column: (column) => letters[column], row: (row, rows) => String(rows - row) },
  pieces: { X: words.blackStone, O: words.whiteStone },
  sides: { max: { glyph: "X", name: words.black }, min: { glyph: "O", name: words.white } },
  positionForm: words.positionForm,
  // Some moves into a game, where it matters which move is looked at first.
  wholeDepth: 5,
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
  putsFirst: words.putsFirst,
  width: { searched: 7, played: 10, most: 225 },
};

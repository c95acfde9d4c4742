import type { Face } from "../face/face.ts";
import { letters } from "../face/letters.ts";

export const othello: Face = {
  title: "Othello",
  extent: "middle",
  size: 340,
  aim: "cell",
  cellName: ({ column, row }) => `${letters[column]}${row + 1}`,
  coordinates: { column: (column) => letters[column], row: (row) => String(row + 1) },
  pieces: { X: ["black disc", "black discs"], O: ["white disc", "white discs"] },
  sides: { max: { glyph: "X", name: "Black" }, min: { glyph: "O", name: "White" } },
  isCounted: true,
  showsLegal: true,
  noMove: "A disc here would turn nothing over.",
  positionForm: "64 squares of X, O and -, a blank, and X or O to move",
  // Some moves into a game, where it matters which move is looked at first.
  opening: {
    position: "--------------------XOX----OOO-----OXOO----OXX------XX------X--- X",
    depth: 5,
  },
  drawnDepth: 3,
  putsFirst: "corners first",
};
